import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showGame } from './screen.tsx';

const worldCount = () => document.querySelector('.worlds-counts strong')?.textContent;
const caption = () => document.querySelector('.centre-caption')?.textContent;
const crumbs = () =>
  within(screen.getByRole('navigation', { name: 'Whose thoughts' }))
    .getAllByRole('listitem')
    .map((crumb) => crumb.textContent);
const seat = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}, `) });

test('what one player holds possible that another holds possible: worlds, caption, board and breadcrumb follow', async () => {
  const { user } = await showGame();
  await user.click(seat('Ann'));
  expect(worldCount()).toBe('24 of 120 worlds');
  await user.click(seat('Bob'));
  await waitFor(() => expect(worldCount()).toBe('96 of 120 worlds'));
  expect(crumbs()).toEqual(['Teacher', 'Ann', 'Bob']);
  await waitFor(() => expect(caption()).toBe('worlds Ann holds possiblethat Bob holds possible'));
  expect(screen.getByRole('heading', { name: 'What Ann holds possible that Bob holds possible' })).toBeVisible();
  expect(screen.getByTestId('thoughts-live')).toHaveTextContent(
    'You look at the worlds Ann holds possible that Bob holds possible: 96.',
  );
  await user.click(seat('Cat'));
  await waitFor(() => expect(worldCount()).toBe('120 of 120 worlds'));
  expect(crumbs()).toEqual(['Teacher', 'Ann', 'Bob', 'Cat']);
  await user.unhover(seat('Cat'));
  await user.click(screen.getByRole('button', { name: /^Ann: / }));
  await waitFor(() => expect(worldCount()).toBe('24 of 120 worlds'));
  await user.click(screen.getByRole('button', { name: 'Leave these thoughts' }));
  expect(crumbs()).toEqual(['Teacher']);
  expect(worldCount()).toBe('120 of 120 worlds');
});

test('from a player’s viewpoint thoughts begin with that player, and end with the viewpoint', async () => {
  const { user } = await showGame();
  await user.keyboard('1');
  expect(crumbs()).toEqual(['Ann']);
  await user.click(seat('Bob'));
  await waitFor(() => expect(worldCount()).toBe('96 of 120 worlds'));
  expect(crumbs()).toEqual(['Ann', 'Bob']);
  await waitFor(() => expect(document.querySelector('.actual-ring')).toBeNull());
  await user.keyboard('2');
  expect(crumbs()).toEqual(['Bob']);
  expect(worldCount()).toBe('24 of 120 worlds');
});

test('thoughts stay entered from step to step', async () => {
  const { user } = await showGame();
  await user.click(seat('Ann'));
  await user.click(seat('Bob'));
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(screen.getByText('Step 1')).toBeVisible());
  expect(crumbs()).toEqual(['Teacher', 'Ann', 'Bob']);
  await waitFor(() => expect(worldCount()).not.toBe('96 of 120 worlds'));
});
