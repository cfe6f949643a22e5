import type { Agent } from '../engine/rules.ts';
import { atom, common, knows, not, or } from '../logic/formula/constructors.ts';
import type { Formula, Group } from '../logic/formula/formula.ts';
import { printFormula } from '../logic/formula/print.ts';
import type { WhyQuestion } from './answers.ts';
import type { Faces, Held } from './report.ts';
import { isByViews } from './report.ts';
import { inOrder, signWords } from './signs.ts';
import { signsIn } from './board.ts';
import { facesHeld } from './held.ts';
import { viewerOf, type Vantage } from './viewpoint.ts';

/** Something of which one can ask why a player knows it, or why not. */
export interface WhyRequest extends Omit<WhyQuestion, 'viewer'> {
  /** What the formula says, as it stands in a sentence: "Eve is the Godfather". */
  readonly says: string;
}

/**
 * How things stand with somebody's knowledge of what a player is. `known`: of the sign; `knows`: that they know it, though
 * not which it is; `unknown`: that they do not; `unclear`: neither, as far as the viewpoint can tell.
 */
export type Standing = 'known' | 'knows' | 'unknown' | 'unclear';

/** One cell of a table of knowledge. */
export interface KnowledgeCell {
  readonly standing: Standing;
  /** The sign that is known; null while none is. */
  readonly sign: string | null;
  /** The signs still possible, in the presentation's order; null where that is not the question. */
  readonly possible: readonly string[] | null;
  /** The place in the path of the step since which it stands so; null where only the present step was asked. */
  readonly since: number | null;
  readonly why: WhyRequest | null;
}

/** The sentences of what formulas say. */
export interface KnowledgeSentences {
  /** "Bob knows that Eve is the Godfather". */
  knowsThat(name: string, clause: string): string;
  /** "Bob does not know that Cat knows what Eve is". */
  knowsNotThat(name: string, clause: string): string;
  /** "Bob knows what Eve is". */
  knowsWhat(name: string, about: string): string;
  /** "Bob does not know what Eve is". */
  knowsNotWhat(name: string, about: string): string;
  /** "Ann and Bob commonly know that Eve is the Godfather". */
  commonly(names: readonly string[], clause: string): string;
  /** "Ann and Bob commonly know what Eve is". */
  commonlyWhat(names: readonly string[], about: string): string;
}

/** One way in which things can stand, and the formula that is true exactly then. */
interface Way {
  readonly standing: Standing;
  readonly sign: string | null;
  readonly formula: string;
  readonly why: WhyRequest;
}

/** How a cell is found out: the first of its ways that is true; if none is, nothing can be told. */
export interface CellPlan {
  readonly ways: readonly Way[];
  readonly otherwise: WhyRequest;
}

/** Builds what tables ask, from a viewpoint. */
export interface Asker {
  readonly vantage: Vantage;
  /** The players' names as formulas write them. */
  readonly formulaNames: readonly string[];
  readonly sentences: KnowledgeSentences;
}

/** The signs of which formulas can speak. */
function signsOf({ presentation }: Vantage): readonly { readonly sign: string; readonly atom: string }[] {
  return Object.entries(presentation.signs).flatMap(([sign, words]) =>
    words.atom === null ? [] : [{ sign, atom: words.atom }],
  );
}

/** Can formulas say what a player is? */
export function canSay(vantage: Vantage): boolean {
  return signsOf(vantage).length > 0;
}

function wears({ formulaNames }: Asker, about: Agent, atomName: string): Formula {
  return atom(atomName, formulaNames[about]);
}

/** The knower knows what a player is, whatever it is. */
function knowsWhat(asker: Asker, knower: Agent, about: Agent): Formula {
  const name = asker.formulaNames[knower];
  return or(...signsOf(asker.vantage).map(({ atom: atomName }) => knows(name, wears(asker, about, atomName))));
}

/**
 * A way in which `formula` holds. The teacher asks whether it does, and why `knower` knows its operand; a player's
 * viewpoint asks whether that player knows the formula, and why.
 */
