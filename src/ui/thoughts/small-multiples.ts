import { panelShape, SCENE_SIZES, type PanelShape } from '../../graph/layouts/panel-shape.ts';

/** How small pictures stand side by side. */
export interface Multiples {
  readonly columns: number;
  readonly shape: PanelShape;
  /** How high each may be, in pixels; null where the list is scrolled. */
  readonly height: number | null;
}

/** What surrounds a picture: its frame, the line over it, and what lies between two of them; in pixels. */
const FRAME = { across: 22, down: 44, gap: 8 };
/** Pictures narrower than this show nothing; then the list is scrolled. */
const LEAST = 150;

/** As many columns, and pictures of that shape, as make them largest in a room of so many pixels. */
export function multiplesIn(count: number, width: number, height: number): Multiples {
  const most = Math.max(1, Math.min(count, Math.floor((width + FRAME.gap) / (LEAST + FRAME.gap))));
  let best: Multiples & { readonly area: number } = { columns: most, shape: 'square', height: null, area: 0 };
  for (let columns = most; columns >= 1; columns--) {
    const rows = Math.ceil(count / columns);
    const across = (width - (columns - 1) * FRAME.gap) / columns - FRAME.across;
    const down = (height - (rows - 1) * FRAME.gap) / rows - FRAME.down;
    if (across <= 0 || down < LEAST / 2) continue;
    const shape = panelShape(across, down);
    const size = SCENE_SIZES[shape];
    const scale = Math.min(across / size.width, down / size.height);
    const area = scale ** 2 * size.width * size.height;
    if (area > best.area) best = { columns, shape, height: Math.floor(down), area };
  }
  return { columns: best.columns, shape: best.shape, height: best.height };
}
