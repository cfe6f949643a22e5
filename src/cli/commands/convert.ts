import { Refusal } from '../../engine/refusal.ts';
import type { Reading } from '../../logic/exchange/lab-file.ts';
import type { OpenedText } from '../../logic/exchange/open-text.ts';
import { labFileOfText, openText, structureFileOfText } from '../../logic/exchange/open-text.ts';
import { writeDot } from '../../logic/exchange/write-dot.ts';
import { writeModel } from '../../logic/exchange/write-json.ts';
import {
  writeModelAsStructure,
  writeStructure,
  writeStructureFileAsSmcdel,
} from '../../logic/exchange/write-smcdel.ts';
import { writeStructureFile } from '../../logic/exchange/write-structure.ts';
import { writeTikz } from '../../logic/exchange/write-tikz.ts';
import { onlyWord } from '../arguments.ts';
import type { Command } from '../command.ts';
import { nameOf } from '../files.ts';
import { messages } from '../messages.ts';
import { Misuse } from '../misuse.ts';

const FORMATS = ['smcdel', 'json', 'structure', 'dot', 'tikz'];

/** Writes a structure, a model in JSON or a playground's link in another format; `structure` is a law in JSON. */
export const convertCommand: Command = {
  name: 'convert',
  usage: `FILE --to ${FORMATS.join('|')}`,
  summary: messages.summaries.convert,
  options: ['to'],
  run: (given, files) => {
    const file = onlyWord(given, 'FILE');
    const format = given.text('to');
    if (format === undefined) throw new Misuse(messages.toMissing(FORMATS));
    if (!FORMATS.includes(format)) throw new Misuse(messages.unknownFormat(format, FORMATS));
    const valueOf = <Value>(read: Reading<Value>): Value => {
      if (read.ok) return read.value;
      throw new Refusal(messages.inFile(nameOf(file), read.problem));
    };
    const opened = valueOf(openText(files.read(file)));
    return [valueOf(written(opened, format)).replace(/\n$/, '')];
  },
};

function written(opened: OpenedText, format: string): Reading<string> {
  if (format === 'smcdel' && opened.kind === 'structure') return writeStructure(opened.structure);
  if (format === 'smcdel' && opened.kind === 'structureFile') return writeStructureFileAsSmcdel(opened.file);
  if (format === 'structure') return { ok: true, value: writeStructureFile(structureFileOfText(opened), true) };
  const read = labFileOfText(opened);
  if (!read.ok) return read;
  switch (format) {
    case 'smcdel':
      return writeModelAsStructure(read.value);
    case 'dot':
      return writeDot(read.value);
    case 'tikz':
      return writeTikz(read.value);
    default:
      return { ok: true, value: writeModel(read.value, true) };
  }
}
