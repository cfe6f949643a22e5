import type { LabFile } from '../../logic/exchange/lab-file.ts';
import { labFileOf } from '../../logic/exchange/lab-file.ts';
import { parseFormula } from '../../logic/formula/parse.ts';
import { privateNews } from '../../logic/plain/plain-events.ts';
import type { PlainEventModel } from '../../logic/plain/plain-events.ts';
import { plainEventModel } from '../../logic/plain/plain-events.ts';
import { plainModel } from '../../logic/plain/plain-model.ts';
import { equivalence, relationOf } from '../../logic/plain/relation.ts';
import { atom, bottom, top } from '../../logic/formula/constructors.ts';

/** The models that the lab can begin with. */
export type ExampleId = 'coin' | 'muddy' | 'empty' | 'sallyAnne' | 'privateNews';

/** The examples in the order in which they are offered. */
export const exampleIds: readonly ExampleId[] = ['coin', 'muddy', 'privateNews', 'sallyAnne', 'empty'];

/** An example with formulas worth asking. */
export function exampleModel(id: ExampleId): LabFile {
  return makers[id]();
}

const makers: Readonly<Record<ExampleId, () => LabFile>> = {
  coin: () => withFormulas(coin(), ['[Ann!heads] K Bob Kw Ann heads', 'Kw Ann heads', 'heads & ~K Ann heads']),
  muddy,
  empty: () => ({
    ...labFileOf(plainModel(['a'], ['p'], [{ name: 'w0', facts: [] }], [equivalence([0])]), true),
    actual: 0,
  }),
  privateNews: () => ({
    ...withFormulas(coin(), ['K Ann heads', 'K Bob ~K Ann heads']),
    isS5: false,
    eventModel: privateNews(['Ann', 'Bob'], ['Ann'], atom('heads')),
  }),
  sallyAnne,
};

/** A coin under a cup lies heads up; nobody has looked. */
function coin(): LabFile {
  const worlds = [
    { name: 'w0', facts: ['heads'] },
    { name: 'w1', facts: [] },
  ];
  const model = plainModel(['Ann', 'Bob'], ['heads'], worlds, [equivalence([0, 0]), equivalence([0, 0])]);
  return { ...labFileOf(model, true), actual: 0 };
}

/** Three children, two of them muddy; each sees the others' foreheads. */
function muddy(): LabFile {
  const children = ['Ann', 'Bob', 'Cat'];
  const atoms = children.map((child) => `muddy(${child})`);
  const worlds = Array.from({ length: 8 }, (_, bits) => ({
    name: bits === 0 ? 'none' : children.map((child, index) => ((bits >> index) & 1 ? child.charAt(0) : '')).join(''),
    facts: atoms.filter((_, index) => (bits >> index) & 1),
  }));
  const relations = children.map((_, index) => equivalence(worlds.map((_world, bits) => bits & ~(1 << index))));
  const anybody = atoms.join(' | ');
  return withFormulas({ ...labFileOf(plainModel(children, atoms, worlds, relations), true), actual: 3 }, [
    anybody,
    'AND(~Kw Ann muddy(Ann), ~Kw Bob muddy(Bob), ~Kw Cat muddy(Cat))',
    `[!${anybody}] C all (${anybody})`,
  ]);
}

/**
 * The false-belief task (Baron-Cohen, Leslie and Frith 1985): the marble lies in the basket, and both know. Then Anne moves it to the box
 * while Sally is away: Sally thinks that nothing happens.
 */
function sallyAnne(): LabFile {
  const model = plainModel(
    ['Sally', 'Anne'],
    ['basket'],
    [{ name: 'w0', facts: ['basket'] }],
    [equivalence([0]), equivalence([0])],
  );
  const file = withFormulas({ ...labFileOf(model, false), actual: 0 }, [
    'K Sally basket',
    'basket',
    'K Anne K Sally basket',
  ]);
  return { ...file, eventModel: moved() };
}

function moved(): PlainEventModel {
  const postconditions = [{ atom: atom('basket'), becomes: bottom }];
  return plainEventModel(
    ['Sally', 'Anne'],
    [
      { name: 'moved', precondition: top, postconditions },
      { name: 'nothing', precondition: top, postconditions: [] },
    ],
    [
      relationOf(2, [
        [0, 1],
        [1, 1],
      ]),
      equivalence([0, 1]),
    ],
  );
}

function withFormulas(labFile: LabFile, texts: readonly string[]): LabFile {
  const queries = texts.flatMap((text) => {
    const read = parseFormula(text);
    return read.ok ? [{ kind: 'WHERE?' as const, world: null, formula: read.formula, text }] : [];
  });
  return { ...labFile, queries };
}
