/** What is wrong with a page, as far as a machine can tell. */
import { controlFindings } from './controls.mjs';
import { drawingFindings } from './drawings.mjs';
import { geometryOfPage } from './geometry.mjs';
import { roomFindings } from './room.mjs';
import { textFindings } from './texts.mjs';

/** @typedef {{ check: string, what: string }} Finding */

const CHECKS = [textFindings, controlFindings, drawingFindings, roomFindings];

/**
 * What is wrong with a page at rest. Functions are carried into the page as text: each uses nothing from outside itself but the geometry.
 * @param {import('playwright-core').Page} page
 * @returns {Promise<Finding[]>}
 */
export function findings(page) {
  return page.evaluate(`{
    const geometry = (${geometryOfPage})();
    [${CHECKS.join(', ')}].flatMap((check) => check(geometry));
  }`);
}
