import { knows, not } from '../logic/formula/constructors.ts';
import type { Formula } from '../logic/formula/formula.ts';
import { printFormula } from '../logic/formula/print.ts';
import type { Side } from '../logic/symbolic/certainty.ts';
import { bound, certainTruth } from '../logic/symbolic/certainty.ts';
import { cellOf } from '../logic/symbolic/family-thoughts.ts';
import { functionWithin } from '../logic/symbolic/structure-family.ts';
import type { WorldSet } from '../logic/model.ts';
import { checkMeaning } from './check-meaning.ts';
import type { FaceCounts, FaceTable } from './counts.ts';
import type { Engine } from './engine.ts';
import type { FaceLink } from './face-links.ts';
import { faceLinks } from './face-links.ts';
import type { Moment } from './moment.ts';
import type { Agent } from './rules.ts';
import { thoughtWorlds, touchedCells } from './thoughts.ts';
import type { Limit } from './viewed-past.ts';
import { linkKey, RecentViews, ViewedPast, withinBudget } from './viewed-past.ts';
import { witnessed, witnessOf } from './decided.ts';
import { KeptView } from './kept-view.ts';
import type { MakeView } from './made-views.ts';
import { MOST_EYES } from './made-views.ts';
import { agentsFor, askedAt, coarseTruth, eyesFor, meaningsAt, pastOf } from './views.ts';
import { namesHere, namesInThoughts } from './view-names.ts';

/** How a formula stands in the worlds with one picture. */
export type Standing = 'holds' | 'fails' | 'open';

/** What views tell of the moments of a game that are past the budget. What was found out is kept, and moments share what is the same for them. */
export class ViewBook {
  readonly #moments = new WeakMap<Moment, ViewedMoment>();
  readonly #recent = new RecentViews();

  constructor(
    private readonly engine: Engine,
    private readonly faces: FaceTable,
    private readonly make: MakeView,
    private readonly mostEyes = MOST_EYES,
  ) {}

  at(moment: Moment): ViewedMoment {
    const known = this.#moments.get(moment);
    if (known !== undefined) return known;
    const viewed = new ViewedMoment(this.engine, this.faces, this.make, moment, this.#pastOf(moment));
    this.#moments.set(moment, viewed);
    return viewed;
  }

  #pastOf(moment: Moment): ViewedPast {
    // Where nothing happened, views are those of the moment before: their laws read the orders of nights that are over.
    let last = moment;
    while (last.before !== null && isSilent(last)) last = last.before;
    const known = this.#moments.get(last);
    if (known !== undefined) return known.past;
    const past = new ViewedPast(pastOf(last), this.engine.names, this.faces, this.make, this.#recent, this.mostEyes);
    if (last !== moment) this.#moments.set(last, new ViewedMoment(this.engine, this.faces, this.make, last, past));
    return past;
  }
}

/** Did nothing happen in the step to a moment, and was nothing said that tells anything? */
function isSilent({ happenings, decision }: Moment): boolean {
  return happenings.length === 0 && (decision?.kind === 'act' || decision?.kind === 'claim');
}

/**
 * What is known at one moment past the budget: by views, and by what was known when knowledge was last exact. Both keep less than the rules, so a
 * picture that one of them rules out is impossible, and what neither settles is open.
 */
export class ViewedMoment {
  readonly #held = new Map<string, FaceCounts>();
  readonly #truths = new Map<string, boolean | null>();
  readonly #settled = new Map<string, boolean | null>();

  constructor(
    private readonly engine: Engine,
    private readonly faces: FaceTable,
    private readonly make: MakeView,
    private readonly moment: Moment,
    readonly past: ViewedPast,
  ) {}

  /**
   * What the first player of a chain holds possible that the second holds possible, and so on, by pictures; for nobody what is possible as far as is
   * common knowledge. A world is a history of what views keep: of who was sent to kill, and of what the chain's players saw.
   */
  held(chain: readonly Agent[]): FaceCounts {
    const key = chain.join();
    const known = this.#held.get(key);
    if (known !== undefined) return known;
    const { knowledge } = this.moment;
    const coarse = chain.length === 0 ? null : thoughtWorlds(knowledge, chain);
    const held = this.#both(coarse, this.past.held(chain));
    this.#held.set(key, held);
    return held;
  }

  /** What one player holds possible by their own view; null if that takes too many diagrams. */
  own(agent: Agent): FaceCounts | null {
    const byView = this.past.own(agent);
    return byView === null ? null : this.#both(thoughtWorlds(this.moment.knowledge, [agent]), byView);
  }

  /** The same without a view of theirs, by what was known when that was last exact and what is public since; one world for each picture. */
  pictures(agent: Agent): FaceCounts {
    const all = this.past.held([])?.map((worlds) => Math.min(1, worlds)) ?? null;
    return this.#both(thoughtWorlds(this.moment.knowledge, [agent]), all);
  }

  /** What a player may hold possible in the worlds with a face, of those that a viewer holds possible (null: of all). */
  behind(face: number, viewer: Agent | null, agent: Agent): FaceCounts {
    const { model, actual } = this.moment.knowledge;
    const own = viewer === null ? null : model.cells[viewer];
    const worlds = Uint8Array.from(model.states, (state, world) => {
      return this.faces.ofState(state) === face && (own === null || own[world] === own[actual]) ? 1 : 0;
    });
    const coarse = touchedCells(model.cells[agent], model.cellCounts[agent], worlds);
    return this.#both(coarse, this.past.behind(face, viewer, agent));
  }

