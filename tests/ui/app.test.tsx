import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { showGame, slider } from './screen.tsx';

const timeline = () => screen.getByRole('region', { name: 'What happened' });
const worldCount = () => document.querySelector('.worlds-counts strong')?.textContent;

async function atStep(step: string): Promise<void> {
  await waitFor(() => expect(screen.getAllByText(step).length).toBeGreaterThan(0));
}

describe('stepping', () => {
  test('T3 the first step is the first night, told in words and said to a screen reader', async () => {
    const { user } = await showGame();
    expect(worldCount()).toBe('120 of 120 worlds');
    await user.click(screen.getByRole('button', { name: 'Next step' }));
    await atStep('Step 1');
    expect(within(timeline()).getByRole('heading', { name: 'Night 1' })).toBeVisible();
    expect(screen.getByTestId('live')).toHaveTextContent(/^Night 1\. .* worlds? .* possible for all\./);
  });

  test('the slider scrubs over the steps that have been made', async () => {
    const { user } = await showGame();
    await user.keyboard('{End}');
    await waitFor(() => expect(screen.getByText(/^Step \d+ of \d+$/)).toBeVisible());
    const { max } = slider();
    expect(Number(max)).toBeGreaterThan(2);
    fireEvent.change(slider(), { target: { value: '1' } });
    await atStep(`Step 1 of ${max}`);
    expect(slider()).toHaveValue('1');
  });

  test('T25 at the end the result is told, and nothing goes further', async () => {
    const { user } = await showGame();
    await user.keyboard('{End}');
    await waitFor(() => expect(screen.getByText(/^The game is over/)).toBeVisible());
    expect(screen.getByRole('button', { name: 'Next step' })).toHaveAttribute('aria-disabled', 'true');
    expect(worldCount()).toBe('1 of 120 worlds');
  });

  test('a step of the timeline leads there', async () => {
    const { user } = await showGame();
    await user.keyboard('{End}');
    await waitFor(() => expect(screen.getByText(/^The game is over/)).toBeVisible());
    await user.click(within(timeline()).getAllByTitle('Go to this step')[0]);
    await atStep(`Step 0 of ${slider().max}`);
    expect(within(timeline()).getAllByRole('button', { current: 'step' })).toHaveLength(1);
  });
});

describe('keys', () => {
  test('step, jump, change the viewpoint and open the help', async () => {
    const { user, session } = await showGame();
    await user.keyboard('{ArrowRight}');
    await atStep('Step 1');
    await user.keyboard('{ArrowLeft}');
    await atStep('Step 0');
    await user.keyboard('2');
    expect(screen.getByRole('button', { name: 'Bob' })).toHaveAttribute('aria-pressed', 'true');
    await user.keyboard('0');
    expect(screen.getByRole('button', { name: 'Teacher' })).toHaveAttribute('aria-pressed', 'true');
    await user.keyboard('n');
    await atStep('Step 1');
    await user.keyboard('{Home}');
    await atStep('Step 0');
    await user.keyboard(' ');
    await waitFor(() => expect(screen.getByText(/^The game is over/)).toBeVisible());
    expect(session.store.getState().playing).toBe(false);
    await user.keyboard('?');
    expect(await screen.findByRole('dialog', { name: 'Keys and help' })).toBeVisible();
  });

  test('do nothing inside an input or a dialog', async () => {
    const { user, session } = await showGame();
    await user.click(screen.getByRole('button', { name: 'New game' }));
    await screen.findByRole('dialog', { name: 'New game' });
    await user.clear(screen.getByRole('textbox', { name: 'Name of player 1' }));
    await user.type(screen.getByRole('textbox', { name: 'Name of player 1' }), 'n 2?{ArrowRight}');
    expect(screen.getByRole('textbox', { name: 'Name of player 1' })).toHaveValue('n 2?');
    expect(session.store.getState()).toMatchObject({ node: 0, viewpoint: 'teacher' });
  });

  test('with Ctrl belong to the browser', async () => {
    const { user, session } = await showGame();
    await user.keyboard('{Control>}2{/Control}');
    expect(session.store.getState().viewpoint).toBe('teacher');
  });
});

