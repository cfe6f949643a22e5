import * as f from '../../src/logic/formula/constructors.ts';
import type { AtomFormula, Formula } from '../../src/logic/formula/formula.ts';
import type { KnowledgeStructure } from '../../src/logic/symbolic/knowledge-structure.ts';
import { knowledgeStructure } from '../../src/logic/symbolic/structure-description.ts';

/** Cryptographers at dinner (Chaum 1988): each two share a coin; somebody paid, one of them or the NSA. */
export interface DiningCryptographers {
  readonly structure: KnowledgeStructure;
  /** `paid0` says that the NSA paid, `paidI` that diner I did. */
  readonly paid: readonly AtomFormula[];
  /** What diner I says: the parity of their coins, turned around if they paid. */
  readonly said: readonly Formula[];
}

/** Everybody's coins are known to the two who share them; who paid is known to who paid. */
export function diningCryptographers(diners: number): DiningCryptographers {
  const numbers = Array.from({ length: diners }, (_, diner) => diner + 1);
  const paid = [0, ...numbers].map((payer) => f.atom(`paid${payer}`));
  const coins: AtomFormula[] = [];
  const held: AtomFormula[][] = [[], ...numbers.map((): AtomFormula[] => [])];
  for (const one of numbers) {
    for (const other of numbers.slice(one)) {
      const coin = f.atom(`coin${one}-${other}`);
      coins.push(coin);
      held[one].push(coin);
      held[other].push(coin);
    }
  }
  return {
    structure: knowledgeStructure({
      agents: numbers.map((diner) => `d${diner}`),
      atoms: [...paid, ...coins],
      law: f.oneOf(...paid),
      sights: numbers.map((diner) => [{ when: f.top, sees: [paid[diner], ...held[diner]] }]),
    }),
    paid,
    said: numbers.map((diner) => f.xor(paid[diner], ...held[diner])),
  };
}

/**
 * The check of SMCDEL's own benchmark: if diner 1 did not pay, then after it is told what all said together, either diner 1 knows
 * that no diner paid, or knows that another diner did, and of none that they did.
 */
export function anonymity({ paid, said }: DiningCryptographers): Formula {
  const diners = paid.slice(1);
  const others = diners.slice(1);
  const nobody = f.knows('d1', f.and(...diners.map(f.not)));
  const somebody = f.knows('d1', f.or(...others));
  const then = f.or(nobody, f.and(somebody, ...others.map((other) => f.not(f.knows('d1', other)))));
  return f.implies(f.not(paid[1]), { ...f.announced(f.xor(...said), then), whether: true });
}
