import { describe, expect, test } from 'vitest';
import { labFileOf } from '../../src/logic/exchange/lab-file.ts';
import { exampleModel } from '../../src/session/lab/examples.ts';
import { writeDot, writeEventsDot } from '../../src/logic/exchange/write-dot.ts';
import { writeEventsTikz, writeTikz } from '../../src/logic/exchange/write-tikz.ts';
import { plainModel } from '../../src/logic/plain/plain-model.ts';
import { equivalence, relationOf } from '../../src/logic/plain/relation.ts';

const names = ['u', 'he said "\\input{x}"\n$%_^'];
const worlds = names.map((name, index) => ({ name, facts: index === 0 ? ['p'] : [] }));
const known = plainModel(['a', 'b'], ['p'], worlds, [equivalence([0, 0]), equivalence([0, 0])]);
const believed = plainModel(['a', 'b'], ['p'], worlds, [
  relationOf(2, [
    [0, 1],
    [1, 1],
  ]),
  relationOf(2, [
    [0, 1],
    [1, 0],
  ]),
]);

const text = (read: ReturnType<typeof writeDot>) => (read.ok ? read.value : read.problem);

describe('DOT', () => {
  test('an S5 model: no directions, no loops, one line for all who share it', () => {
    expect(text(writeDot({ ...labFileOf(known, true), actual: 0 }))).toBe(String.raw`graph model {
  node [shape=box, style=rounded];
  // Every world is also related to itself by everybody.
  w0 [label="u\np", peripheries=2];
  w1 [label="he said \"\\input{x}\"\n$%_^"];
  w0 -- w1 [label="a, b"];
}
`);
  });

  test('a plain model: arrows and loops', () => {
    expect(
      text(writeDot(labFileOf(believed, false)))
        .split('\n')
        .slice(4, 7),
    ).toEqual(['  w0 -> w1 [label="b", dir=both];', '  w0 -> w1 [label="a"];', '  w1 -> w1 [label="a"];']);
  });
});

describe('TikZ', () => {
  test('a whole document in which no name runs a command', () => {
    const tikz = text(writeTikz({ ...labFileOf(known, true), actual: 0 }));
    expect(tikz).toContain('\\node[world, actual] (w0) at (0.00,3.00) {u\\\\p};');
    expect(tikz).toContain("{he said ''\\textbackslash{}input\\{x\\}'' \\$\\%\\_\\textasciicircum{}}");
    expect(tikz).toContain('\\draw[-] (w0) to node[agents, pos=0.4] {a, b} (w1);');
    expect(tikz).toMatch(/^\\documentclass[^]*\\end\{document\}\n$/);
  });

  test('arrows, loops, and lines beside each other', () => {
    const lines = text(writeTikz(labFileOf(believed, false)))
      .split('\n')
      .filter((line) => line.includes('\\draw['));
    expect(lines).toEqual([
      '  \\draw[<->] (w0) to node[agents, pos=0.4] {b} (w1);',
      '  \\draw[->] (w0) to[bend left=18] node[agents, pos=0.4] {a} (w1);',
      '  \\draw[->] (w1) edge[loop above] node[agents] {a} (w1);',
    ]);
  });

  test('pdflatex prints signs of other scripts by their numbers', () => {
    const hebrew = plainModel([], [], [{ name: 'נועה', facts: [] }], []);
    expect(text(writeTikz(labFileOf(hebrew, true)))).toContain('\\DeclareUnicodeCharacter{05E0}{\\texttt{U+05E0}}');
  });
});

describe('event models', () => {
  const { eventModel } = exampleModel('sallyAnne');
  if (eventModel === null) throw new Error('The example has events.');

  test('in DOT: preconditions, postconditions, and the event that happens', () => {
    expect(text(writeEventsDot(eventModel, 0))).toBe(`digraph model {
  node [shape=box, style=rounded];
  w0 [label="moved\\n⊤, basket := ⊥", peripheries=2];
  w1 [label="nothing\\n⊤"];
  w0 -> w0 [label="Anne"];
  w0 -> w1 [label="Sally"];
  w1 -> w1 [label="Sally, Anne"];
}
`);
  });

  test('in TikZ: formulas in math', () => {
    expect(text(writeEventsTikz(eventModel, 0))).toContain(String.raw`\node[world, actual] (w0) at (0.00,`);
    expect(text(writeEventsTikz(eventModel, 0))).toContain(String.raw`{moved\\$\top$\\$\mathsf{basket} := \bot$};`);
  });
});

test('what is too large to be drawn is refused', () => {
  const many = plainModel(
    [],
    [],
    Array.from({ length: 501 }, (_, number) => ({ name: String(number), facts: [] })),
    [],
  );
  expect(text(writeDot(labFileOf(many, true)))).toBe('The model has 501 worlds; up to 500 are written out.');
});
