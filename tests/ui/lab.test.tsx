import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { createLocalBackend } from '../../src/session/local-backend.ts';
import { createSession, type Session } from '../../src/session/session.ts';
import LabDialog from '../../src/ui/lab/LabDialog.tsx';
import { usualDraft, wantedOf } from '../../src/ui/new-game.ts';
import { ScreenProvider } from '../../src/ui/ScreenProvider.tsx';
import { english } from '../../src/ui/words.ts';
import { startSimulator } from '../support/simulator.ts';
import { presentations, teachDialogs } from './screen.tsx';

let shown: { readonly session: Session; readonly user: ReturnType<typeof userEvent.setup> };

/** The lab alone; behind it no game has been dealt yet. */
beforeEach(async () => {
  teachDialogs();
  const session = createSession({ backend: createLocalBackend(games), presentations });
  await english.lab();
  await act(async () => {
    render(
      <ScreenProvider screen={{ session, presentations, words: english, startSimulator }}>
        <Suspense>
          <LabDialog opening={null} onClose={() => undefined} />
        </Suspense>
      </ScreenProvider>,
    );
    await Promise.resolve();
  });
  shown = { session, user: userEvent.setup({ pointerEventsCheck: 0, delay: null }) };
  await screen.findByRole('button', { name: /^w0: true: heads\./ });
});