function way(
  asker: Asker,
  knower: Agent,
  inner: Formula | null,
  [standing, sign]: readonly [Standing, string | null],
  formula: Formula,
  [innerSays, says]: readonly [string, string],
): Way {
  const { vantage, formulaNames } = asker;
  const viewer = viewerOf(vantage.viewpoint);
  if (viewer === null || (viewer === knower && inner !== null)) {
    const why =
      inner === null
        ? { agent: knower, formula: printFormula(formula), says }
        : { agent: knower, formula: printFormula(inner), says: innerSays };
    return { standing, sign, formula: printFormula(formula), why };
  }
  return {
    standing,
    sign,
    formula: printFormula(knows(formulaNames[viewer], formula)),
    why: { agent: viewer, formula: printFormula(formula), says },
  };
}

/** Does a player know what another is? From another player's viewpoint: as far as that one knows. */
export function whatPlan(asker: Asker, knower: Agent, about: Agent): CellPlan {
  const { vantage, formulaNames, sentences } = asker;
  const { names, presentation } = vantage;
  const name = formulaNames[knower];
  const anything = knowsWhat(asker, knower, about);
  const says = sentences.knowsWhat(names[knower], names[about]);
  const known = signsOf(vantage).map(({ sign, atom: atomName }) => {
    const inner = wears(asker, about, atomName);
    const clause = presentation.region(names[about], sign);
    const outer = sentences.knowsThat(names[knower], clause);
    return way(asker, knower, inner, ['known', sign], knows(name, inner), [clause, outer]);
  });
  const knowing = way(asker, knower, null, ['knows', null], anything, [says, says]);
  const notSays = sentences.knowsNotWhat(names[knower], names[about]);
  const unknown = way(asker, knower, null, ['unknown', null], not(anything), [notSays, notSays]);
  return { ways: [...known, knowing, unknown], otherwise: knowing.why };
}

/** Does a player know that a second one knows what a third is? */
export function nestedPlan(asker: Asker, knower: Agent, second: Agent, about: Agent): CellPlan {
  const { vantage, formulaNames, sentences } = asker;
  const { names } = vantage;
  const name = formulaNames[knower];
  const yes = knowsWhat(asker, second, about);
  const no = not(yes);
  const saysYes = sentences.knowsWhat(names[second], names[about]);
  const saysNo = sentences.knowsNotWhat(names[second], names[about]);
  const outer = (clause: string) => sentences.knowsThat(names[knower], clause);
  const knowing = way(asker, knower, yes, ['knows', null], knows(name, yes), [saysYes, outer(saysYes)]);
  const unknown = way(asker, knower, no, ['unknown', null], knows(name, no), [saysNo, outer(saysNo)]);
  return { ways: [knowing, unknown], otherwise: knowing.why };
}

/** Does a player know that a second one knows that a third knows what somebody is? */
export function thirdPlan(
  asker: Asker,
  knower: Agent,
  [second, third]: readonly [Agent, Agent],
  about: Agent,
): CellPlan {
  const { vantage, formulaNames, sentences } = asker;
  const { names } = vantage;
  const inner = knows(formulaNames[second], knowsWhat(asker, third, about));
  const says = sentences.knowsThat(names[second], sentences.knowsWhat(names[third], names[about]));
  const outer = sentences.knowsThat(names[knower], says);
  const knowing = way(asker, knower, inner, ['knows', null], knows(formulaNames[knower], inner), [says, outer]);
  const no = not(inner);
  const notSays = sentences.knowsNotThat(names[second], sentences.knowsWhat(names[third], names[about]));
  const notOuter = sentences.knowsThat(names[knower], notSays);
  const unknown = way(asker, knower, no, ['unknown', null], knows(formulaNames[knower], no), [notSays, notOuter]);
  return { ways: [knowing, unknown], otherwise: knowing.why };
}

