import type { LawWork } from './law.ts';

/** Works with structures in the same process. What does so is fetched when it is first wanted: no part of the worker's first load. */
export function createLaws(): LawWork {
  let made: Promise<LawWork> | null = null;
  const laws = () => (made ??= import('./local-laws.ts').then(({ createLocalLaws }) => createLocalLaws()));
  return {
    openLaw: async (...asked) => (await laws()).openLaw(...asked),
    lawAfter: async (...asked) => (await laws()).lawAfter(...asked),
    listLaw: async (...asked) => (await laws()).listLaw(...asked),
    judgeLaw: async (...asked) => (await laws()).judgeLaw(...asked),
    judgeLaws: async (...asked) => (await laws()).judgeLaws(...asked),
    partsOfLaw: async (...asked) => (await laws()).partsOfLaw(...asked),
    cellOfLaw: async (...asked) => (await laws()).cellOfLaw(...asked),
    whetherLaw: async (...asked) => (await laws()).whetherLaw(...asked),
    compareInLaw: async (...asked) => (await laws()).compareInLaw(...asked),
    explainLaw: async (...asked) => (await laws()).explainLaw(...asked),
    failuresOfLaw: async (...asked) => (await laws()).failuresOfLaw(...asked),
    tellWorldsApart: async (...asked) => (await laws()).tellWorldsApart(...asked),
  };
}
