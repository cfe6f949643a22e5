import type { Moment, OwnEntry } from '../../engine/moment.ts';
import { Refusal } from '../../engine/refusal.ts';
import type { Agent, AtomSignature } from '../../engine/rules.ts';
import type { GameStep } from '../../engine/moment-knowledge/taken-step.ts';
import { stepSize, takenStep } from '../../engine/moment-knowledge/taken-step.ts';
import { contract, factsOf } from '../../logic/contract.ts';
import { labFileOf } from '../../logic/exchange/lab-file.ts';
import { writeModel } from '../../logic/exchange/write-json.ts';
import { knows } from '../../logic/formula/constructors.ts';
import type { AtomFormula, Formula } from '../../logic/formula/formula.ts';
import { atomsOf as atomsIn } from '../../logic/formula/inspect.ts';
import { parseFormula } from '../../logic/formula/parse.ts';
import { printFormula } from '../../logic/formula/print.ts';
import type { WorldSet } from '../../logic/model.ts';
import type { MergedStep } from '../../logic/step/merge-step.ts';
import { mergeStep, productPairs, productSize } from '../../logic/step/merge-step.ts';
import { writeStep } from '../../logic/step/step-models.ts';
import { groundAtoms, truthIn } from '../../engine/moment-knowledge/ground-atoms.ts';
import { labMessages } from './messages.ts';
import type { StepModelsReport, StepReport, StepWanted } from './step-report.ts';

/** Steps with more worlds than this, before or after, are not merged. */
const MOST_WORLDS = 100_000;
/** Larger models are not written out. */
const MOST_WRITTEN = 400;
const MOST_EVENTS = 200;
const MOST_PRODUCT = 4_000;
const MOST_PAIRS = 1_500_000;

/** What is asked of a game for one of its steps. */
interface Asked {
  readonly names: readonly string[];
  readonly signatures: readonly AtomSignature[];
  readonly moment: Moment;
  readonly truth: (moment: Moment, formula: Formula) => WorldSet;
  /** What somebody did and was shown, by the number of the set of items seen. */
  readonly entry: (sights: number) => OwnEntry;
}

/**
 * The step that led to a moment of a game, as a model, an event model and their product: all as far as everybody knows it together. Who sees everything
 * is told what is actual; a viewer, what they hold possible.
 * @throws Refusal if there are too many worlds, or they were not kept one by one.
 */
export function stepModel(asked: Asked, wanted: StepWanted, viewer: Agent | null): StepReport {
  const { names, moment } = asked;
  const most = stepSize(moment);
  if (most > MOST_WORLDS) throw new Refusal(labMessages.tooManyWorlds(most, MOST_WORLDS));
  const players = (wanted.players ?? [...names.keys()]).filter((player) => Object.hasOwn(names, player));
  if (players.length === 0) throw new Refusal(labMessages.nobodyCounts);
  const said = saidIn(moment, names);
  const { atoms, names: atomNames } = atomsOf(asked, said, wanted);
  const taken = takenStep(moment, players, (own) => atoms.map((one) => asked.truth(own, one)));
  if (taken === null) throw new Refusal(labMessages.notKept);
  const { step } = taken;
  const merged = mergeStep(step);
  const after = contract(
    step.after,
    factsOf(
      step.after,
      step.facts.map((fact) => fact.after),
    ),
    'without-distributed',
  );
  const product = productSize(merged);
  const fits =
    merged.before.size <= MOST_WRITTEN &&
    merged.events.length <= MOST_EVENTS &&
    product <= MOST_PRODUCT &&
    productPairs(merged) <= MOST_PAIRS;
  return {
    players,
    atoms: atomNames,
    before: { all: step.before.size, merged: merged.before.size },
    ways: step.descents.children.length,
    events: { all: merged.unmerged, merged: merged.events.length },
    product,
    after: { all: step.after.size, merged: after.model.size },
    models: fits ? written(asked, { taken, merged, players, atoms, said }, viewer) : null,
  };
}

/** What was announced, as what everybody learns from it: the owner knows it. */
function saidIn({ decision }: Moment, names: readonly string[]): Formula | null {
  if (decision?.kind !== 'announce' && decision?.kind !== 'silence') return null;
  const read = parseFormula(decision.formula);
  if (!read.ok) return null;
  return decision.kind === 'silence' || decision.by === null ? read.formula : knows(names[decision.by], read.formula);
}