describe('the viewpoint', () => {
  test('T1 a player sees their own card, pencil marks for the others, and no seed', async () => {
    const { user } = await showGame();
    expect(screen.getByText('4711')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Ann' }));
    expect(screen.queryByText('4711')).toBeNull();
    expect(worldCount()).toBe('24 of 120 worlds');
    const seats = screen.getByRole('group', { name: 'The town, as Ann knows it' });
    expect(within(seats).getByRole('button', { name: /^Ann, you, Lookout\./ })).toBeVisible();
    expect(
      within(seats).getByRole('button', { name: /^Bob, may be Doctor or Veteran or Mayor or Godfather\./ }),
    ).toBeVisible();
  });

  test('a player cannot copy the link of the whole run', async () => {
    const { user } = await showGame();
    expect(screen.getByRole('button', { name: /^Copy link/ })).toBeInTheDocument();
    await user.keyboard('1');
    expect(screen.queryByRole('button', { name: /^Copy link/ })).toBeNull();
  });

  test('a seat of the board is entered with the mouse and with the keyboard', async () => {
    const { user, session } = await showGame();
    await user.click(screen.getByRole('button', { name: /^Cat, .* Enter Cat’s thoughts$/ }));
    expect(screen.getByRole('button', { name: /^Cat: / })).toHaveAttribute('aria-current', 'true');
    screen.getByRole('button', { name: /^Dan, .* Go on to what Cat holds possible that Dan holds possible$/ }).focus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: /^Dan: / })).toHaveAttribute('aria-current', 'true');
    expect(session.store.getState().viewpoint).toBe('teacher');
  });

  test('pointing at a player shows the teacher that player’s worlds', async () => {
    const { user } = await showGame();
    await user.hover(screen.getByRole('button', { name: /^Cat, .* Enter Cat’s thoughts$/ }));
    expect(worldCount()).toBe('24 of 120 worlds');
    expect(screen.getByRole('heading', { name: 'What Cat knows' })).toBeVisible();
    await user.unhover(screen.getByRole('button', { name: /^Cat, .* Enter Cat’s thoughts$/ }));
    expect(worldCount()).toBe('120 of 120 worlds');
  });
});

