import type { Structure } from '../formula/structure.ts';
import { parseStructure } from '../formula/structure.ts';
import { fromPartitions } from '../plain/partitions.ts';
import { readStructure } from '../symbolic/choice.ts';
import { modelOfStructure } from '../symbolic/translate.ts';
import type { LabFile, Reading } from './lab-file.ts';
import { labFileOf, reading, Unreadable } from './lab-file.ts';
import { exchangeMessages as messages } from './messages.ts';
import { decodeModel } from './model-link.ts';
import { isPlaygroundLink, readPlayground } from './playground.ts';
import { readModel } from './read-json.ts';

/** What a text of any known format holds. */
export type OpenedText =
  | { readonly kind: 'structure'; readonly structure: Structure }
  /** `because` says why a model from elsewhere is no S5 model; null if it is one, or said itself what it is. */
  | { readonly kind: 'labFile'; readonly labFile: LabFile; readonly because: string | null };

/** More worlds than this are not listed with their names. */
const MOST_WORLDS = 20_000;

/** Reads a structure in SMCDEL's format, a model in JSON, a link with a model, or a link of the modal logic playground. */
export function openText(text: string): Reading<OpenedText> {
  const start = text.slice(0, 1000).trimStart();
  if (start.startsWith('{') && !start.startsWith('{-')) return asLabFile(readModel(text));
  const [address] = /^(?:\S*#)?(?=m1\.)/.exec(start) ?? [];
  if (address !== undefined) return asLabFile(decodeModel(text.trimStart().slice(address.length)));
  if (isPlaygroundLink(start)) {
    const read = readPlayground(text.trim());
    return read.ok ? { ok: true, value: { kind: 'labFile', ...read.value } } : read;
  }
  const read = parseStructure(text);
  return read.ok
    ? { ok: true, value: { kind: 'structure', structure: read.structure } }
    : { ok: false, problem: read.error.message };
}

function asLabFile(read: Reading<LabFile>): Reading<OpenedText> {
  return read.ok ? { ok: true, value: { kind: 'labFile', labFile: read.value, because: null } } : read;
}

/** The model of a text; a structure's states are listed, and each is named by its true variables. */
export function labFileOfText(opened: OpenedText): Reading<LabFile> {
  return opened.kind === 'labFile' ? { ok: true, value: opened.labFile } : labFileOfStructure(opened.structure);
}

/** A structure's states as a model, its queries with it. A state against the law is refused. */
export function labFileOfStructure(structure: Structure): Reading<LabFile> {
  return reading(() => {
    const { valued } = modelOfStructure(readStructure(structure), MOST_WORLDS);
    const names = Array.from(valued.model.states, (state) =>
      nameOf(valued.atoms.filter((atom) => valued.valuations[state].has(atom))),
    );
    const numberOf = new Map(names.map((name, world) => [name, world]));
    const queries = structure.queries.map(({ kind, state, formula, text }) => {
      const world =
        state === undefined ? null : numberOf.get(nameOf(valued.atoms.filter((atom) => state.includes(Number(atom)))));
      if (world === undefined) throw new Unreadable(messages.unlawful(state ?? []));
      return { kind, world, formula, text };
    });
    return { ...labFileOf(fromPartitions(valued, names), true), queries };
  });
}

/** A state as it is named: its true variables, ascending. */
function nameOf(variables: readonly string[]): string {
  return `{${variables.join(',')}}`;
}
