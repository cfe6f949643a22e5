import { configure, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { showGame, type Shown } from './screen.tsx';

// Dialogs are fetched when they are first wanted.
configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 60_000 });

const current = () => {
  const step = document.querySelector<HTMLElement>('.step.current');
  if (step === null) throw new Error('No step is current.');
  return step;
};

/** A file as browsers have it: jsdom's cannot be read as text. */
function fileOf(text: string): File {
  const file = new File([text], 'game.json', { type: 'application/json' });
  return Object.assign(file, { text: () => Promise.resolve(text) });
}

async function stepped(steps: number): Promise<Shown> {
  const shown = await showGame();
  for (let step = 0; step < steps; step++) await shown.session.commands.stepForward();
  await waitFor(() => expect(document.querySelectorAll('.step')).toHaveLength(steps + 1));
  return shown;
}

/** The marks of the only fork; role queries over the whole screen take jsdom long. */
function fork(): Promise<HTMLElement> {
  return waitFor(() => {
    const marks = document.querySelector<HTMLElement>('.fork');
    if (marks === null) throw new Error('There is no fork.');
    return marks;
  });
}

describe('branches on the timeline', () => {
  test('are tried, and named with inert names', async () => {
    const { user } = await stepped(1);
    expect(document.querySelector('.fork')).toBeNull();
    await user.click(within(current()).getByRole('button', { name: 'Try otherwise' }));
    await user.click(await screen.findByText('Let chance decide anew'));
    const marks = await fork();
    expect(marks).toHaveAccessibleName('Branches of Night 1');
    expect(within(marks).getByRole('button', { name: 'Branch 2' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(within(marks).getByRole('button', { name: /^Name, compare and delete/ }));
    await user.type(await screen.findByLabelText('Name of Branch 2'), '<b>If</b>{Enter}');
    expect(within(marks).getByText('<b>If</b>')).toBeInTheDocument();
    expect(await screen.findByText('Who knows what then')).toBeInTheDocument();
    expect(document.querySelectorAll('.compare-known tbody tr')).toHaveLength(5);
    const heads = [...document.querySelectorAll('.compare-known thead th')].map((head) => head.textContent);
    expect(heads.slice(1)).toEqual(['Branch 1', '<b>If</b>']);
  });

  test('are deleted, and brought back', async () => {
    const { user, session } = await stepped(1);
    await session.commands.tryOtherwise(0);
    await user.click(within(await fork()).getByRole('button', { name: /^Name, compare and delete/ }));
    await user.click(await screen.findByLabelText('Delete Branch 1'));
    await waitFor(() => expect(session.store.getState().run?.nodes).toHaveLength(1));
    expect(document.querySelector('.fork')).toBeNull();
    await user.click(await screen.findByText('Bring it back'));
    await waitFor(() => expect(session.store.getState().run?.nodes).toHaveLength(2));
  });

  test('are changed with the arrow keys up and down', async () => {
    const { user, session } = await stepped(2);
    await session.commands.tryOtherwise(0);
    await session.commands.stepForward();
    await fork();
    await user.keyboard('{ArrowUp}');
    await waitFor(() => expect(session.store.getState().node).toBe(2));
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(session.store.getState().node).toBe(4));
  });

  test('a step is tried otherwise by hand; nothing changed is no other way', async () => {
    const { user, session } = await stepped(1);
    await user.click(within(current()).getByRole('button', { name: 'Try otherwise' }));
    await user.click(await screen.findByText('Go on like this'));
    expect(await screen.findByText(/^This is what happened already/)).toBeInTheDocument();
    const seat = screen.getByLabelText('What Ann does');
    const options = within(seat).getAllByRole('option');
    const other = options.find((option) => option instanceof HTMLOptionElement && !option.selected);
    await user.selectOptions(seat, other?.textContent ?? '');
    await user.click(screen.getByText('Go on like this'));
    await waitFor(() => expect(session.store.getState().run?.nodes).toHaveLength(2));
  });

  test('are the teacher’s: a player sees none', async () => {
    const { user, session } = await stepped(1);
    await session.commands.tryOtherwise(0);
    await fork();
    await user.keyboard('1');
    await waitFor(() => expect(document.querySelector('.fork')).toBeNull());
    expect(screen.queryByLabelText('Try otherwise')).toBeNull();
    expect(document.body.textContent).not.toContain('Branch');
  });
});

describe('a step, opened', () => {
  test('tells the teacher what all chose, and what it was as an event', async () => {
    const { user } = await stepped(1);
    await user.click(within(current()).getByRole('button', { name: 'Open this step' }));
    const dialog = await screen.findByRole('dialog', { name: 'Night 1, opened' });
    expect(within(dialog).getAllByText(/^(Watch|Heal|Kill|Do nothing|Go on alert)/).length).toBeGreaterThanOrEqual(5);
    within(dialog).getByRole('tab', { name: 'What was done' }).focus();
    await user.keyboard('{ArrowRight}');
    expect(await within(dialog).findByText('this happened')).toBeInTheDocument();
    expect(within(dialog).getByRole('tab', { name: 'As an event' })).toHaveFocus();
    expect(within(dialog).getByText('120 pasts')).toBeInTheDocument();
  });

  test('tells a player their own part only', async () => {
    const { user, session } = await stepped(1);
    await session.commands.setViewpoint(1);
    await user.click(within(current()).getByRole('button', { name: 'Open this step' }));
    const dialog = await screen.findByRole('dialog', { name: 'Night 1, opened' });
    expect(within(dialog).getByText('Your choice')).toBeInTheDocument();
    expect(dialog.querySelectorAll('.chosen dt')).toHaveLength(1);
    await user.click(within(dialog).getByRole('tab', { name: 'As an event' }));
    await within(dialog).findByText('this happened');
    expect(within(dialog).queryByLabelText('Seen through the eyes of')).toBeNull();
  });
});

describe('the menu of files', () => {
  test('offers a player only what betrays nothing', async () => {
    const { user } = await stepped(1);
    const items = () => [...document.querySelectorAll('#share .share-item strong')].map((item) => item.textContent);
    expect(items()).toContain('Save to a file');
    await user.keyboard('2');
    expect(items()).toEqual(['Open a file…', 'Chronicle as text', 'Graph as SVG', 'Graph as PNG', 'Bob’s own file']);
  });

  test('opens a file that is chosen or dropped, and says what is wrong with another', async () => {
    const { user, session } = await stepped(2);
    const text = (await session.commands.makeFile()) ?? '';
    await session.commands.first();
    await user.upload(screen.getByTestId('open-file'), fileOf(text));
    await waitFor(() => expect(session.store.getState().node).toBe(2));
    await user.upload(screen.getByTestId('open-file'), fileOf('{}'));
    expect(await screen.findByText(/^This file was not made by Kripketown/)).toBeInTheDocument();
    expect(session.store.getState().node).toBe(2);
  });

  test('saves under a name that says what it is', async () => {
    const { user } = await stepped(1);
    const made = vi.fn(() => 'blob:none');
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: made, revokeObjectURL: () => undefined }));
    await user.click(screen.getByRole('button', { name: /^Chronicle as text/ }));
    expect(await screen.findByText(/^Saved as kripketown-salem-chronicle-step-1\.txt/)).toBeInTheDocument();
    expect(made).toHaveBeenCalledOnce();
  });
});

