import type { Place } from '../../kit/geometry.ts';

/** A world or an event as it is drawn. */
export interface ModelNode {
  readonly id: string;
  /** What is written above the line in it, and in the lines below. */
  readonly title: string;
  readonly lines: readonly string[];
  /** What a screen reader says of it. */
  readonly spoken: string;
  readonly isActual: boolean;
  readonly isSelected: boolean;
  /** Whether a formula holds here; `some`: in some of the worlds that stand together here; null if none is asked about. */
  readonly truth: 'true' | 'some' | 'false' | null;
  /** Whether it belongs to what is pointed out. */
  readonly isMarked: boolean;
  /** A letter beside it, for one that was picked; empty for none. */
  readonly picked: string;
}

/** A line between two nodes, or from one to itself. */
export interface ModelLine {
  readonly from: number;
  readonly to: number;
  /** A relation, or two nodes that correspond to each other. */
  readonly kind: 'relation' | 'pair';
  /** The initials of the agents whose relation it shows; empty for a pair. */
  readonly label: string;
  /** Where it has tips. */
  readonly tips: 'none' | 'end' | 'both';
  /** Whether it belongs to what is pointed out. */
  readonly isMarked: boolean;
}

/** A model as it is drawn; all lengths are in units of the drawing. */
export interface ModelScene {
  readonly nodes: readonly ModelNode[];
  readonly places: readonly Place[];
  readonly lines: readonly ModelLine[];
  readonly node: NodeSize;
  readonly frame: Frame;
  /** What the whole drawing is, for a screen reader. */
  readonly title: string;
  /** Whether nodes are too small for badges; then their titles say it. */
  readonly isDense?: boolean;
}

export interface NodeSize {
  readonly width: number;
  readonly height: number;
}

export interface FrameSize {
  readonly width: number;
  readonly height: number;
}

/** The frame of a drawing, in its units; nodes keep away from its border. */
export interface Frame extends FrameSize {
  readonly margin: number;
}

/** How it is written whether a formula holds at a node. */
export const TRUTH_SIGNS = { true: '✓', some: '±', false: '✗' } as const;

/** Letters of the drawing, in units. */
export const TITLE_SIZE = 13;
export const LINE_SIZE = 14;
export const LABEL_SIZE = 13;
/** Room between a letter and its border. */
const PADDING = 9;
const NARROWEST = 46;
/** Bold letters are so much wider than widths are reckoned. */
const BOLD = 1.14;

/** Between two lines. */
export const LEADING = 3;

/** How high a title with so many lines below it is. */
export function textHeight(lines: number): number {
  return TITLE_SIZE + lines * (LINE_SIZE + LEADING);
}

/** How large every node must be so that what is written in it has room. */
export function nodeSize(
  nodes: readonly Pick<ModelNode, 'title' | 'lines'>[],
  width: (text: string, size: number) => number,
): NodeSize {
  const most = nodes.reduce((widest, { title, lines }) => {
    const own = [width(title, TITLE_SIZE), ...lines.map((line) => BOLD * width(line, LINE_SIZE))];
    return Math.max(widest, ...own);
  }, 0);
  const rows = nodes.reduce((highest, { lines }) => Math.max(highest, lines.length), 1);
  return { width: Math.max(NARROWEST, most + 2 * PADDING), height: textHeight(rows) + PADDING + 3 };
}
