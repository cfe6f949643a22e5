import type { Place } from '../../kit/geometry.ts';
import { carriersLayout } from './carriers-layout.ts';
import { gridLayout } from './grid-layout.ts';
import type { Face } from './group-faces.ts';
import { layersLayout } from './layers-layout.ts';
import type { PanelShape } from './panel-shape.ts';
import type { LayoutPlan, WorldsLayout } from './plan.ts';
import { sectorsLayout } from './sectors.ts';

/** Lays worlds out as a game wants it, for a panel of a shape. */
export function worldsLayout(faces: readonly Face[], plan: LayoutPlan, shape: PanelShape): WorldsLayout {
  const { letters = 1 } = plan;
  if (plan.kind === 'carriers') return carriersLayout(faces, plan.sign, letters, shape);
  if (plan.kind === 'layers') return layersLayout(faces, plan.sign, letters, shape);
  if (plan.kind === 'grid') return gridLayout(faces, plan.place, letters, shape);
  return sectorsLayout(faces, plan.sign, shape);
}

/** The same for some of the faces alone, such as the few that are left of too many. The others have no entry among the places. */
export function layoutOfSome(
  faces: readonly Face[],
  some: readonly number[],
  plan: LayoutPlan,
  shape: PanelShape,
): WorldsLayout {
  const layout = worldsLayout(
    some.map((face) => faces[face]),
    plan,
    shape,
  );
  const places: Place[] = [];
  some.forEach((face, index) => {
    places[face] = layout.places[index];
  });
  const regions = layout.regions.map((region) => ({ ...region, members: region.members.map((index) => some[index]) }));
  return { ...layout, places, regions };
}