describe('choosing by hand', () => {
  test('T7 a seat that is taken over is asked, and what is chosen happens', async () => {
    const { user, session } = await showGame();
    await user.selectOptions(screen.getByLabelText('Ann decides'), 'hand');
    await user.click(await screen.findByRole('button', { name: 'Watch Dan' }));
    await atStep('Step 1');
    expect(within(timeline()).getByText('Ann watched Dan.')).toBeVisible();
    expect(session.store.getState().run?.nodes).toHaveLength(1);
  });

  test('the keyboard is led to the choice when next cannot go on', async () => {
    const { user } = await showGame();
    await user.selectOptions(screen.getByLabelText('Ann decides'), 'hand');
    await screen.findByRole('button', { name: 'Watch Dan' });
    screen.getByRole('button', { name: 'Next step' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('id', 'choices'));
    await user.tab();
    expect(screen.getByRole('button', { name: 'Watch Bob' })).toHaveFocus();
  });

  test('T5 what a speaker does not know is refused with the reason', async () => {
    const { user, session } = await showGame();
    await user.keyboard('{ArrowRight}');
    await atStep('Step 1');
    await user.type(screen.getByRole('textbox', { name: 'Announce a formula' }), 'gfr(Eve)');
    await user.click(screen.getByRole('button', { name: 'Announce' }));
    expect(await screen.findByRole('alert', { hidden: true })).toHaveTextContent(/Ann/);
    expect(session.store.getState().node).toBe(1);
  });
});

describe('a new game', () => {
  test('with names, seed, roles and deciders given', async () => {
    const { user, session } = await showGame();
    await user.click(screen.getByRole('button', { name: 'New game' }));
    await screen.findByRole('dialog', { name: 'New game' });
    const name = screen.getByRole('textbox', { name: 'Name of player 1' });
    await user.clear(name);
    await user.type(name, '<b>Zoë</b> "x"');
    await user.clear(screen.getByRole('textbox', { name: 'Seed' }));
    await user.type(screen.getByRole('textbox', { name: 'Seed' }), '12');
    await user.click(screen.getByRole('radio', { name: 'Given by hand' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Role of player 1' }), 'Godfather');
    expect(screen.getByRole('combobox', { name: 'Role of player 5' })).toHaveValue('LOO');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Who decides for player 2' }), 'at random');
    await user.click(screen.getByRole('button', { name: 'Start the game' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'New game' })).toBeNull());
    expect(session.store.getState()).toMatchObject({
      run: {
        seed: 12,
        deal: ['GFR', 'DOC', 'VET', 'MAY', 'LOO'],
        names: ['<b>Zoë</b> "x"', 'Bob', 'Cat', 'Dan', 'Eve'],
      },
      deciders: ['informed', 'random', 'informed', 'informed', 'informed'],
    });
    expect(within(timeline()).getByText('<b>Zoë</b> "x" is the Godfather.')).toBeVisible();
    expect(document.querySelector('b b, h1 b')).toBeNull();
  });

  test.each([
    ['Name of player 2', ' ', 'Every player needs a name.'],
    ['Name of player 2', 'Ann', 'Two players are called Ann: names must differ.'],
    ['Seed', '-1', 'The seed is a whole number from 0 to 4294967295.'],
  ])('%s "%s" is refused, and the present game stays', async (field, text, refusal) => {
    const { user, session } = await showGame();
    await user.click(screen.getByRole('button', { name: 'New game' }));
    await screen.findByRole('dialog', { name: 'New game' });
    await user.clear(screen.getByRole('textbox', { name: field }));
    await user.type(screen.getByRole('textbox', { name: field }), text);
    await user.click(screen.getByRole('button', { name: 'Start the game' }));
    expect(await screen.findByText(refusal)).toBeVisible();
    expect(session.store.getState().run?.seed).toBe(4711);
  });

  test('an option that is set holds in the new game', async () => {
    const { user, session } = await showGame();
    await user.click(screen.getByRole('button', { name: 'New game' }));
    await screen.findByRole('dialog', { name: 'New game' });
    await user.click(screen.getByText('Rules that can be changed'));
    await user.click(screen.getByRole('checkbox', { name: 'The Lookout may watch themself' }));
    await user.click(screen.getByRole('button', { name: 'Start the game' }));
    await waitFor(() => expect(session.store.getState().run?.options).toMatchObject({ selfWatch: true }));
  });
});

test('with too many worlds for the budget the screen says so, and the game goes on', async () => {
  const { user } = await showGame(200);
  await waitFor(() =>
    expect(document.querySelector('.worlds-note')).toHaveTextContent(
      'Each picture is a world: a sign each for Ann, Bob, Cat, Dan and Eve, in order.',
    ),
  );
  await user.keyboard('{ArrowRight}');
  await atStep('Step 1');
  expect(document.querySelector('.over-budget summary')).toHaveTextContent(/^Too many pasts to list exactly/);
  expect(document.querySelector('.over-budget p')).toHaveTextContent(/until a diary is opened\.$/);
  expect(screen.getByTestId('live')).toHaveTextContent(
    /From here on there are too many pasts.* At most \d+ worlds are/,
  );
  expect(document.querySelector('.centre-count')).toHaveTextContent(/^≤ \d+$/);
  expect(document.querySelector('.board .hint')).toHaveTextContent(/Knowledge is coarse now/);
  const labels = [...document.querySelectorAll('g.world .target')].map((mark) => mark.getAttribute('aria-label') ?? '');
  expect(labels.filter((label) => label.includes('different pasts'))).toEqual([]);
  expect(worldCount()).toMatch(/^at most \d+ of 120 worlds$/);
  await user.keyboard('{ArrowRight}');
  await atStep('Step 2');
});

test('the theme is light, dark or the system’s, and is remembered', async () => {
  const { user } = await showGame();
  const theme = () => document.documentElement.dataset['theme'];
  expect(theme()).toBeUndefined();
  await user.click(screen.getByRole('button', { name: 'Light or dark: As the system' }));
  expect(theme()).toBe('light');
  await user.click(screen.getByRole('button', { name: 'Light or dark: Light' }));
  expect(theme()).toBe('dark');
  expect(localStorage.getItem('kripketown.theme')).toBe('dark');
  await user.click(screen.getByRole('button', { name: 'Light or dark: Dark' }));
  expect(theme()).toBeUndefined();
});