describe('a seat that is locked', () => {
  test('stays so until somebody confirms that it is unlocked', async () => {
    const { user, session } = await stepped(0);
    await user.click(screen.getByRole('button', { name: 'New game' }));
    await screen.findByRole('dialog', { name: 'New game' });
    expect(screen.queryByLabelText(/^Lock the viewpoint/)).toBeNull();
    await user.selectOptions(screen.getByLabelText('Who decides for player 2'), 'by hand');
    await user.click(screen.getByLabelText(/^Lock the viewpoint/));
    await user.click(screen.getByText('Start the game'));
    await waitFor(() => expect(session.store.getState()).toMatchObject({ viewpoint: 1, locked: true }));
    await user.keyboard('0');
    expect(await screen.findByText(/^The viewpoint is locked to this seat/)).toBeInTheDocument();
    expect(session.store.getState().viewpoint).toBe(1);
    await user.click(screen.getByLabelText('Unlock the viewpoint'));
    await user.click(screen.getByText('Unlock'));
    expect(screen.getByText('The viewpoint is unlocked.')).toBeInTheDocument();
    await user.keyboard('0');
    await waitFor(() => expect(session.store.getState().viewpoint).toBe('teacher'));
  });

  test('with several by hand the screen is covered in between, and holds nothing then', async () => {
    const { user, session } = await stepped(0);
    const { names } = session.store.getState().run ?? { names: [] };
    await session.commands.newGame({
      game: 'salem',
      names,
      seed: 4711,
      options: {},
      deal: ['LOO', 'DOC', 'VET', 'MAY', 'GFR'],
      deciders: ['hand', 'hand', 'informed', 'informed', 'informed'],
      locked: true,
    });
    const [first] = names;
    await user.click(await screen.findByRole('button', { name: `${first}: press to look` }));
    await user.click(await screen.findByRole('button', { name: 'Watch Dan' }));
    const look = await screen.findByRole('button', { name: 'Bob: press to look' });
    expect(look).toHaveFocus();
    expect(document.body.textContent).toBe(
      'Pass the screen to Bob.Bob: press to lookNobody else should watch from here on.',
    );
    expect(document.body.innerHTML).not.toMatch(/Watch|Lookout|Dan|4711/);
    await user.keyboard('0');
    await user.keyboard('{ArrowRight}');
    expect(session.store.getState()).toMatchObject({ viewpoint: 0, node: 0 });
    await user.click(look);
    expect(await screen.findByRole('button', { name: 'Heal Dan' })).toBeInTheDocument();
    expect(session.store.getState().viewpoint).toBe(1);
  });
});

test('over budget one sees it, opens steps all the same, and plays to the end', async () => {
  const { user, session } = await showGame(200);
  await session.commands.stepForward();
  await waitFor(() => expect(document.querySelector('.over-budget')).toHaveTextContent(/^Too many pasts/));
  await user.click(within(current()).getByRole('button', { name: 'Open this step' }));
  const dialog = await screen.findByRole('dialog', { name: 'Night 1, opened' });
  await user.click(within(dialog).getByRole('tab', { name: 'As an event' }));
  expect(await within(dialog).findByText('not counted while there are too many worlds')).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await session.commands.last();
  expect(session.store.getState().notice).toBeNull();
  expect([...session.store.getState().reports.values()].at(-1)?.result).not.toBeNull();
});