  /** Whether a formula holds; null where that is not settled. @throws MeaningError */
  truth(formula: Formula): boolean | null {
    const key = printFormula(formula);
    const known = this.#truths.get(key);
    if (known !== undefined) return known;
    const { engine, moment } = this;
    checkMeaning(engine, moment, formula);
    const eyes = eyesFor(engine, moment, formula);
    const byView = this.past.within(eyes, () => {
      const { view } = this.past.view(eyes);
      return certainTruth(view.family, formula, namesHere(meaningsAt(engine, moment), view));
    });
    const truth = byView ?? coarseTruth(engine, moment, formula) ?? this.#jointly(formula);
    this.#truths.set(key, truth);
    return truth;
  }

  /**
   * Whether a formula holds, by witnesses too; null where neither is found. Witnesses are looked for beside what is really the case, so this is for
   * those who may see everything.
   * @throws MeaningError
   */
  settledTruth(formula: Formula): boolean | null {
    const key = printFormula(formula);
    const known = this.#settled.get(key);
    if (known !== undefined) return known;
    const { engine, moment } = this;
    const settled =
      this.truth(formula) ?? withinBudget(() => witnessed(askedAt(engine, moment, this.make), pastOf(moment), formula));
    this.#settled.set(key, settled);
    return settled;
  }

  /** The face of a witness that a player does not know a formula, for those who may see everything; null if none is found. @throws MeaningError */
  refutation(formula: Formula, agent: Agent): number | null {
    const { engine, faces, make, moment } = this;
    const { names } = engine;
    checkMeaning(engine, moment, formula);
    return withinBudget(() => {
      const course = witnessOf(askedAt(engine, moment, make), pastOf(moment), [names[agent]], formula, false);
      return course === null ? null : new KeptView(make(course, names, []), faces.faces).actual;
    });
  }

  /** What somebody knows since one of both rules pictures out, and it holds in the others by views. */
  #jointly(formula: Formula): true | null {
    if (formula.kind !== 'knows') return null;
    const agent = this.engine.names.indexOf(formula.agent);
    const { byFace } = this.held([agent]);
    if (this.past.held([agent])?.some((worlds, face) => worlds > 0 && byFace[face] === 0) !== true) return null;
    const standings = this.where(formula.operand, agent);
    return byFace.every((worlds, face) => worlds === 0 || standings[face] === 'holds') ? true : null;
  }

  /**
   * Whether a player knows that a formula holds, or that it does not; null where neither is settled. It depends on nothing but what that player knows.
   * @throws MeaningError
   */
  knownTruth(formula: Formula, agent: Agent): boolean | null {
    const name = this.engine.names[agent];
    if (this.truth(knows(name, formula)) === true) return true;
    return this.truth(knows(name, not(formula))) === true ? false : null;
  }

  /** For each picture how a formula stands in its worlds, of those that a viewer holds possible (null: of all). @throws MeaningError */
  where(formula: Formula, viewer: Agent | null): readonly Standing[] {
    const { engine, moment } = this;
    checkMeaning(engine, moment, formula);
    const asking = viewer === null ? [] : [viewer];
    const eyes = eyesFor(engine, moment, formula, asking);
    const byView = this.past.within(eyes, () => {
      const kept = this.past.view(eyes);
      const { family } = kept.view;
      const { diagrams } = family.free;
      const agents = [...eyes, ...asking].map((agent) => engine.names[agent]);
      const speakers = [...new Set(agents)].sort();
      const worlds = viewer === null ? family.law(speakers) : cellOf(family, engine.names[viewer], speakers);
      const own = viewer === null ? [] : [engine.names[viewer]];
      const names = namesInThoughts(meaningsAt(engine, moment), kept.view, own);
      const part = (side: Side) => functionWithin(family, bound(formula, side, names), worlds);
      const fails = kept.count(kept.told(diagrams.and(worlds, diagrams.not(part('certain')))));
      const holds = kept.count(kept.told(diagrams.and(worlds, part('possible'))));
      return this.faces.faces.map((_, face): Standing => {
        if (holds[face] === 0) return 'fails';
        return fails[face] === 0 ? 'holds' : 'open';
      });
    });
    return byView ?? this.faces.faces.map(() => 'open');
  }

  /** Why what is said of a formula by views takes fewer eyes than it asks about, once something was said; null where it takes all. */
  limitOn(formula: Formula, viewer: Agent | null): Limit | null {
    return this.past.limitOn(agentsFor(this.engine, this.moment, formula, viewer === null ? [] : [viewer]));
  }

  /** Which of some faces are linked for whom, as far as everybody knows; see `faceLinks`. */
  links(wanted: readonly number[]): readonly FaceLink[] {
    const { knowledge } = this.moment;
    const byView = this.past.links([...new Set(wanted)]);
    return faceLinks(knowledge, this.faces, wanted, null).flatMap(({ from, to, agents }) => {
      const linked = byView === null ? agents : agents.filter((agent) => byView.has(linkKey(from, to, agent)));
      return linked.length === 0 ? [] : [{ from, to, agents: linked }];
    });
  }

  /** Pictures that neither rules out, with how many histories they have; one where these cannot be counted. `coarse` null: all its worlds. */
  #both(coarse: WorldSet | null, byView: Float64Array | null): FaceCounts {
    const { model } = this.moment.knowledge;
    const possible = new Uint8Array(this.faces.faces.length);
    model.states.forEach((state, world) => {
      if (coarse === null || coarse[world] === 1) possible[this.faces.ofState(state)] = 1;
    });
    const byFace = Float64Array.from(possible, (stands, face) => stands * (byView?.[face] ?? 1));
    return { worlds: byFace.reduce((sum, count) => sum + count, 0), byFace };
  }
}
