/** The shapes a scene comes in. Panels are sorted into these few, so that places stay while a window is resized a little. */
export type PanelShape = 'broad' | 'oblong' | 'wide' | 'square' | 'tall';

/**
 * Scene units are about the pixels of the panel: in a window of 1280 x 720 it is oblong, on a tablet broad, on a telephone tall. In
 * a larger window everything grows. So a letter of 11 units can be read everywhere.
 */
export const SCENE_SIZES = {
  broad: { width: 760, height: 350 },
  oblong: { width: 636, height: 370 },
  wide: { width: 650, height: 460 },
  square: { width: 520, height: 500 },
  tall: { width: 350, height: 640 },
} as const;

/** Least ratios of width to height, from the broadest shape on. */
const LEAST_RATIOS = [
  ['broad', 1.95],
  ['oblong', 1.56],
  ['wide', 1.22],
  ['square', 0.84],
  ['tall', 0],
] as const;

/** A shape is kept until the panel has left its ratios by this factor. */
const RELUCTANCE = 1.08;

/**
 * The shape to lay worlds out in for a panel of `width` x `height` pixels. Give the shape in use as `previous`: it is kept
 * while the panel hovers about the border between two shapes.
 */
export function panelShape(width: number, height: number, previous?: PanelShape): PanelShape {
  const ratio = width > 0 && height > 0 ? width / height : 1;
  const shapeOf = (value: number) => LEAST_RATIOS.find(([, least]) => value >= least)?.[0] ?? 'tall';
  const near = [ratio, ratio * RELUCTANCE, ratio / RELUCTANCE].map(shapeOf);
  return previous !== undefined && near.includes(previous) ? previous : shapeOf(ratio);
}
