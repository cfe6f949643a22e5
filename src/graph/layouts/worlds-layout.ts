import { carriersLayout } from './carriers-layout.ts';
import { gridLayout } from './grid-layout.ts';
import type { Face } from './group-faces.ts';
import { layersLayout } from './layers-layout.ts';
import type { PanelShape } from './panel-shape.ts';
import type { LayoutPlan, WorldsLayout } from './plan.ts';
import { sectorsLayout } from './sectors.ts';

/** Lays worlds out as a game wants it, for a panel of a shape. */
export function worldsLayout(faces: readonly Face[], plan: LayoutPlan, shape: PanelShape): WorldsLayout {
  if (plan.kind === 'carriers') return carriersLayout(faces, plan.sign, shape);
  if (plan.kind === 'layers') return layersLayout(faces, plan.sign, shape);
  if (plan.kind === 'grid') return gridLayout(faces, plan.place, shape);
  return sectorsLayout(faces, plan.sign, shape);
}
