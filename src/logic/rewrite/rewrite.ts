import { and, not } from '../formula/constructors.ts';
import type { Announcement, Formula } from '../formula/formula.ts';
import { operandsOf, subformulas, withOperands } from '../formula/inspect.ts';
import { logicMessages } from '../messages.ts';
import type { PlainEventModel } from '../plain/plain-events.ts';
import type { AxiomName, MembersOf, Obstacle, Reduced } from './axioms.ts';
import { reduceBox } from './axioms.ts';
import type { Box } from './box.ts';
import { eventBoxes, newsBox, publicBox } from './box.ts';

/** One line of a reduction: the whole formula after an axiom was used at one place. */
export interface Line {
  readonly axiom: AxiomName;
  readonly formula: Formula;
}

/** A formula rewritten step by step until no announcement is left, or as far as it goes. */
export interface Rewriting {
  readonly start: Formula;
  readonly lines: readonly Line[];
  /**
   * Why announcements are left; null if none are. `common`: there is no reduction axiom for C. `group`: the members of `all` or `living` are not known
   * here. `length`: it would get too long.
   */
  readonly obstacle: Obstacle | 'length' | null;
  /** The formula at which it stopped, if it did. */
  readonly stuckAt: Formula | null;
}

/** More lines than these, or formulas with more operators, help nobody. */
const MOST_LINES = 500;
const LARGEST = 5000;

/**
 * Rewrites announcements away, innermost first, one axiom a line; each line is equivalent to the one before. Where the members of `all`
 * or `living` must be named and `membersOf` does not know them, the reduction stops.
 */
export function rewriteAnnouncements(start: Formula, membersOf: MembersOf = () => null): Rewriting {
  return rewriteWith(start, reduceNews, (group) => (group.kind === 'listed' ? group.agents : membersOf(group)));
}

/**
 * Rewrites `[e]formula`, after an event of an event model, until no box is left: first the announcements inside the formula, then the
 * event. In the lines `[e]` stands for "after the event e", as the announcement of an atom would. Announcements in the
 * event model's own formulas are rewritten beforehand.
 * @throws RangeError if there is no such event.
 */
export function rewriteEvent(eventModel: PlainEventModel, event: string, formula: Formula): Rewriting {
  const number = eventModel.events.findIndex(({ name }) => name === event);
  if (number < 0) throw new RangeError(logicMessages.unknownEvent(event));
  const membersOf: MembersOf = (group) => (group.kind === 'listed' ? group.agents : eventModel.agents);
  const own: Rewriting[] = [];
  const plain = (inner: Formula): Formula => {
    const rewriting = rewriteAnnouncements(inner, membersOf);
    own.push(rewriting);
    return endOf(rewriting);
  };
  const events = eventModel.events.map(({ name, precondition, postconditions }) => ({
    name,
    precondition: plain(precondition),
    postconditions: postconditions.map(({ atom, becomes }) => ({ atom, becomes: plain(becomes) })),
  }));
  const boxes = new Map(eventBoxes({ ...eventModel, events }).map((box, index) => [events[index].name, box]));
  const wrapped = (inner: Formula) => boxes.get(event)?.wrap(inner) ?? inner;
  const before = rewriteAnnouncements(formula, membersOf);
  const lines = before.lines.map((line) => ({ ...line, formula: wrapped(line.formula) }));
  const stopped = [before, ...own].find(({ obstacle }) => obstacle !== null);
  if (stopped !== undefined) return { ...stopped, start: wrapped(formula), lines };
  const reduceEvent = ({ announced, then }: Announcement) => {
    const box = announced.kind === 'atom' ? boxes.get(announced.name) : undefined;
    if (box === undefined) throw new RangeError(logicMessages.unknownEvent(event));
    return reduceBox(box, then, membersOf);
  };
  const after = rewriteWith(wrapped(endOf(before)), reduceEvent, membersOf);
  return { ...after, start: wrapped(formula), lines: [...lines, ...after.lines] };
}

/** The last formula of a rewriting. */
export function endOf({ start, lines }: Rewriting): Formula {
  return lines.at(-1)?.formula ?? start;
}

type Reduce = (news: Announcement, membersOf: MembersOf) => Reduced | Obstacle;

function rewriteWith(start: Formula, reduce: Reduce, membersOf: MembersOf): Rewriting {
  const lines: Line[] = [];
  let formula = start;
  for (;;) {
    const news = innermost(formula);
    if (news === null) return { start, lines, obstacle: null, stuckAt: null };
    if (lines.length === MOST_LINES || sizeOf(formula) > LARGEST) {
      return { start, lines, obstacle: 'length', stuckAt: news };
    }
    const reduced = reduce(news, membersOf);
    if (typeof reduced === 'string') return { start, lines, obstacle: reduced, stuckAt: news };
    formula = replace(formula, news, reduced.formula);
    lines.push({ axiom: reduced.axiom, formula });
  }
}

function reduceNews(news: Announcement, membersOf: MembersOf): Reduced | Obstacle {
  const { hearers, announced, then, whether, dual } = news;
  if (whether) {
    if (dual) return { axiom: 'whetherDual', formula: { ...news, dual: false } };
    const told = (formula: Formula): Formula => ({ ...news, whether: false, announced: formula });
    return { axiom: 'whether', formula: and(told(announced), told(not(announced))) };
  }
  if (dual) return { axiom: 'dual', formula: and(announced, { ...news, dual: false }) };
  return reduceBox(boxOf(announced, hearers), then, membersOf);
}

function boxOf(announced: Formula, hearers: Announcement['hearers']): Box {
  return hearers === 'all' ? publicBox(announced) : newsBox(announced, hearers);
}

/** The first announcement in which no other stands; null if there is none. */
function innermost(formula: Formula): Announcement | null {
  let deepest: Announcement | null = null;
  for (const part of subformulas(formula)) {
    if (part.kind !== 'announcement') continue;
    // What comes next in the order of writing lies inside this one, or beside it.
    if (deepest !== null && !contains(deepest, part)) break;
    deepest = part;
  }
  return deepest;
}

function contains(outer: Formula, inner: Formula): boolean {
  for (const part of subformulas(outer)) if (part === inner) return true;
  return false;
}

/** The formula with every occurrence of the very node replaced. */
function replace(formula: Formula, old: Formula, next: Formula): Formula {
  if (formula === old) return next;
  const operands = operandsOf(formula);
  const changed = operands.map((operand) => replace(operand, old, next));
  return changed.every((operand, index) => operand === operands[index]) ? formula : withOperands(formula, changed);
}

function sizeOf(formula: Formula): number {
  return [...subformulas(formula)].length;
}