/** Is it common knowledge in a group what a player is? */
export function commonPlan(asker: Asker, group: readonly Agent[], about: Agent): CellPlan {
  const { vantage, formulaNames, sentences } = asker;
  const { names, presentation } = vantage;
  const members = group.map((agent) => names[agent]);
  const listed: Group = { kind: 'listed', agents: group.map((agent) => formulaNames[agent]) };
  const speaker = viewerOf(vantage.viewpoint) ?? group[0];
  const signs = signsOf(vantage);
  const known = signs.map(({ sign, atom: atomName }) => {
    const formula = common(listed, wears(asker, about, atomName));
    const says = sentences.commonly(members, presentation.region(names[about], sign));
    return way(asker, speaker, null, ['known', sign], formula, [says, says]);
  });
  const anything = or(...signs.map(({ atom: atomName }) => common(listed, wears(asker, about, atomName))));
  const says = sentences.commonlyWhat(members, names[about]);
  const unknown = way(asker, speaker, null, ['unknown', null], not(anything), [says, says]);
  // What is asked of a lack is a world that shows it.
  const why = { agent: speaker, formula: printFormula(anything), says };
  return { ways: [...known, { ...unknown, why }], otherwise: why };
}

/** All formulas of some cells, in the order in which `readCells` expects their truth. */
export function formulasOf(plans: readonly CellPlan[]): readonly string[] {
  return plans.flatMap(({ ways }) => ways.map(({ formula }) => formula));
}

/**
 * The cells, from the truth of their formulas at every step of the path; null while something is still awaited.
 * `possible` may give the signs that are still possible, cell by cell.
 */
export function readCells(
  plans: readonly CellPlan[],
  truths: readonly (readonly (boolean | null)[] | null)[],
  possible: readonly (readonly string[] | null)[] = [],
): readonly (KnowledgeCell | null)[] {
  let offset = 0;
  return plans.map(({ ways, otherwise }, index) => {
    const first = offset;
    offset += ways.length;
    const line = truths.map((truth) =>
      truth === null ? null : ways.findIndex((_, place) => truth[first + place] === true),
    );
    const now = line.at(-1) ?? null;
    if (now === null) return null;
    const found = now < 0 ? undefined : ways[now];
    return {
      standing: found?.standing ?? 'unclear',
      sign: found?.sign ?? null,
      possible: possible.at(index) ?? null,
      since: lastRun(line),
      why: found?.why ?? otherwise,
    };
  });
}

/** Where the last run of equal items begins. */
function lastRun(items: readonly unknown[]): number {
  const now = items.at(-1);
  return items.findLastIndex((item) => item !== now) + 1;
}

/** The signs that a player can be in what somebody holds possible, in the presentation's order. */
export function possibleSigns({ presentation }: Vantage, faces: Faces, held: Held, about: Agent): readonly string[] {
  const possible = signsIn(facesHeld(faces, held), about);
  return inOrder(presentation, possible);
}

/** May the viewpoint see all that a player holds possible? */
export function isOpenBook({ viewpoint }: Vantage, knower: Agent): boolean {
  return viewpoint === 'teacher' || viewpoint === knower;
}

/**
 * What a player knows of what another is, read off the pictures that the knower holds possible: for the teacher, and for a
 * player's own knowledge. The explanation of what is not known speaks of the sign that is worn (teacher), or of the first
 * that is possible.
 */
export function openCell(asker: Asker, faces: Faces, knower: Agent, about: Agent): KnowledgeCell {
  const { vantage } = asker;
  const { path, presentation, names, viewpoint } = vantage;
  const line = path.map((report) => possibleSigns(vantage, faces, report.players[knower], about));
  const possible = line[line.length - 1];
  const report = path[path.length - 1];
  const worn = faces[report.actual].find(({ of }) => of === about)?.sign;
  const known = possible.length === 1 ? possible[0] : null;
  const asked = known ?? (viewpoint === 'teacher' ? worn : undefined) ?? possible.at(0);
  const atomName = asked === undefined ? null : signWords(presentation, asked).atom;
  const why =
    asked === undefined || atomName === null
      ? null
      : {
          agent: knower,
          formula: printFormula(wears(asker, about, atomName)),
          says: presentation.region(names[about], asked),
        };
  // By views more signs may be ruled out than are.
  const open = isByViews(report) ? 'unclear' : 'unknown';
  return {
    standing: known === null ? open : 'known',
    sign: known,
    possible,
    since: lastRun(line.map((signs) => signs.join())),
    why,
  };
}
