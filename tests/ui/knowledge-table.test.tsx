import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showGame } from './screen.tsx';

test('a cell of the table of knowledge opens its explanation, and Escape closes it', async () => {
  const { user } = await showGame();
  await user.keyboard('1');
  await user.click(screen.getByRole('tab', { name: 'Knowledge' }));
  expect(await screen.findAllByRole('row')).toHaveLength(6);
  expect(screen.getByRole('button', { name: 'Ann, Ann: knows Lookout, from the start. Why?' })).toBeVisible();
  await screen.findByRole('button', { name: 'Bob, Bob: knows, from the start. Why?' });
  const cell = screen.getByRole('button', { name: /^Ann, Bob: does not know Doctor or Veteran or / });
  await user.click(cell);
  const why = await screen.findByRole('dialog', { name: /^Why\?/ });
  await within(why).findByText('Because Ann holds this possible:');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Why\?/ })).toBeNull());
  expect(cell).toHaveFocus();
});

test('the arrow keys lead from tab to tab and do not step the game', async () => {
  const { user, session } = await showGame();
  screen.getByRole('tab', { name: 'Worlds' }).focus();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'Knowledge' })).toHaveFocus();
  expect(screen.getByRole('tab', { name: 'Knowledge' })).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Worlds' })).toHaveAttribute('aria-selected', 'true');
  expect(session.store.getState().node).toBe(0);
});
