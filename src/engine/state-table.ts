import { PairTable } from '../kit/pair-table.ts';
import type { Glyph, Happening, Move, Result, Rules, Turn } from './rules.ts';

/**
 * The states of a game that have been met, interned as numbers from 0 on, with what the rules say of each: its result, its
 * turn and its picture, each worked out once.
 */
export class StateTable<S, M extends Move, O, H extends Happening> {
  readonly #states: S[] = [];
  readonly #numbers = new Map<number | string, number>();
  readonly #turns: (Turn<M> | undefined)[] = [];
  readonly #results: (Result | null)[] = [];
  readonly #faces: (readonly Glyph[])[] = [];
  /** By the row of its glyphs. */
  readonly #faceNumbers = new Map<number, number>();
  readonly #glyphRows = new PairTable();
  readonly #glyphs = new WeakMap<Glyph, number>();
  readonly #glyphNumbers = new Map<string, number>();
  readonly #facesOfStates: number[] = [];

  constructor(
    private readonly rules: Rules<S, M, O, H>,
    private readonly options: O,
  ) {}

  /** How many states have been met. */
  get size(): number {
    return this.#states.length;
  }

  /** The number of a state. */
  intern(state: S): number {
    const key = this.rules.key(state);
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const number = this.#states.length;
    this.#numbers.set(key, number);
    this.#states.push(state);
    this.#results.push(this.rules.result(state, this.options));
    return number;
  }

  /** The state with the given number. */
  state(number: number): S {
    return this.#states[number];
  }

  /** How the game ended in a state; null while it goes on. */
  result(number: number): Result | null {
    return this.#results[number];
  }

  /** The turn that comes in a state. */
  turn(number: number): Turn<M> {
    return (this.#turns[number] ??= this.rules.turn(this.#states[number], this.options));
  }

  /** The number of a state's picture: equal exactly for equal pictures. Pictures are numbered as their states are first asked for. */
  faceOf(number: number): number {
    return (this.#facesOfStates[number] ??= this.#faceNumber(this.rules.face(this.#states[number])));
  }

  /** The picture with the given number. */
  face(number: number): readonly Glyph[] {
    return this.#faces[number];
  }

  #faceNumber(face: readonly Glyph[]): number {
    let row = 0;
    for (const glyph of face) row = this.#glyphRows.number(row, this.#glyphNumber(glyph)) + 1;
    const known = this.#faceNumbers.get(row);
    if (known !== undefined) return known;
    this.#faceNumbers.set(row, this.#faces.length);
    return this.#faces.push(face) - 1;
  }

  #glyphNumber(glyph: Glyph): number {
    const met = this.#glyphs.get(glyph);
    if (met !== undefined) return met;
    const text = JSON.stringify([glyph.of, glyph.sign]);
    const number = this.#glyphNumbers.get(text) ?? this.#glyphNumbers.size;
    this.#glyphNumbers.set(text, number);
    this.#glyphs.set(glyph, number);
    return number;
  }
}
