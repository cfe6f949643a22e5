import * as v from 'valibot';
import { FaceTable, possibleFaces } from '../engine/counts.ts';
import type { Moment } from '../engine/moment.ts';
import { Refusal } from '../engine/refusal.ts';
import { outcomeOf } from '../engine/rules.ts';
import type { MomentKnowledge } from '../engine/moment-knowledge/moment-knowledge.ts';
import { parseFormula } from '../logic/formula/parse.ts';
import { MeaningError } from '../logic/truth.ts';
import type { Table } from '../players/table.ts';
import { describeIssue } from '../kit/describe-issue.ts';
import { knownIn } from './knowledge.ts';
import { messages } from './messages.ts';
import type { Tables } from './tables.ts';

const scenarioSchema = v.strictObject({
  game: v.string(),
  options: v.optional(v.unknown(), {}),
  players: v.array(v.string()),
  deal: v.record(v.string(), v.string()),
  decisions: v.optional(v.array(v.record(v.string(), v.unknown())), []),
  queries: v.optional(v.array(v.string()), []),
});

/** A game written down: who plays, the deal, what is decided, and what is asked at the end. */
export type Scenario = v.InferOutput<typeof scenarioSchema>;

/** What a scenario's end looks like; one line of `know`. */
export interface ScenarioAnswer {
  /** `holds` is null where exact knowledge took too many worlds and what is kept of it does not decide. */
  readonly queries: readonly { readonly formula: string; readonly holds: boolean | null }[];
  readonly worlds: number;
  /** For each living player, how many role assignments (faces) they hold possible. */
  readonly possible: Readonly<Record<string, number>>;
  readonly alive: readonly string[];
  readonly result: string | null;
  /** Only there, and true, if exact knowledge took too many worlds. */
  readonly overBudget?: true;
}

/** Reads a scenario. @throws Refusal that says what does not fit, and where. */
export function readScenario(value: unknown): Scenario {
  const read = v.safeParse(scenarioSchema, value);
  if (read.success) return read.output;
  throw new Refusal(messages.scenario(read.issues.map(describeIssue).join(' ')));
}

/** Plays a scenario to its end. @throws Refusal that names the decision which is not allowed, and why. */
export function playScenario(scenario: Scenario, tables: Tables): { readonly table: Table; readonly moment: Moment } {
  const table = tables.seat(scenario.game, scenario.options, scenario.players);
  let moment = table.engine.start(readDeal(scenario));
  for (const [index, entry] of scenario.decisions.entries()) {
    try {
      moment = decide(table, moment, entry);
    } catch (error) {
      if (error instanceof Refusal) throw new Refusal(messages.decision(index + 1, error.message));
      throw error;
    }
  }
  return { table, moment };
}

/** Plays a scenario and answers its queries. @throws Refusal */
export function answerScenario(scenario: Scenario, tables: Tables): ScenarioAnswer {
  const { table, moment } = playScenario(scenario, tables);
  const { engine } = table;
  const faces = new FaceTable(engine);
  const name = (agent: number) => scenario.players[agent];
  const known = knownIn(engine, faces);
  const [asked, counted] = [known.asked(moment), known.possible(moment)];
  const possible = moment.living.map((agent) => [name(agent), possibleFaces(counted.held([agent]))] as const);
  return {
    queries: scenario.queries.map((formula) => ({ formula, holds: holds(asked, formula) })),
    worlds: known.kept(moment).held([]).worlds,
    possible: Object.fromEntries(possible),
    alive: moment.living.map(name),
    result: moment.result === null ? null : outcomeOf(moment.result),
    ...(asked.exactness.kind === 'exact' ? {} : { overBudget: true as const }),
  };
}

function readDeal(scenario: Scenario): string[] {
  const stray = Object.keys(scenario.deal).find((name) => !scenario.players.includes(name));
  if (stray !== undefined) throw new Refusal(messages.strayCard(stray, scenario.players));
  return scenario.players.map((name) => {
    if (!Object.hasOwn(scenario.deal, name)) throw new Refusal(messages.noCard(name));
    return scenario.deal[name];
  });
}

function decide(table: Table, moment: Moment, entry: Readonly<Record<string, unknown>>): Moment {
  const { engine } = table;
  if ('share' in entry) {
    const { share } = entry;
    if (!Array.isArray(share) || Object.keys(entry).length > 1) throw new Refusal(messages.share);
    return share.reduce<Moment>(
      (at, name) => engine.advance(at, { kind: 'share', by: player(name, engine.names) }),
      moment,
    );
  }
  if ('announce' in entry) {
    const { announce, by = null, ...rest } = entry;
    if (typeof announce !== 'string' || Object.keys(rest).length > 0) throw new Refusal(messages.announce);
    const speaker = by === null ? null : player(by, engine.names);
    return engine.advance(moment, { kind: 'announce', by: speaker, formula: announce });
  }
  for (const kind of ['claim', 'silence'] as const) {
    if (!(kind in entry)) continue;
    const { [kind]: formula, by, ...rest } = entry;
    if (typeof formula !== 'string' || Object.keys(rest).length > 0) throw new Refusal(messages[kind]);
    return engine.advance(moment, { kind, by: player(by, engine.names), formula });
  }
  const reading = table.script(entry, moment);
  const next = engine.advance(moment, { kind: 'act', joint: reading.joint });
  return reading.again ? decide(table, next, entry) : next;
}

function player(name: unknown, names: readonly string[]): number {
  const found = typeof name === 'string' ? names.indexOf(name) : -1;
  if (found < 0) throw new Refusal(messages.unknownPlayer(JSON.stringify(name), names));
  return found;
}

function holds(knowledge: MomentKnowledge, text: string): boolean | null {
  const parsed = parseFormula(text);
  if (!parsed.ok) throw new Refusal(messages.query(text, parsed.error.message));
  try {
    const verdict = knowledge.verdict(parsed.formula, null);
    return verdict === 'undecided' ? null : verdict === 'true';
  } catch (error) {
    if (error instanceof MeaningError) throw new Refusal(messages.query(text, error.message));
    throw error;
  }
}
