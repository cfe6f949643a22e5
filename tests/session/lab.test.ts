import { describe, expect, test } from 'vitest';
import { circleOf } from '../../src/logic/event-circle.ts';
import { decodeModel, encodeModel } from '../../src/logic/exchange/model-link.ts';
import { atom, not } from '../../src/logic/formula/constructors.ts';
import {
  draftOf,
  emptyDraft,
  eventModelOf,
  readPostconditions,
  withEvent,
  withEventLink,
  withoutEvent,
} from '../../src/session/lab/events-draft.ts';
import { exampleIds, exampleModel } from '../../src/session/lab/examples.ts';
import { judge } from '../../src/session/lab/judge.ts';
import {
  entryOf,
  labFileOfState,
  movedTo,
  openedLab,
  withActual,
  withEdit,
  withModels,
  withStep,
  withText,
  withWatched,
  type LabState,
} from '../../src/session/lab/lab.ts';

const begin = (id: (typeof exampleIds)[number]): LabState => openedLab(exampleModel(id), id);

function worldsOf(state: LabState, formula: string): string {
  const { moment } = entryOf(state);
  const judged = judge(moment, formula);
  if (judged.kind !== 'judged') return judged.kind === 'faulty' ? judged.message : '';
  return moment.model.worlds
    .filter((_, world) => judged.worlds[world] === 1)
    .map(({ name }) => name)
    .join();
}

/** Announces, which must not be refused. */
function announced(state: LabState, formula: string): LabState {
  const judged = judge(entryOf(state).moment, formula);
  if (judged.kind !== 'judged') throw new Error(`no formula: ${formula}`);
  return withStep(state, { kind: 'announce', formula: judged.formula });
}

describe('the timeline', () => {
  test('muddy children: eight worlds, seven, four, one; each can be gone back to', () => {
    const ignorance = 'AND(~Kw Ann muddy(Ann), ~Kw Bob muddy(Bob), ~Kw Cat muddy(Cat))';
    const father = announced(begin('muddy'), 'muddy(Ann) | muddy(Bob) | muddy(Cat)');
    const second = announced(father, ignorance);
    expect(second.entries.map(({ moment }) => moment.model.worlds.length)).toEqual([8, 7, 4]);
    expect(worldsOf(second, 'Kw Ann muddy(Ann) & Kw Bob muddy(Bob)')).toBe('AB');
    expect(worldsOf(second, '~Kw Ann muddy(Ann)')).toBe('BC,ABC');
    expect(worldsOf(second, 'Y ~Kw Ann muddy(Ann)')).toBe('AB,AC,BC,ABC');
    const back = movedTo(second, 1);
    expect(worldsOf(back, ignorance)).toBe('AB,AC,BC,ABC');
    expect(movedTo(back, 2)).toEqual(second);
    // Doing something else gives up what was undone.
    const other = withEdit(back, { kind: 'removeWorld', world: 'A' });
    expect(other.entries.length).toBe(3);
    expect(entryOf(other).moment.model.worlds.length).toBe(6);
  });

  test('what is false at the actual world cannot be announced, and nothing is lost', () => {
    const state = begin('coin');
    const refused = withStep(state, { kind: 'announce', formula: not(atom('heads')) });
    expect(refused.notice).toEqual({
      isProblem: true,
      text: '~heads is false at the actual world; only truths can be announced.',
    });
    expect([refused.entries, refused.at]).toEqual([state.entries, state.at]);
  });

  test('the actual world is kept while others go or are renamed, and is lost with its world', () => {
    const renamed = withEdit(begin('coin'), { kind: 'renameWorld', world: 'w0', name: 'here' });
    expect(entryOf(renamed).moment.actual).toBe(0);
    const moved = withActual(renamed, 1);
    expect(entryOf(withEdit(moved, { kind: 'removeWorld', world: 'here' })).moment.actual).toBe(0);
    expect(entryOf(withEdit(moved, { kind: 'removeWorld', world: 'w1' })).moment.actual).toBeNull();
  });
});

describe('beyond S5', () => {
  test('Sally and Anne: Sally believes that the marble is in the basket, and Anne knows that', () => {
    const state = begin('sallyAnne');
    const draft = eventModelOf(state.events, entryOf(state).moment.model.agents);
    if (!draft.ok) throw new Error(draft.problem);
    const after = withStep(state, { kind: 'events', eventModel: draft.value, event: state.events.real });
    const { moment } = entryOf(after);
    expect(moment.model.worlds[moment.actual ?? -1].name).toBe('(w0, moved)');
    expect(worldsOf(after, '~basket & K Sally basket & K Anne K Sally basket & K Anne ~basket')).toBe('(w0, moved)');
  });

  test('private news makes an S5 model a plain one; the way back is refused with the pair that is missing', () => {
    const plain = withModels(begin('coin'), false);
    const draft = eventModelOf(begin('privateNews').events, ['Ann', 'Bob']);
    if (!draft.ok) throw new Error(draft.problem);
    for (const before of [begin('coin'), plain]) {
      const after = withStep(before, { kind: 'events', eventModel: draft.value, event: 'told' });
      expect(entryOf(after).isS5).toBe(false);
      expect(worldsOf(after, 'K Ann heads & K Bob ~K Ann heads')).toBe('(w0, told)');
      const refused = withModels(after, true);
      expect(refused.notice?.text).toContain('The relation of Bob is no equivalence: it leads not from "(w0, told)"');
      expect(entryOf(refused).isS5).toBe(false);
    }
  });
});

