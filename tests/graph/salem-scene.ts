import type { PanelShape } from '../../src/graph/layouts/panel-shape.ts';
import { sectorLayout } from '../../src/graph/layouts/sector-layout.ts';
import type { Scene, Standing } from '../../src/graph/scene.ts';

const NAMES = ['Ann', 'Bob', 'Cat', 'Dan', 'Eve'];
const ROLES = ['LOO', 'DOC', 'VET', 'MAY', 'GFR'];

function permutations(items: readonly string[]): readonly (readonly string[])[] {
  if (items.length < 2) return [items];
  return items.flatMap((item, index) => permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]));
}

/** The 120 ways to deal five roles to five players. */
export const salemDeals = permutations(ROLES);

/** Their pictures. */
export const salemFaces = salemDeals.map((deal) => deal.map((sign, of) => ({ of, sign })));

/** A scene of Salem, with the standing of each world as told. */
export function salemScene(
  standingOf: (deal: readonly string[]) => Standing,
  actual: string | null = null,
  shape: PanelShape = 'wide',
): Scene {
  const layout = sectorLayout(salemFaces, 'GFR', shape);
  const worlds = salemDeals.map((deal, index) => {
    const standing = standingOf(deal);
    const id = deal.join('-');
    return {
      id,
      place: layout.places[index],
      signs: deal.map((role) => ({ letter: role.charAt(0), colour: `role-${role.toLowerCase()}`, label: role })),
      standing,
      count: 3,
      actual: id === actual,
      label: `${deal.map((role, player) => `${NAMES[player]} is ${role}`).join(', ')}: ${standing}`,
      reason: standing === 'pruned' ? 'Night 1: Cat died and was the Veteran' : '',
    };
  });
  const possible = worlds.filter(({ standing }) => standing === 'possible');
  return {
    width: layout.width,
    height: layout.height,
    picture: layout.picture,
    worlds,
    regions: layout.sectors.map(({ player, outline, labelBox }) => {
      const here = possible.filter(({ id }) => id.split('-').indexOf('GFR') === player).length;
      return {
        id: `region-${String(player)}`,
        label: `${NAMES[player ?? 0]} is the Godfather`,
        outline,
        labelBox,
        dark: here === 0,
        gone: here === 0,
        possible: here,
      };
    }),
    axes: [],
    cells: [],
    edges: [],
    centre: { ...layout.centre, count: possible.length, caption: 'worlds are possible' },
  };
}
