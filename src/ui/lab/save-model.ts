import type { LabFile, Reading } from '../../logic/exchange/lab-file.ts';
import { writeDot, writeEventsDot } from '../../logic/exchange/write-dot.ts';
import { writeModel } from '../../logic/exchange/write-json.ts';
import type { StructureFile } from '../../logic/exchange/structure-file.ts';
import { writeModelAsStructure, writeStructureFileAsSmcdel } from '../../logic/exchange/write-smcdel.ts';
import { writeStructureFile } from '../../logic/exchange/write-structure.ts';
import { writeEventsTikz, writeTikz } from '../../logic/exchange/write-tikz.ts';
import type { PlainEventModel } from '../../logic/plain/plain-events.ts';

const formats = {
  json: { type: 'application/json', ending: 'json' },
  smcdel: { type: 'text/plain', ending: 'smcdel.txt' },
  dot: { type: 'text/vnd.graphviz', ending: 'dot' },
  tikz: { type: 'text/x-tex', ending: 'tex' },
} as const;

/** The formats of text in which a model can be saved. */
export type TextFormat = keyof typeof formats;

/** A text that is ready to be saved. */
export interface SavedText {
  readonly text: string;
  readonly type: string;
  readonly name: string;
}

/** A model as the text of a file, `name` with the format's ending; or why that format cannot hold it. */
export function modelAsText(labFile: LabFile, format: TextFormat, name: string): Reading<SavedText> {
  const written = {
    json: (): Reading<string> => ({ ok: true, value: writeModel(labFile, true) }),
    smcdel: () => writeModelAsStructure(labFile),
    dot: () => writeDot(labFile),
    tikz: () => writeTikz(labFile),
  }[format]();
  return named(written, format, name);
}

/** An event model as the text of a drawing; `actual` is the event that happens, null for none. */
export function eventsAsText(
  eventModel: PlainEventModel,
  actual: number | null,
  format: 'dot' | 'tikz',
  name: string,
): Reading<SavedText> {
  return named((format === 'dot' ? writeEventsDot : writeEventsTikz)(eventModel, actual), format, name);
}

/** A law as text; `notDrawn` says why it cannot be drawn. */
export function lawAsText(file: StructureFile, format: TextFormat, name: string, notDrawn: string): Reading<SavedText> {
  if (format === 'dot' || format === 'tikz') return { ok: false, problem: notDrawn };
  const written: Reading<string> =
    format === 'json' ? { ok: true, value: writeStructureFile(file, true) } : writeStructureFileAsSmcdel(file);
  return named(written, format, name);
}

function named(written: Reading<string>, format: TextFormat, name: string): Reading<SavedText> {
  const { type, ending } = formats[format];
  return written.ok ? { ok: true, value: { text: written.value, type, name: `${name}.${ending}` } } : written;
}
