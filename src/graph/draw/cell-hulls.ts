import { select } from 'd3';
import { blocksPath, cellBlocks } from '../cells.ts';
import type { CellMark, Scene } from '../scene.ts';
import type { Layer } from './layers.ts';

interface DrawnCell {
  /** Changes with the members: a changed cell fades out while the new one fades in. */
  readonly key: string;
  readonly blocks: string;
  readonly colour: string;
}

/** How long the style sheet fades a hull, in milliseconds. */
const FADE = 450;

function drawnCell({ id, members, colour }: CellMark, { worlds, picture }: Scene): DrawnCell {
  const inside = new Set(members);
  const placesWhere = (member: boolean) =>
    worlds.filter((world) => inside.has(world.id) === member).map(({ place }) => place);
  return {
    key: `${id}:${[...members].sort().join()}`,
    blocks: blocksPath(cellBlocks(placesWhere(true), placesWhere(false), picture)),
    colour,
  };
}

/** Draws the hulls of a scene's cells into their layer. */
export function drawCells(layer: Layer, scene: Scene, animate: boolean): void {
  // Rounded by a stroke that stays inside the gaps between pictures.
  const reach = scene.picture.signHeight * 0.4;
  layer
    .selectAll<SVGGElement, DrawnCell>('g.cell:not(.leaving)')
    .data(
      scene.cells.map((cell) => drawnCell(cell, scene)),
      ({ key }) => key,
    )
    .join(
      (enter) => {
        const cell = enter.append('g').attr('class', animate ? 'cell entering' : 'cell');
        cell.append('path').attr('class', 'cell-edge');
        cell.append('path').attr('class', 'cell-area');
        return cell;
      },
      (update) => update,
      (exit) => {
        if (!animate) return exit.remove();
        exit.attr('class', 'cell leaving').each(function removeLater() {
          setTimeout(() => select(this).remove(), FADE);
        });
        return exit;
      },
    )
    .style('--cell', ({ colour }) => `var(--${colour})`)
    .each(function drawPaths({ blocks }) {
      select(this)
        .select('.cell-edge')
        .attr('d', blocks)
        .attr('stroke-width', reach + 2);
      select(this).select('.cell-area').attr('d', blocks).attr('stroke-width', reach);
    });
}
