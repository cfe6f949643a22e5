import { createContext, useContext, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { WorldSet } from '../../logic/model.ts';
import type { PlainModel } from '../../logic/plain/plain-model.ts';
import { exampleModel } from '../../session/lab/examples.ts';
import { Desk } from '../../session/desk.ts';
import { judge, type Judged } from '../../session/lab/judge.ts';
import { entryOf, openedLab, type LabEntry, type LabState } from '../../session/lab/lab.ts';
import type { Commands } from '../../session/store.ts';
import { useStartSimulator } from '../screen.ts';
import type { LabWords } from '../words-lab.ts';

/** What is pointed out in the graph, besides the truth of a formula. */
export interface Pointing {
  /** The entry of the timeline that it belongs to; at any other it is gone. */
  readonly entry: LabEntry;
  /** Marked worlds, and the agents whose lines between them are marked. */
  readonly marked: { readonly nodes: ReadonlySet<number>; readonly agents: ReadonlySet<number> } | null;
  /** Worlds that correspond to each other. */
  readonly pairs?: readonly (readonly [number, number])[];
  /** Worlds whose marks say "true" instead of those of the formula; with a name, so that it can be told what they show. */
  readonly lit: { readonly key: string; readonly worlds: WorldSet } | null;
}

/** How the lab is looked at and worked with; nothing of it is saved. */
export interface LabView {
  /** Names of worlds: the one that is edited, and the two that are compared. */
  readonly selected: string | null;
  readonly picked: readonly [string | null, string | null];
  readonly tool: 'move' | 'link';
  /** For whom lines are drawn. */
  readonly linkFor: string | null;
  readonly linkFrom: string | null;
  /** The agent whose lines alone are shown; null for all. */
  readonly linesOf: string | null;
  readonly pointing: Pointing | null;
  /** The node of the game whose step is looked at, instead of the editor; null for the editor. */
  readonly step: number | null;
}

/** The lab as its parts use it. */
export interface Lab {
  readonly words: LabWords;
  readonly state: LabState;
  readonly entry: LabEntry;
  readonly model: PlainModel;
  /** Replaces the state by what a function of session/lab makes of it. */
  readonly change: (next: (state: LabState) => LabState) => void;
  readonly view: LabView;
  readonly setView: (part: Partial<LabView>) => void;
  /** What there is to say of the formula in the field. */
  readonly judged: Judged;
  /** What is pointed out now. */
  readonly pointing: Pointing | null;
  /** Asks the lab's worker. */
  readonly desk: Desk;
}

const stores = new WeakMap<Commands, StoreApi<LabState>>();

/** The lab of a session: it is as it was left, when it is opened again. */
function storeOf(commands: Commands, title: string): StoreApi<LabState> {
  const known = stores.get(commands);
  if (known !== undefined) return known;
  const store = createStore<LabState>(() => openedLab(exampleModel('coin'), title));
  stores.set(commands, store);
  return store;
}

const untouched: LabView = {
  selected: null,
  picked: [null, null],
  tool: 'move',
  linkFor: null,
  linkFrom: null,
  linesOf: null,
  pointing: null,
  step: null,
};

/** Makes the lab's parts for the dialog that holds them; `step` is the node whose step is looked at first. */
export function useNewLab(commands: Commands, words: LabWords, step: number | null): Lab {
  const [store] = useState(() => storeOf(commands, words.examples.coin));
  const state = useStore(store);
  const [view, changeView] = useState<LabView>(() => ({ ...untouched, step }));
  const start = useStartSimulator();
  const [desk] = useState(() => new Desk(start));
  useEffect(() => () => desk.stop(), [desk]);
  const entry = entryOf(state);
  const { moment } = entry;
  const judged = useMemo(() => judge(moment, state.formula), [moment, state.formula]);
  return useMemo(() => {
    const pointing = view.pointing?.entry === entry ? view.pointing : null;
    return {
      words,
      state,
      entry,
      model: entry.moment.model,
      change: (next) => store.setState(next),
      view,
      setView: (part) => changeView((before) => ({ ...before, ...part })),
      judged,
      pointing,
      desk,
    };
  }, [words, state, entry, store, view, judged, desk]);
}

export const LabContext = createContext<Lab | null>(null);

/** The lab. */
export function useLab(): Lab {
  const lab = useContext(LabContext);
  if (lab === null) throw new Error('This component belongs inside the lab.');
  return lab;
}
