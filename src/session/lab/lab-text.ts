import { openText } from '../../logic/exchange/open-text.ts';
import { isPlaygroundLink } from '../../logic/exchange/playground.ts';

/** How a structure's text begins, after comments. */
const STRUCTURE = /^(?:\s|--[^\n]*\n|\{-[^]*?-\})*VARS\b/;
const MODEL = /^\s*\{[^]{0,400}"format"\s*:\s*"kripketown-model"/;
const MODEL_LINK = /^(?:\S*#)?m1\./;

/** Whether a text is a model for the lab, be it faulty, and no game: a structure, a model in JSON, or a link. */
export function isLabText(text: string): boolean {
  const start = text.slice(0, 2000).trimStart();
  if (STRUCTURE.test(text) || MODEL.test(start) || MODEL_LINK.test(start) || isPlaygroundLink(start)) return true;
  return !start.startsWith('{') && openText(text).ok;
}
