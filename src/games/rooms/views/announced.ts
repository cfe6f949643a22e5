import type { Agent } from '../../../engine/rules.ts';
import type { AtomFormula, Formula } from '../../../logic/formula/formula.ts';
import { atomsOf } from '../../../logic/formula/inspect.ts';
import { atomOf, atoms } from '../atoms.ts';
import type { Role } from '../types.ts';
import { ROLES } from '../types.ts';

/** How far a game had come when something was said: atoms speak of that time. */
export interface When {
  readonly living: readonly Agent[];
  /** How many nights had begun, the opening included, and how many were over. */
  readonly begun: number;
  readonly over: number;
}

/** A formula that was announced: it was true then. */
export interface Announced {
  readonly formula: Formula;
  readonly when: When;
}

/** The arguments of an atom of the game, as numbers. */
export function argumentsOf(atom: AtomFormula, players: readonly string[]): readonly number[] {
  const kinds = atoms.find(({ name }) => name === atom.name)?.arguments ?? [];
  return atom.arguments.map((text, place) => (kinds[place] === 'player' ? players.indexOf(text) : Number(text)));
}

/** The role that an atom names, if it names one. */
export function roleNamed(name: string): Role | undefined {
  return ROLES.find((role) => atomOf(role) === name);
}

/** The atoms, or their negations, that hold wherever a formula does, one by one. What is known is true. */
export function literalsOf(formula: Formula): readonly { readonly atom: AtomFormula; readonly truth: boolean }[] {
  switch (formula.kind) {
    case 'atom':
      return [{ atom: formula, truth: true }];
    case 'not':
      return formula.operand.kind === 'atom' ? [{ atom: formula.operand, truth: false }] : [];
    case 'and':
      return formula.operands.flatMap(literalsOf);
    case 'knows':
      return literalsOf(formula.operand);
    default:
      return [];
  }
}

/** The roles of which announcements speak. */
export function rolesIn(told: readonly Announced[]): ReadonlySet<Role> {
  return new Set(told.flatMap(({ formula }) => [...atomsOf(formula)].flatMap(({ name }) => roleNamed(name) ?? [])));
}
