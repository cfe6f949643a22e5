import type { Agent } from '../../engine/rules.ts';
import { atom } from '../../logic/formula/constructors.ts';
import type { Formula } from '../../logic/formula/formula.ts';
import type { Vantage } from '../viewpoint.ts';

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
  /** A whole sentence. */
  notCommonlyWhat(names: readonly string[], about: string): string;
}

/** Builds what tables ask, from a viewpoint. */
export interface Asker {
  readonly vantage: Vantage;
  /** The players' names as formulas write them. */
  readonly formulaNames: readonly string[];
  readonly sentences: KnowledgeSentences;
}

/** The signs of which formulas can speak. */
export function signsOf({ presentation }: Vantage): readonly { readonly sign: string; readonly atom: string }[] {
  return Object.entries(presentation.signs).flatMap(([sign, words]) =>
    words.atom === null ? [] : [{ sign, atom: words.atom }],
  );
}

/** Can formulas say what a player is? */
export function canSay(vantage: Vantage): boolean {
  return signsOf(vantage).length > 0;
}

/** That a player wears a sign. */
export function wears({ formulaNames }: Asker, about: Agent, atomName: string): Formula {
  return atom(atomName, formulaNames[about]);
}
