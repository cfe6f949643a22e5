import type { Face } from './group-faces.ts';
import type { PanelShape } from './panel-shape.ts';
import type { WorldsLayout } from './plan.ts';
import { sectorLayout } from './sector-layout.ts';

/** A layout in sectors, as every layout is told of: see `sectorLayout`. */
export function sectorsLayout(faces: readonly Face[], sign: string, shape: PanelShape): WorldsLayout {
  const { sectors, ...layout } = sectorLayout(faces, sign, shape);
  return {
    ...layout,
    shows: 'all',
    regions: sectors.flatMap(({ player, members, outline, labelBox }) => {
      if (player === null) return [];
      return { id: `region-${player}`, subject: { kind: 'carriers', players: [player] }, members, outline, labelBox };
    }),
    axes: [],
  };
}
