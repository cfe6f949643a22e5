import type { FaceCounts } from '../engine/counts.ts';
import type { FaceLink } from '../engine/face-links.ts';
import type { Agent } from '../engine/rules.ts';
import type { Run } from '../engine/run.ts';
import type { Answer } from './backend.ts';
import type { Evaluation, Inquiries, ToldWhy, Verdict, WorldReport } from './inquiries.ts';

/**
 * The answers to one kind of inquiry, kept by moment and question. Who asks again gets the answer at once; one that
 * comes late is kept for later and disturbs nobody, since everybody reads by the moment and question they are at.
 */
export class Answers<Question, Value> {
  /** By what stands for a moment: the step that led there, or the deal. Null while an answer is awaited. */
  readonly #known = new WeakMap<object, Map<string, Answer<Value> | null>>();
  readonly #listeners = new Set<() => void>();

  #snapshot: Pick<Answers<Question, Value>, 'peek'> = { peek: this.peek.bind(this) };

  constructor(private readonly inquire: (run: Run, node: number, question: Question) => Promise<Answer<Value>>) {}

  /** The answer, if it is there. */
  peek(run: Run, node: number, question: Question): Answer<Value> | null {
    return this.#known.get(momentOf(run, node))?.get(JSON.stringify(question)) ?? null;
  }

  /** Asks, unless that has been asked before. */
  ask(run: Run, node: number, question: Question): void {
    const moment = momentOf(run, node);
    const known = this.#known.get(moment) ?? new Map<string, Answer<Value> | null>();
    this.#known.set(moment, known);
    const key = JSON.stringify(question);
    if (known.has(key)) return;
    known.set(key, null);
    const keep = (answer: Answer<Value>) => this.keep(run, node, question, answer);
    this.inquire(run, node, question).then(keep, (error: unknown) => {
      keep({ ok: false, message: error instanceof Error ? error.message : String(error) });
    });
  }

  /** Keeps an answer, also one that was worked out elsewhere, and tells who listens. */
  keep(run: Run, node: number, question: Question, answer: Answer<Value>): void {
    const moment = momentOf(run, node);
    const known = this.#known.get(moment) ?? new Map<string, Answer<Value> | null>();
    this.#known.set(moment, known);
    known.set(JSON.stringify(question), answer);
    this.#snapshot = { peek: this.peek.bind(this) };
    for (const listener of this.#listeners) listener();
  }

  /** What can be read of the answers now: another object whenever one has come. */
  readonly snapshot = (): Pick<Answers<Question, Value>, 'peek'> => this.#snapshot;

  /** Calls back whenever an answer has come; the result ends that. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}

/** The steps of a run are never changed: each stands for the moment to which it leads. */
function momentOf(run: Run, node: number): object {
  return run.nodes.find(({ id }) => id === node) ?? run.deal;
}

/** Why a player knows a formula, or why not; asked for who sees everything (null) or for that player. */
export interface WhyQuestion {
  readonly agent: Agent;
  readonly formula: string;
  readonly viewer: Agent | null;
}

/** What lies behind a picture, among the worlds that a viewer holds possible (null: all). */
export interface WorldQuestion {
  readonly face: number;
  readonly viewer: Agent | null;
}

/** Which of some pictures are linked for whom, as everybody might see it (null) or a player. */
export interface LinksQuestion {
  readonly faces: readonly number[];
  readonly viewer: Agent | null;
}

/** Where a formula holds, for who sees everything (null) or for a player. */
export interface FormulaQuestion {
  readonly formula: string;
  readonly viewer: Agent | null;
}

/** Inquiries whose answers are kept. */
export interface KeptAnswers {
  readonly evaluate: Answers<FormulaQuestion, Evaluation>;
  readonly strip: Answers<FormulaQuestion, readonly Verdict[]>;
  readonly thoughts: Answers<readonly Agent[], FaceCounts>;
  readonly holds: Answers<readonly string[], readonly (boolean | null)[]>;
  readonly why: Answers<WhyQuestion, ToldWhy>;
  readonly world: Answers<WorldQuestion, WorldReport>;
  readonly links: Answers<LinksQuestion, readonly FaceLink[]>;
}

/** Keeps the answers to inquiries for the whole screen. */
export function keepAnswers(inquiries: Inquiries): KeptAnswers {
  return {
    evaluate: new Answers((run, node, { formula, viewer }) => inquiries.evaluate(run, node, formula, viewer)),
    strip: new Answers((run, node, { formula, viewer }) => inquiries.strip(run, node, formula, viewer)),
    thoughts: new Answers((run, node, chain) => inquiries.thoughts(run, node, chain)),
    holds: new Answers((run, node, formulas) => inquiries.holds(run, node, formulas)),
    why: new Answers((run, node, { agent, formula, viewer }) => inquiries.why(run, node, agent, formula, viewer)),
    world: new Answers((run, node, { face, viewer }) => inquiries.world(run, node, face, viewer)),
    links: new Answers((run, node, { faces, viewer }) => inquiries.links(run, node, faces, viewer)),
  };
}