describe('event models as they are written', () => {
  test('postconditions: commas inside atoms and groups do not part them', () => {
    const read = readPostconditions('p := muddy(Ann,Bob), sees(Ann,Bob) := C {a,b} p; q := ~q');
    if (!read.ok) throw new Error(read.problem);
    expect(read.value.map(({ atom: changed }) => changed.name)).toEqual(['p', 'sees', 'q']);
    expect(readPostconditions('p = q')).toEqual({
      ok: false,
      problem: '"p = q" is no postcondition: it must read such as p := ~p.',
    });
  });

  test.each([
    ['p := q, q := ~p', ['p', 'q']],
    ['r := p, p := K a q, q := (p & s), s := s', ['p', 'q']],
    ['p := q, q := r, r := (p | ~p)', ['p', 'q', 'r']],
    ['p := ~p, q := p', []],
    ['p := q, q := r', []],
  ])('a circle of postconditions is found: %s', (text, circle) => {
    const read = readPostconditions(text);
    if (!read.ok) throw new Error(read.problem);
    expect(circleOf(read.value).map(({ name }) => name)).toEqual(circle);
  });

  test('events are added, linked and removed; an atom that is changed twice is refused', () => {
    const event = (name: string, postconditions = '') => ({ name, precondition: '', postconditions });
    const two = withEvent(withEvent(emptyDraft(['a']), event('e')), event('f'));
    const linked = withEventLink(two, true, 'a', [0, 1, true]);
    const read = eventModelOf(linked, ['a', 'b']);
    if (!read.ok) throw new Error(read.problem);
    expect(read.value.relations.map((relation) => relation.map((targets) => targets.join()))).toEqual([
      ['0,1', '0,1'],
      ['0', '1'],
    ]);
    expect(withoutEvent(linked, 0)).toEqual({ ...withEvent(emptyDraft(['a']), event('f')), real: 'f' });
    expect(eventModelOf(withEvent(two, event('e')), ['a'])).toMatchObject({ ok: false });
    expect(eventModelOf(withEvent(two, event('g', 'p := q, p := r')), ['a'])).toEqual({
      ok: false,
      problem: 'The event "g" changes "p" twice; an event gives each atom one formula.',
    });
    expect(draftOf(read.value).events).toEqual(linked.events);
  });
});

describe('texts', () => {
  test('a link holds the whole lab: model, formulas, events and notation', () => {
    const state = withWatched(
      { ...begin('privateNews'), notation: { knows: 'box', considers: 'diamond', announcement: 'bare' } },
      'K Bob heads',
    );
    const read = decodeModel(encodeModel(labFileOfState(state)));
    if (!read.ok) throw new Error(read.problem);
    const again = openedLab(read.value, 'link');
    expect(again.watched).toEqual(state.watched);
    expect(again.formula).toBe(state.formula);
    expect(again.notation).toEqual(state.notation);
    expect(again.events).toEqual(state.events);
    expect(entryOf(again).moment).toEqual(entryOf(state).moment);
  });

  test('a structure, and a link of the playground that is no S5 model', () => {
    const structure = withText(begin('coin'), 'VARS 1,2\nLAW 1|2\nOBS a: 1\nWHERE? a knows that 2', 'file');
    expect(
      entryOf(structure)
        .moment.model.worlds.map(({ name }) => name)
        .sort(),
    ).toEqual(['{1,2}', '{1}', '{2}']);
    expect(worldsOf(structure, structure.formula)).toBe('{2}');
    const playground = withText(structure, 'https://example.org/?model=ApS1;AS;', 'link');
    expect(entryOf(playground).isS5).toBe(false);
    expect(playground.notice?.isProblem).toBe(false);
    expect(playground.entries.length).toBe(3);
  });

  test.each([
    ['no text', '', /./],
    ['a broken link', 'm1.AAAA', /cut off/],
    ['a game', '{"format":"kripketown"}', /no model of this program/],
    ['a faulty structure', 'VARS 1\nLAW 2\nOBS a: 1', /./],
  ])('%s is refused, and nothing is lost', (_, text, message) => {
    const state = begin('coin');
    const after = withText(state, text, 'text');
    expect(after.notice?.isProblem).toBe(true);
    expect(after.notice?.text).toMatch(message);
    expect(after.entries).toEqual(state.entries);
  });

  test('a formula of depth ten thousand gets a message', () => {
    const judged = judge(entryOf(begin('coin')).moment, 'K Ann '.repeat(10_000) + 'heads');
    expect(judged).toMatchObject({ kind: 'faulty' });
    expect(worldsOf(begin('coin'), 'K Dan heads')).toContain('There is no agent "Dan" here.');
  });
});

test('every example has formulas that can be asked of it', () => {
  for (const id of exampleIds) {
    const state = begin(id);
    for (const formula of state.watched) expect(judge(entryOf(state).moment, formula).kind).toBe('judged');
  }
});
