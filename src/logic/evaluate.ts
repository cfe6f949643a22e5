import type { AtomFormula, Announcement, Collective, Formula, Group, Previously, Span } from './formula/formula.ts';
import { logicMessages } from './messages.ts';
import type { WorldSet } from './model.ts';
import { allWorlds } from './model.ts';
import type { Descents } from './update.ts';
import { complement, differ, intersect, unite } from './world-set.ts';

/**
 * What truth is asked of: a model of any kind with the meaning of its names, perhaps inside a formula, after some announcements.
 * The sets that its functions return are nobody else's and may be changed.
 */
export interface Frame {
  /** How many worlds there are. */
  readonly size: number;
  /** The agents' names, by number. */
  readonly agents: readonly string[];
  /** The numbers of the agents in the group `living`. */
  readonly living: readonly number[];
  /** The worlds in which an atom holds. @throws MeaningError if there is no such atom. */
  atom(atom: AtomFormula): WorldSet;
  /** K (or Kw, with `whether`) of what holds exactly at `inner`. */
  knows(agent: number, inner: WorldSet, whether: boolean): WorldSet;
  /** C or D of what holds exactly at `inner`; with `whether`, of that or of its negation. */
  together(kind: 'common' | 'distributed', agents: readonly number[], inner: WorldSet, whether: boolean): WorldSet;
  /** The frame after a piece of news; `hearers` is null for everybody. */
  after(announced: WorldSet, hearers: readonly number[] | null, whether: boolean): Step;
  /** The step that led here; null if there was none, or none is known. */
  before(): Step | null;
}

/** A step from one frame to another, with every descent of a world from a world. */
export interface Step {
  /** The frame on the other side. */
  readonly frame: Frame;
  readonly descents: readonly Descents[];
}

/** Thrown for a well-formed formula that means nothing here: an unknown agent or atom, or a step before the first. */
export class MeaningError extends Error {
  override readonly name = 'MeaningError';
  constructor(
    message: string,
    /** Where in the formula's text. */
    readonly span: Span,
  ) {
    super(message);
  }
}

/** Thrown where `Y` asks for what was before, and no step before is known. */
export class NoStepBefore extends MeaningError {
  override readonly name = 'MeaningError';
}

/**
 * The worlds of a frame at which a formula holds, for every kind of model alike. What it returns is nobody else's and may be changed.
 * @throws MeaningError for an unknown agent or atom, or if `Y` asks for a step where there was none.
 */
export function evaluate(frame: Frame, formula: Formula): WorldSet {
  switch (formula.kind) {
    case 'top':
      return allWorlds(frame);
    case 'bottom':
      return nowhere(frame);
    case 'atom':
      return frame.atom(formula);
    case 'not':
      return complement(evaluate(frame, formula.operand));
    case 'and':
      return formula.operands.reduce((sum, part) => intersect(sum, evaluate(frame, part)), allWorlds(frame));
    case 'or':
      return formula.operands.reduce((sum, part) => unite(sum, evaluate(frame, part)), nowhere(frame));
    case 'xor':
      return counted(frame, formula.operands, (count) => count % 2 === 1);
    case 'oneof':
      return counted(frame, formula.operands, (count) => count === 1);
    case 'implies':
      return unite(complement(evaluate(frame, formula.left)), evaluate(frame, formula.right));
    case 'iff':
      return complement(differ(evaluate(frame, formula.left), evaluate(frame, formula.right)));
    case 'knows':
      return frame.knows(agentNumber(formula.agent, formula.span, frame), evaluate(frame, formula.operand), false);
    case 'considers': {
      const inner = complement(evaluate(frame, formula.operand));
      return complement(frame.knows(agentNumber(formula.agent, formula.span, frame), inner, false));
    }
    case 'knowsWhether':
      return frame.knows(agentNumber(formula.agent, formula.span, frame), evaluate(frame, formula.operand), true);
    case 'everybody':
    case 'common':
    case 'distributed':
      return collective(frame, formula);
    case 'announcement':
      return afterNews(frame, formula);
    case 'previously':
      return beforeStep(frame, formula);
  }
}

function counted(frame: Frame, operands: readonly Formula[], accepts: (count: number) => boolean): WorldSet {
  const counts = new Int32Array(frame.size);
  for (const operand of operands) {
    const worlds = evaluate(frame, operand);
    for (let world = 0; world < counts.length; world++) counts[world] += worlds[world];
  }
  return Uint8Array.from(counts, (count) => (accepts(count) ? 1 : 0));
}

function collective(frame: Frame, { kind, whether, group, operand, span }: Collective): WorldSet {
  const inner = evaluate(frame, operand);
  const agents = groupMembers(group, span, frame);
  if (kind !== 'everybody') return frame.together(kind, agents, inner, whether);
  return agents.reduce((sum, agent) => intersect(sum, frame.knows(agent, inner, whether)), allWorlds(frame));
}

/** What holds before the news, for what holds after it; see `Announcement`. */
function afterNews(frame: Frame, formula: Announcement): WorldSet {
  const announced = evaluate(frame, formula.announced);
  const hearers =
    formula.hearers === 'all' ? null : formula.hearers.map((name) => agentNumber(name, formula.span, frame));
  if (formula.whether && hearers === null) return afterPublicAnswer(frame, formula, announced);
  const after = frame.after(announced, hearers, formula.whether);
  const then = evaluate(after.frame, formula.then);
  const possible = formula.whether ? allWorlds(frame) : announced;
  const result = formula.dual ? nowhere(frame) : complement(possible.slice());
  for (const { children, parents } of after.descents) {
    for (let index = 0; index < parents.length; index++) {
      if (possible[parents[index]] === 1) result[parents[index]] = then[children[index]];
    }
  }
  return result;
}

/**
 * After everybody has heard whether something holds, only worlds with the same answer are left, as after the announcement of
 * that answer: it makes a difference to what holds in all worlds (D of nobody).
 */
function afterPublicAnswer(frame: Frame, formula: Announcement, announced: WorldSet): WorldSet {
  const result = nowhere(frame);
  for (const answer of [announced, complement(announced.slice())]) {
    const { frame: after, descents } = frame.after(answer, null, false);
    const then = evaluate(after, formula.then);
    for (const { children, parents } of descents) {
      for (let index = 0; index < parents.length; index++) result[parents[index]] = then[children[index]];
    }
  }
  return result;
}

/** What held at the world before; where equal worlds were merged, at each of those. */
function beforeStep(frame: Frame, formula: Previously): WorldSet {
  const step = frame.before();
  if (step === null) throw new NoStepBefore(logicMessages.noStepBefore, formula.span);
  const inner = evaluate(step.frame, formula.operand);
  const result = allWorlds(frame);
  for (const { children, parents } of step.descents) {
    for (let index = 0; index < parents.length; index++) result[children[index]] &= inner[parents[index]];
  }
  return result;
}

/** The members of a group, as agents' numbers. */
function groupMembers(group: Group, span: Span, frame: Frame): number[] {
  if (group.kind === 'all') return frame.agents.map((_, agent) => agent);
  if (group.kind === 'living') return [...frame.living];
  return group.agents.map((name) => agentNumber(name, span, frame));
}

function agentNumber(name: string, span: Span, { agents }: Frame): number {
  const agent = agents.indexOf(name);
  if (agent < 0) throw new MeaningError(logicMessages.unknownAgent(name, agents), span);
  return agent;
}

function nowhere(frame: Frame): WorldSet {
  return new Uint8Array(frame.size);
}
