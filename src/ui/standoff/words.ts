import { createContext, useContext } from 'react';
import type { StandoffWords } from '../words-standoff.ts';

export const StandoffWordsContext = createContext<StandoffWords | null>(null);

/** The words of the Standoff's lab. */
export function useStandoffWords(): StandoffWords {
  const words = useContext(StandoffWordsContext);
  if (words === null) throw new Error('This component belongs inside the lab of the Standoff.');
  return words;
}
