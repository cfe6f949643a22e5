import { createContext, useContext } from 'react';
import type { BalanceWords } from '../words-balance.ts';

export const BalanceWordsContext = createContext<BalanceWords | null>(null);

/** The words of the balance lab. */
export function useBalanceWords(): BalanceWords {
  const words = useContext(BalanceWordsContext);
  if (words === null) throw new Error('This component belongs inside the balance lab.');
  return words;
}
