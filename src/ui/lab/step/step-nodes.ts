import { wrapText } from '../../../graph/draw/fit-text.ts';
import { LINE_SIZE, TITLE_SIZE, type ModelNode } from '../../../graph/model/model-scene.ts';
import { printUnicode } from '../../../logic/formula/print.ts';
import type { PlainEventModel } from '../../../logic/plain/plain-events.ts';
import type { PlainModel } from '../../../logic/plain/plain-model.ts';
import type { DrawnProduct, LabStepModels } from '../../../session/lab/opened-step.ts';
import type { StepLabWords } from '../../words-lab-step.ts';

/** What is pointed at: nodes of the three drawings, lit together. */
export interface Lit {
  readonly worlds: ReadonlySet<number>;
  readonly events: ReadonlySet<number>;
  readonly product: ReadonlySet<number>;
}

/** Room for what is written in a node, in units, and in how many lines. */
const ROOM = { world: 126, event: 150 };
const LINES = 3;
/** Where there are few, there is room for more. */
const FEW_EVENTS = { most: 3, lines: 8 };
const FEW_WORLDS = { most: 12, lines: 6 };
const TITLE_ROOM = 130;

const NOTHING: ReadonlySet<number> = new Set();

/** What is lit together with a node of one of the drawings. */
export function litWith(
  models: LabStepModels,
  product: DrawnProduct,
  at: { readonly panel: keyof Lit; readonly node: number },
): Lit {
  const { panel, node } = at;
  if (panel === 'product') {
    return {
      worlds: product.parents[node] ?? NOTHING,
      events: product.events[node] ?? NOTHING,
      product: new Set([node]),
    };
  }
  const from = panel === 'worlds' ? product.parents : product.events;
  const other = panel === 'worlds' ? product.events : product.parents;
  const children = [...from.keys()].filter((child) => from[child].has(node));
  // What was merged may come of others too: of the original pairs only those count.
  const pairs = models.product;
  const own = panel === 'worlds' ? pairs.parents : pairs.events;
  const across = panel === 'worlds' ? pairs.events : pairs.parents;
  const partners = new Set([...own.keys()].flatMap((pair) => (own[pair].has(node) ? [...across[pair]] : [])));
  const lit = new Set(children.flatMap((child) => [...other[child]].filter((one) => partners.has(one))));
  return {
    worlds: panel === 'worlds' ? new Set([node]) : lit,
    events: panel === 'events' ? new Set([node]) : lit,
    product: new Set(children),
  };
}

interface Marks {
  readonly actual: number | null;
  readonly possible: ReadonlySet<number> | null;
  readonly lit: ReadonlySet<number>;
}

/** The worlds of a model as they are drawn. */
export function worldNodes(
  { worlds, atoms }: PlainModel,
  marks: Marks,
  words: StepLabWords,
  from: (world: number) => string = () => '',
): readonly ModelNode[] {
  const most = worlds.length <= FEW_WORLDS.most ? FEW_WORLDS.lines : LINES;
  return worlds.map(({ name, facts }, world) => {
    const own = atoms.filter((atom) => facts.has(atom));
    const lines = own.length === 0 ? ['–'] : wrapText(own.join(', '), LINE_SIZE, ROOM.world, most);
    return node(name, lines, [words.spoken.world(name, words.facts(own)), from(world)], world, marks, words);
  });
}

/** The events of an event model as they are drawn. */
export function eventNodes(
  { events }: PlainEventModel,
  ways: readonly number[],
  marks: Marks,
  words: StepLabWords,
): readonly ModelNode[] {
  const most = events.length <= FEW_EVENTS.most ? FEW_EVENTS.lines : LINES;
  return events.map(({ name, precondition, postconditions }, event) => {
    const where = printUnicode(precondition);
    const changes = changesOf(postconditions);
    const changeLines = events.length <= FEW_EVENTS.most ? changes.slice(0, LINES) : changes.slice(0, 1);
    const more = changes.length > changeLines.length ? ' …' : '';
    const lines = [
      ...wrapText(where, LINE_SIZE, ROOM.event, most - changeLines.length),
      ...changeLines.flatMap((text, index) =>
        wrapText(index === changeLines.length - 1 ? `${text}${more}` : text, LINE_SIZE, ROOM.event, 1),
      ),
    ];
    const spoken = words.spoken.event(name, where, changes, words.details.ways(ways[event]));
    return node(name, lines, [spoken], event, marks, words);
  });
}

/** What an event changes, as it is written. */
export function changesOf(postconditions: PlainEventModel['events'][number]['postconditions']): readonly string[] {
  return postconditions.map(({ atom, becomes }) => `${printUnicode(atom)} := ${printUnicode(becomes)}`);
}

function node(
  name: string,
  lines: readonly string[],
  spoken: readonly string[],
  number: number,
  { actual, possible, lit }: Marks,
  words: StepLabWords,
): ModelNode {
  const isActual = number === actual;
  const isPossible = possible?.has(number) === true;
  return {
    id: name,
    title: wrapText(name, TITLE_SIZE, TITLE_ROOM, 1)[0],
    lines,
    spoken: [...spoken, ...(isActual ? [words.spoken.actual] : []), ...(isPossible ? [words.spoken.possible] : [])]
      .filter((part) => part !== '')
      .join(' '),
    isActual,
    isSelected: isPossible,
    truth: null,
    isMarked: lit.has(number),
    picked: '',
  };
}