/** The atoms that count: those of the state that are not the same in all worlds before and after, and those of what was said. */
function atomsOf(asked: Asked, said: Formula | null, wanted: StepWanted) {
  const { moment, names, signatures, truth } = asked;
  const moments = moment.before === null ? [moment] : [moment.before, moment];
  const candidates = new Map<string, AtomFormula>();
  const spoken = said === null ? [] : atomsIn(said);
  for (const one of [...signatures.flatMap((signature) => groundAtoms(signature, names)), ...spoken]) {
    candidates.set(printFormula(one), one);
  }
  const varying = [...candidates.values()].filter((one) => {
    const values = moments.map((own) => truthIn((formula) => truth(own, formula), one));
    const seen = new Set(values.flatMap((worlds) => (worlds === null ? [2] : [...new Set(worlds)])));
    return !seen.has(2) && (seen.size > 1 || spoken.some((own) => printFormula(own) === printFormula(one)));
  });
  const contrary = contraries(varying, (one) => moments.map((own) => truth(own, one)));
  const named = new Set(spoken.map(({ name }) => name));
  const counts = (name: string) =>
    wanted.atoms === null ? named.has(name) || !contrary.has(name) : wanted.atoms.includes(name);
  return {
    atoms: varying.filter(({ name }) => counts(name)),
    names: [...new Set(varying.map(({ name }) => name))].map((name) => ({ name, counts: counts(name) })),
  };
}

/** The names of atoms that only say the contrary of others with the same arguments: `clean(Ann)` of `muddy(Ann)`. */
function contraries(
  atoms: readonly AtomFormula[],
  truths: (one: AtomFormula) => readonly WorldSet[],
): ReadonlySet<string> {
  const byName = new Map<string, AtomFormula[]>();
  for (const one of atoms) byName.set(one.name, [...(byName.get(one.name) ?? []), one]);
  const found = new Set<string>();
  const isContrary = (one: AtomFormula, other: AtomFormula) => {
    const others = truths(other);
    return truths(one).every((column, place) => column.every((member, world) => member !== others[place][world]));
  };
  for (const [name, own] of byName) {
    const twin = [...byName].find(
      ([other, all]) =>
        other !== name &&
        !found.has(other) &&
        own.length === all.length &&
        own.every(
          (one, index) => String(one.arguments) === String(all[index].arguments) && isContrary(one, all[index]),
        ),
    );
    // Of two that say the contrary of each other the first is kept.
    if (twin !== undefined && [...byName.keys()].indexOf(twin[0]) < [...byName.keys()].indexOf(name)) found.add(name);
  }
  return found;
}

interface Written {
  readonly taken: GameStep;
  readonly merged: MergedStep;
  readonly players: readonly Agent[];
  readonly atoms: readonly AtomFormula[];
  readonly said: Formula | null;
}

function written(
  asked: Asked,
  { taken, merged, players, atoms, said }: Written,
  viewer: Agent | null,
): StepModelsReport {
  const { step, actual, sights } = taken;
  const { names, moment } = asked;
  const { children, parents } = step.descents;
  const agents = players.map((player) => names[player]);
  const models = writeStep(agents, atoms, step, merged, said, onlyEvent(moment));
  const entriesOf = (child: number) =>
    players.flatMap((agent, place) => {
      const set = sights?.[place][step.after.cells[place][child]] ?? 0;
      return set === 0 ? [] : [{ agent, entry: asked.entry(set) }];
    });
  const labFile = {
    ...labFileOf(models.before, true),
    actual: viewer === null ? merged.blocks[parents[actual]] : null,
    eventModel: models.eventModel,
  };
  return {
    text: writeModel(labFile),
    naming: models.naming,
    events: merged.events.map(({ ways, example }) => ({ ways, seen: entriesOf(children[example]) })),
    actual: viewer === null ? merged.eventOf[actual] : null,
    possible: viewer === null ? null : possibleFor(viewer, taken, merged),
  };
}

/** What the only event of a step is called. */
function onlyEvent({ decision }: Moment): string {
  if (decision === null) return 'dealt';
  return decision.kind === 'act'
    ? 'done'
    : { share: 'shared', announce: 'said', claim: 'claimed', silence: 'silence' }[decision.kind];
}

function possibleFor(viewer: Agent, { step, heldBy }: GameStep, merged: MergedStep) {
  const { children, parents } = step.descents;
  const { before, after } = heldBy(viewer);
  const pairs = new Map<string, readonly [number, number]>();
  for (const [descent, child] of children.entries()) {
    if (after[child] === 0) continue;
    const pair = [merged.blocks[parents[descent]], merged.eventOf[descent]] as const;
    pairs.set(pair.join(), pair);
  }
  const held = merged.blocks.filter((_, world) => before === null || before[world] === 1);
  const each = (numbers: Iterable<number>) => [...new Set(numbers)].sort((one, other) => one - other);
  return {
    worlds: each(held),
    events: each([...pairs.values()].map(([, event]) => event)),
    pairs: [...pairs.values()],
  };
}