const world = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}: `) });
const tab = (name: string) => shown.user.click(screen.getByRole('tab', { name }));
const choose = (label: string, option: string) => shown.user.selectOptions(screen.getByLabelText(label), option);

async function ask(formula: string): Promise<void> {
  const field = within(document.querySelector<HTMLElement>('.lab-formula') ?? document.body).getByRole('combobox');
  await shown.user.clear(field);
  await shown.user.click(field);
  await shown.user.paste(formula);
}

test('the graph can be walked: each world says what is true, who confuses it with what, and whether the formula holds', async () => {
  await ask('K Ann heads');
  expect(world('w0').getAttribute('aria-label')).toBe(
    'w0: true: heads. This is the actual world. The formula is false here. Ann confuses it with w1. Bob confuses it with w1.',
  );
  world('w0').focus();
  await shown.user.keyboard('{Enter}');
  expect(world('w0').getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByLabelText<HTMLInputElement>('heads').checked).toBe(true);
});

describe('edited by hand', () => {
  test('atoms, agents, worlds and links; each is a step that can be undone and redone', async () => {
    await shown.user.type(screen.getByLabelText('New atom'), 'rain{Enter}');
    await shown.user.type(screen.getByLabelText('New agent'), 'Cat{Enter}');
    await choose('Choose a world', 'w1');
    await shown.user.click(screen.getByLabelText('rain'));
    await shown.user.click(screen.getByLabelText('Cat: w0'));
    await shown.user.click(screen.getByLabelText('Ann: w0'));
    expect(world('w1').getAttribute('aria-label')).toBe(
      'w1: true: rain. The formula is true here. Ann tells it from all others. Bob confuses it with w0. Cat confuses it with w0.',
    );
    const steps = within(screen.getByRole('region', { name: 'Steps in the lab' })).getAllByRole('button');
    expect(steps.map((step) => step.textContent)).toEqual([
      'Opened: A coin under a cup2 worlds',
      'New atom rain2 worlds',
      'New agent Cat2 worlds',
      'rain at w12 worlds',
      'Cat: w1 – w0 linked2 worlds',
      'Ann: w1 – w0 unlinked2 worlds',
    ]);
    await shown.user.click(screen.getByRole('button', { name: 'Undo (Ctrl+Z)' }));
    expect(world('w1').getAttribute('aria-label')).toContain('Ann confuses it with w0');
    await shown.user.click(steps[0]);
    expect(screen.queryByLabelText('rain')).toBeNull();
    for (let step = 0; step < 5; step++) {
      await shown.user.click(screen.getByRole('button', { name: 'Redo (Ctrl+Y)' }));
    }
    expect(world('w1').getAttribute('aria-label')).toContain('Ann tells it from all others');
  });

  test('a link is drawn by the keyboard, and Delete removes a world', async () => {
    await shown.user.click(screen.getByRole('button', { name: 'New world' }));
    await shown.user.click(screen.getByRole('button', { name: 'Link' }));
    world('w2').focus();
    await shown.user.keyboard('{Enter}');
    world('w0').focus();
    await shown.user.keyboard('{Enter}');
    expect(world('w2').getAttribute('aria-label')).toContain('Ann confuses it with w0 and w1. Bob tells it');
    world('w1').focus();
    await shown.user.keyboard('{Delete}');
    expect(screen.queryByRole('button', { name: /^w1: / })).toBeNull();
  });

  test('what cannot be done is refused with the reason', async () => {
    await shown.user.type(screen.getByLabelText('New atom'), 'p & q{Enter}');
    expect(screen.getByText(/"p & q" is a formula and no atom/)).toBeTruthy();
  });
});

test('a faulty formula is told with its place, and an unknown name', async () => {
  await ask('K Ann )');
  expect(screen.getByText(/^Line 1, column 7: "\)" does not fit here/)).toBeTruthy();
  await ask('K Dan heads');
  expect(screen.getByText('There is no agent "Dan" here. The agents are Ann, Bob.')).toBeTruthy();
});

test('announced, told to some, and contracted', async () => {
  await ask('heads');
  await tab('Update');
  expect(screen.getByText(/^A successful update/)).toBeTruthy();
  await shown.user.click(screen.getByLabelText('Ann'));
  await shown.user.click(screen.getByRole('button', { name: 'They learn whether, all see it' }));
  await ask('K Bob Kw Ann heads & ~Kw Bob heads');
  expect(screen.getByText('true at every world')).toBeTruthy();
  await ask('heads');
  await shown.user.click(screen.getByRole('button', { name: 'Announce to all' }));
  expect(screen.queryByRole('button', { name: /^w1: / })).toBeNull();
  // Bob knew it since the announcement.
  await tab('Why');
  await shown.user.selectOptions(screen.getByLabelText('Agent'), 'Bob');
  expect(screen.getByText('Bob knows it.')).toBeTruthy();
  expect(screen.getByText(/^Step 2 ruled 1 world out for all/)).toBeTruthy();
});

test('Moore’s sentence is no successful update', async () => {
  await ask('heads & ~K Ann heads');
  await tab('Update');
  expect(
    screen.getByText('Not a successful update: announced in 1 world, such as {heads}, it becomes false.'),
  ).toBeTruthy();
});

test('Sally and Anne: the event model as a table, the product, and the axioms that fail', async () => {
  await choose('Begin with…', 'sallyAnne');
  await tab('Events');
  expect(screen.getByLabelText<HTMLInputElement>('Postconditions, moved').value).toBe('basket := Bot');
  await shown.user.click(screen.getByRole('button', { name: 'Let it happen' }));
  // Anne moved the marble, Sally thinks it is where it was: she is sure of it, and wrong.
  await ask('K Sally basket');
  expect(screen.getByText('Sally believes this, but it is false: K is belief here.')).toBeTruthy();
  await ask('K Anne ~basket');
  expect(screen.queryByText(/is belief here/)).toBeNull();
  await tab('Axioms');
  await shown.user.click(screen.getByRole('button', { name: 'Sally, T: fails' }));
  expect(screen.getByText('T fails for Sally at (w0, moved).')).toBeTruthy();
  await shown.user.click(screen.getByRole('button', { name: 'S5' }));
  expect(screen.getByText(/^The relation of Sally is no equivalence: it leads not from "\(w0, moved\)"/)).toBeTruthy();
});

test('two worlds told apart, two formulas compared, announcements rewritten away', async () => {
  await ask('[!heads] K Ann heads');
  await tab('Compare');
  expect(screen.getByLabelText('Announcements rewritten away').textContent).toContain('(knowledge)');
  await choose('World A', 'w0');
  await choose('World B', 'w1');
  await shown.user.click(screen.getByRole('button', { name: 'Tell them apart' }));
  expect(await screen.findByText('True at A, false at B; a shortest formula (size 1):')).toBeTruthy();
  await ask('heads');
  const second = screen.getByPlaceholderText('Second formula');
  await shown.user.click(second);
  await shown.user.paste('~heads');
  expect(screen.getByText('Only the first: w0.')).toBeTruthy();
  expect(screen.getByText('Only the second: w1.')).toBeTruthy();
});

test('parts of the formula are lit one by one, and notation is a setting', async () => {
  await ask('K Ann heads | heads');
  await tab('Truth');
  const part = within(document.querySelector<HTMLElement>('.lab-parts') ?? document.body).getAllByRole('button');
  expect(part.map((button) => button.textContent)).toEqual([
    '✓ KAnnheads ∨ heads',
    '✗ KAnnheads',
    '✓ heads',
    '✓ heads',
  ]);
  await shown.user.click(part[1]);
  expect(world('w0').getAttribute('aria-label')).toContain('The formula is false here.');
  await choose('Knows', '□_a');
  expect(document.querySelector('.lab-said .typeset')?.textContent).toBe('□Annheads ∨ heads');
});

test('the model as text can be changed; a faulty text is refused and stays to be mended', async () => {
  await tab('Text');
  const field = screen.getByLabelText<HTMLTextAreaElement>('Model as text');
  const before = field.value;
  await shown.user.clear(field);
  await shown.user.click(field);
  await shown.user.paste('VARS 1\nLAW Top\nOBS a: 2');
  await shown.user.click(screen.getByRole('button', { name: 'Open this text' }));
  expect(screen.getByText(/^Line 3, column/)).toBeTruthy();
  expect(field.value).toContain('OBS a: 2');
  await shown.user.click(screen.getByRole('button', { name: 'Back to the present model' }));
  expect(field.value).toBe(before);
});

test('the present step of the game opens as a model', async () => {
  const { commands, store } = shown.session;
  await act(() => commands.start());
  const salem = store.getState().games.find(({ id }) => id === 'salem');
  const wanted = salem === undefined ? '' : wantedOf(usualDraft(salem, 4711), english.newGame);
  if (typeof wanted === 'string') throw new Error(wanted);
  await act(() => commands.newGame(wanted));
  await shown.user.click(screen.getByRole('button', { name: 'From the game' }));
  await waitFor(() => expect(screen.getByText('Opened: Salem, step 0')).toBeTruthy());
  await ask('gfr(Ann) & K Ann gfr(Ann)');
  expect(screen.getByText('true at 24 of 120 worlds')).toBeTruthy();
});

test('a file that is far too large is not even read', async () => {
  const large = new File(['x'], 'large.json');
  Object.defineProperty(large, 'size', { value: 50_000_000 });
  await shown.user.upload(screen.getByTestId('open-lab-file'), large);
  expect(screen.getByText(/^The file is too large/)).toBeTruthy();
  expect(world('w0')).toBeTruthy();
});

describe('worlds kept as a law', () => {
  test('a million muddy children’s worlds: said why, drawn in parts with counts, announced to, made actual, undone', async () => {
    await choose('Begin with…', 'muddy20');
    await screen.findByText('1,048,576 worlds, kept as a law, on decision diagrams.');
    expect(screen.getByText(/^Up to 1,024 worlds are listed .* up to 20,000 if you ask for it/)).toBeInTheDocument();
    expect(screen.getByText('True in it: m1, m2 and m3.')).toBeInTheDocument();
    await screen.findByText('true at all but 1 of 1,048,576 worlds');
    const part = await screen.findByRole('button', { name: /^True: m1, m2 and m3: 131,072 worlds\./ });
    expect(part.getAttribute('aria-label')).toContain(
      'The actual world is among them. The formula is true in all of them.',
    );
    await tab('Update');
    await shown.user.click(screen.getByRole('button', { name: 'Announce to all' }));
    await screen.findByText('1,048,575 worlds');
    await ask('K c4 OR(m1,m2)');
    await choose('Show what is possible for', 'c4');
    await screen.findByRole('button', { name: /True: m1 and m2: 262,144 worlds\..* c4 holds 2 of them possible\.$/ });
    await shown.user.click(screen.getByRole('button', { name: 'Undo (Ctrl+Z)' }));
    await tab('Law');
    await screen.findByText(/^1,048,576 worlds, kept/);
    await shown.user.click(screen.getByRole('button', { name: 'No world' }));
    await screen.findByText(/^No world is actual\./);
    const list = screen.getByRole('button', { name: 'List its worlds' });
    expect(list.getAttribute('aria-disabled')).toBe('true');
  });
});
