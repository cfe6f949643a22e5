import { quoteName } from '../formula/names.ts';
import type { PlainModel } from '../plain/plain-model.ts';
import { plainModel } from '../plain/plain-model.ts';
import { asPartitions } from '../plain/partitions.ts';
import { relationOf } from '../plain/relation.ts';
import type { LabFile, Reading } from './lab-file.ts';
import { labFileOf, reading, Unreadable } from './lab-file.ts';
import { exchangeMessages as messages } from './messages.ts';

/** The one agent of a playground's model. */
const AGENT = 'a';
const WELL_FORMED = /^(?:;|A(?:\w+(?:,\w+)*)?S(?:\d+(?:,\d+)*)?;)+$/;
const STATE = /^A(.*)S([\d,]*)$/;
const LONGEST = 100_000;

/** A model from elsewhere, and why it is no S5 model; null if it is one. */
export interface Opened {
  readonly labFile: LabFile;
  readonly because: string | null;
}

/**
 * Reads a link of the modal logic playground, or the model in it: states with `;` behind each, of each its true variables behind `A` and
 * its successors behind `S`; an empty state was deleted. What is no equivalence opens as a plain model, and the pair that breaks it is named.
 */
export function readPlayground(link: string): Reading<Opened> {
  return reading(() => {
    const text = modelText(link);
    if (text.length > LONGEST || !WELL_FORMED.test(text)) throw new Unreadable(messages.playground);
    const states = text.slice(0, -1).split(';').map(readState);
    const kept = [...states.keys()].filter((state) => states[state] !== null);
    const numberOf = new Map(kept.map((state, number) => [String(state), number]));
    const pairs = kept.flatMap((state, number) =>
      (states[state]?.targets ?? []).map((target) => {
        const to = numberOf.get(target);
        if (to === undefined) throw new Unreadable(messages.playgroundTarget(state, target));
        return [number, to] as const;
      }),
    );
    const worlds = kept.map((state) => ({ name: `w${state}`, facts: states[state]?.facts ?? [] }));
    const atoms = [...new Set(worlds.flatMap(({ facts }) => facts))].sort();
    return opened(plainModel([AGENT], atoms, worlds, [relationOf(kept.length, pairs)]));
  });
}

/** A model with the word on whether it is S5. */
function opened(model: PlainModel): Opened {
  const read = asPartitions(model);
  if (read.ok) return { labFile: labFileOf(model, true), because: null };
  const { from, to, because } = read.missing;
  const [one, other] = [model.worlds[from].name, model.worlds[to].name];
  return {
    labFile: labFileOf(model, false),
    because: messages.notEquivalence(model.agents[read.agent], one, other, because),
  };
}

/** Whether a text looks like a link of the playground. */
export function isPlaygroundLink(text: string): boolean {
  return /^\s*(?:https?:\/\/\S*|\S*[?&])model=/.test(text);
}

function modelText(link: string): string {
  const [, value] = /[?&]model=([^&#\s]*)/.exec(link) ?? [];
  const text = value ?? link.trim();
  try {
    return decodeURIComponent(text);
  } catch {
    throw new Unreadable(messages.playground);
  }
}

function readState(text: string): { readonly facts: string[]; readonly targets: string[] } | null {
  if (text === '') return null;
  const [, facts, targets] = STATE.exec(text) ?? [];
  if (targets === undefined) throw new Unreadable(messages.playground);
  const listed = (list: string) => [...new Set(list === '' ? [] : list.split(','))];
  return { facts: listed(facts).map(quoteName), targets: listed(targets) };
}
