import type { AtomFormula } from '../logic/formula/formula.ts';
import type { WorldSet } from '../logic/model.ts';
import { MeaningError } from '../logic/truth.ts';
import type { Knowledge } from './knowledge.ts';
import { messages } from './messages.ts';
import { NotKept } from './not-kept.ts';
import type { Possibilities } from './possibilities.ts';
import type { AtomSchema, Entry, Happening, Move, RecordAtom, StateAtom } from './rules.ts';

/** What worlds are known by: states and diaries, states alone, or their pictures. */
export type Kept = 'everything' | 'states' | 'pictures';

/**
 * The worlds in which an atom holds: read off the states, or off the diaries.
 * @throws MeaningError for an unknown atom or wrong arguments.
 * @throws NotKept for an atom about the past while diaries are not kept apart, and for one beyond the pictures where these alone are.
 */
export function atomWorlds<S, M extends Move, O, H extends Happening>(
  schemas: readonly AtomSchema<S, M, H>[],
  possibilities: Possibilities<S, M, O, H>,
  knowledge: Knowledge,
  names: readonly string[],
  kept: Kept,
  atom: AtomFormula,
): WorldSet {
  const { schema, values } = readAtom(schemas, names, atom);
  if (schema.of === 'state') {
    if (kept !== 'pictures' || schema.speaksOf === undefined)
      return stateWorlds(schema, possibilities, knowledge, values);
    if (schema.speaksOf === 'hidden') throw new NotKept(messages.beyondPicture(atom.name), atom.span);
    const actual = possibilities.state(knowledge.model.states[knowledge.actual]);
    return new Uint8Array(knowledge.model.size).fill(schema.holds(actual, values) ? 1 : 0);
  }
  if (kept !== 'everything') throw new NotKept(messages.historyLost(atom.name), atom.span);
  return recordWorlds(schema, possibilities, knowledge, values);
}

/** What an atom speaks of, and its arguments. @throws MeaningError for an unknown atom, or wrong arguments. */
export function readAtom<S, M extends Move, H extends Happening>(
  schemas: readonly AtomSchema<S, M, H>[],
  names: readonly string[],
  atom: AtomFormula,
): { readonly schema: AtomSchema<S, M, H>; readonly values: readonly number[] } {
  const schema = schemas.find((candidate) => candidate.name === atom.name);
  if (schema === undefined) {
    throw new MeaningError(messages.unknownAtom(atom.name, schemas.map(signature)), atom.span);
  }
  return { schema, values: argumentValues(schema, atom, names) };
}

/** How an atom is written: `watched(player,player,number)`. */
function signature(schema: { readonly name: string; readonly arguments: readonly string[] }): string {
  return schema.arguments.length === 0 ? schema.name : `${schema.name}(${schema.arguments.join(',')})`;
}

function argumentValues<S, M extends Move, H extends Happening>(
  schema: AtomSchema<S, M, H>,
  atom: AtomFormula,
  names: readonly string[],
): number[] {
  if (atom.arguments.length !== schema.arguments.length) {
    throw new MeaningError(messages.wrongArguments(signature(schema), atom.arguments.length), atom.span);
  }
  return atom.arguments.map((text, index) => {
    if (schema.arguments[index] === 'player') {
      const agent = names.indexOf(text);
      if (agent < 0) throw new MeaningError(messages.unknownPlayer(text, names), atom.span);
      return agent;
    }
    if (!/^\d+$/.test(text)) throw new MeaningError(messages.notANumber(text, signature(schema)), atom.span);
    return Number(text);
  });
}

function stateWorlds<S, M extends Move, O, H extends Happening>(
  schema: StateAtom<S>,
  possibilities: Possibilities<S, M, O, H>,
  { model }: Knowledge,
  values: readonly number[],
): WorldSet {
  const known = new Uint8Array(possibilities.stateCount);
  const result = new Uint8Array(model.size);
  for (let world = 0; world < model.size; world++) {
    const state = model.states[world];
    if (known[state] === 0) known[state] = schema.holds(possibilities.state(state), values) ? 2 : 1;
    result[world] = known[state] - 1;
  }
  return result;
}

function recordWorlds<S, M extends Move, O, H extends Happening>(
  schema: RecordAtom<M, H>,
  possibilities: Possibilities<S, M, O, H>,
  knowledge: Knowledge,
  values: readonly number[],
): WorldSet {
  const { model } = knowledge;
  const result = new Uint8Array(model.size);
  for (let agent = 0; agent < model.cells.length; agent++) {
    const cells = cellsWithRecord(schema, possibilities, knowledge, agent, values);
    const column = model.cells[agent];
    for (let world = 0; world < model.size; world++) result[world] |= cells[column[world]];
  }
  return result;
}

/** For each of a player's cells, 1 if the diary that belongs to it has an entry that the atom asks for. */
function cellsWithRecord<S, M extends Move, O, H extends Happening>(
  schema: RecordAtom<M, H>,
  possibilities: Possibilities<S, M, O, H>,
  knowledge: Knowledge,
  agent: number,
  values: readonly number[],
): Uint8Array {
  const chain: Knowledge[] = [];
  for (let step: Knowledge | null = knowledge; step !== null; step = step.before) chain.unshift(step);
  let found = new Uint8Array(0);
  for (const step of chain) {
    const sights = step.cellSights?.[agent];
    const matches = new Map<number, number>();
    const next = new Uint8Array(step.cellParents[agent].length);
    for (let cell = 0; cell < next.length; cell++) {
      const parent = step.cellParents[agent][cell];
      if (parent >= 0) next[cell] = found[parent];
      if (next[cell] === 1 || sights === undefined || step.stage === null) continue;
      const set = sights[cell];
      let match = matches.get(set);
      if (match === undefined) {
        const entry: Entry<M, H> = { stage: step.stage, ...entryOf(possibilities, set) };
        match = schema.records(agent, entry, values) ? 1 : 0;
        matches.set(set, match);
      }
      next[cell] = match;
    }
    found = next;
  }
  return found;
}

/** A player's entry for one step, from the set of items they saw. */
export function entryOf<S, M extends Move, O, H extends Happening>(
  possibilities: Possibilities<S, M, O, H>,
  set: number,
): { readonly moves: readonly M[]; readonly happenings: readonly H[] } {
  const moves: M[] = [];
  const happenings: H[] = [];
  for (const item of possibilities.sights.items(set)) {
    if (item.of === 'move') moves.push(item.move);
    else if (item.of === 'happening') happenings.push(item.happening);
  }
  return { moves, happenings };
}
