import { textWidth, wrapText } from '../../graph/draw/fit-text.ts';
import {
  LINE_SIZE,
  nodeSize,
  TITLE_SIZE,
  TRUTH_SIGNS,
  type FrameSize,
  type ModelNode,
  type ModelScene,
} from '../../graph/model/model-scene.ts';
import { placeParts } from '../../graph/model/parts-layout.ts';
import type { Part } from '../../session/lab/place-questions.ts';
import type { LawWords } from '../words-laws.ts';

const ROOM = 128;
const LINES = 3;
/** Room for true atoms where parts are many. */
const SHORT_ROOM = 74;
/** Up to so many chosen atoms, those that are false are written too. */
const FEW_ATOMS = 4;
/** Letters smaller than this, in pixels, are left out. */
const SMALLEST_LETTERS = 8.5;
/** A part of which only a sign is written. */
const SMALLEST_NODE = { width: 24, height: 20 };

/** How parts are told apart in the drawing. */
export interface PartsShown {
  readonly atoms: readonly string[];
  readonly agent: string | null;
  /** The facts of the part that was pressed; null for none. */
  readonly selected: string | null;
}

/** How a formula stands in a part. */
function truthOf({ holding, count }: Part): ModelNode['truth'] {
  if (holding === null) return null;
  return holding === count ? 'true' : holding === 0n ? 'false' : 'some';
}

/** What there is to say of a part, as sentences. */
export function sayPart(part: Part, { atoms, agent }: PartsShown, words: LawWords): readonly string[] {
  const { facts, count, holding, possible, isActual } = part;
  const own = new Set(facts);
  return [
    words.parts.part(
      facts,
      atoms.filter((atom) => !own.has(atom)),
      count,
    ),
    ...(isActual ? [words.parts.actual] : []),
    ...(holding === null ? [] : [words.parts.holding(holding, count)]),
    ...(agent === null || possible === null ? [] : [words.parts.held(agent, possible)]),
  ];
}

/** A part's name: the same as long as the same atoms are chosen. */
export function partId({ facts }: Part): string {
  return facts.join('\n');
}

/** The drawing of parts on a panel of some size: with as much written in each as can be read. */
export function partsScene(
  parts: readonly Part[],
  shown: PartsShown,
  panel: FrameSize,
  words: LawWords,
): Omit<ModelScene, 'title'> {
  const { atoms, agent, selected } = shown;
  const signs = parts.map(({ facts }) => {
    const own = new Set(facts);
    return atoms.map((atom) => own.has(atom));
  });
  const base = parts.map((part): ModelNode => {
    const held = agent !== null && part.possible !== null && part.possible > 0n;
    return {
      id: partId(part),
      title: words.parts.count(part.count),
      lines: [],
      spoken: sayPart(part, shown, words).join(' '),
      isActual: part.isActual,
      isSelected: selected === partId(part),
      truth: truthOf(part),
      isMarked: held,
      picked: '',
    };
  });
  const full = base.map((node, index) => ({ ...node, lines: linesOf(parts[index], shown, words) }));
  const short = base.map((node, index) => ({
    ...node,
    lines: wrapText(parts[index].facts.join(' '), LINE_SIZE, SHORT_ROOM, 1),
  }));
  for (const nodes of [full, short]) {
    const node = nodeSize(nodes, textWidth);
    const { places, frame } = placeParts(signs, node, panel);
    const scale = panel.width / frame.width;
    if (TITLE_SIZE * scale >= SMALLEST_LETTERS || parts.length === 0) return { nodes, places, lines: [], node, frame };
  }
  const tiny = base.map((node) => ({ ...node, title: node.truth === null ? '' : TRUTH_SIGNS[node.truth] }));
  const { places, frame } = placeParts(signs, SMALLEST_NODE, panel);
  return { nodes: tiny, places, lines: [], node: SMALLEST_NODE, frame, isDense: true };
}

function linesOf({ facts, possible }: Part, { atoms, agent }: PartsShown, words: LawWords): readonly string[] {
  const own = new Set(facts);
  const literals = atoms.length <= FEW_ATOMS ? atoms.map((atom) => (own.has(atom) ? atom : `¬${atom}`)) : facts;
  const text = literals.length === 0 ? (atoms.length === 0 ? words.parts.all : words.parts.none) : literals.join(', ');
  return [
    ...wrapText(text, LINE_SIZE, ROOM, LINES),
    ...(agent === null || possible === null || possible === 0n ? [] : [words.parts.possible(possible)]),
  ];
}
