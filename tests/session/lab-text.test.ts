import { expect, test } from 'vitest';
import { encodeModel } from '../../src/logic/exchange/model-link.ts';
import { openText } from '../../src/logic/exchange/open-text.ts';
import { writeModel } from '../../src/logic/exchange/write-json.ts';
import { exampleModel } from '../../src/session/lab/examples.ts';
import { isLabText } from '../../src/session/lab/lab-text.ts';

const model = exampleModel('muddy');

test.each([
  ['a model in JSON', writeModel(model, true)],
  ['a model in JSON in one line', writeModel(model)],
  ['a faulty model in JSON', '{"format": "kripketown-model", "version": 1'],
  ['a link', encodeModel(model)],
  ['an address with a link', `https://example.org/lab#${encodeModel(model)}\n`],
  ['a link of the modal logic playground', 'https://rkirsling.github.io/modallogic/?model=ApS0,1;AS;'],
  ['a structure', '-- muddy children\nVARS 1,2\nLAW 1|2\nOBS a: 1  b: 2'],
  ['a faulty structure after a comment', '{- a\nb -}\nVARS 1\nLAW (1'],
])('a file with %s is the lab’s', (_, text) => {
  expect(isLabText(text)).toBe(true);
});

test.each([
  ['a game', '{"format":"kripketown","version":1}'],
  ['a record', '{"format":"kripketown-player-record","version":1}'],
  ['other JSON', '{"a": 1}'],
  ['prose', 'Dear Ann, the VARS of this letter'],
  ['nothing', ''],
  ['a link of a game', '1.AAAA'],
])('a file with %s is not', (_, text) => {
  expect(isLabText(text)).toBe(false);
});

test('an address with a model’s link opens the model', () => {
  const opened = openText(` https://example.org/?x=1#${encodeModel(model)} `);
  expect(opened.ok && opened.value.kind === 'labFile' ? opened.value.labFile.model.worlds.length : opened).toBe(8);
});
