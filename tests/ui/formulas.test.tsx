import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { showGame } from './screen.tsx';

const field = () => screen.findByRole('combobox', { name: 'Formula' });

describe('the formula bar', () => {
  test('says what holds, lights the worlds and keeps what is pinned until another game is dealt', async () => {
    const { user, session } = await showGame();
    await user.type(await field(), 'gfr(Cat)');
    expect(await screen.findByText('true here')).toBeVisible();
    expect(screen.getByText('holds in 24 of 120 worlds')).toBeVisible();
    await waitFor(() => expect(document.querySelectorAll('g.world.holds')).toHaveLength(24));
    await user.click(screen.getByRole('button', { name: 'Pin this formula' }));
    expect(session.store.getState().pinned).toEqual(['gfr(Cat)']);
    await user.click(screen.getByRole('button', { name: /^Pinned formulas and examples/ }));
    expect(await screen.findByRole('button', { name: 'Remove gfr(Cat)' })).toBeVisible();
    const { hash } = { hash: await session.commands.makeLink() };
    session.commands.unpin('gfr(Cat)');
    await session.commands.openLink(hash ?? '');
    expect(session.store.getState().pinned).toEqual(['gfr(Cat)']);
  });

  test('what somebody knows or does not know is explained', async () => {
    const { user } = await showGame();
    await user.type(await field(), 'K Ann gfr(Bob)');
    await user.click(await screen.findByRole('button', { name: 'Why?' }));
    expect(await screen.findByRole('dialog', { name: /Ann does not know that gfr\(Bob\)\.$/ })).toBeVisible();
    expect(await screen.findByText('Because Ann holds this possible:')).toBeVisible();
    await user.clear(await field());
    await user.type(await field(), 'gfr(Bob)');
    expect(await screen.findByText('false here')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Why?' })).toBeNull();
  });

  test('its keys stay in the field, and completions are taken by keyboard and mouse', async () => {
    const { user, session } = await showGame();
    await user.click(await field());
    await user.keyboard('K an');
    await user.keyboard('{Enter}');
    expect(await field()).toHaveValue('K Ann ');
    await user.keyboard('gf{Enter}');
    await user.click(screen.getByRole('option', { name: /^Bob/ }));
    expect(await field()).toHaveValue('K Ann gfr(Bob)');
    await user.keyboard('{ArrowRight}{End}1n ');
    expect(session.store.getState()).toMatchObject({ node: 0, viewpoint: 'teacher' });
  });

  test('what a teacher was told does not stand in a player’s view', async () => {
    const { user, session } = await showGame();
    await user.type(await field(), 'gfr(Cat)');
    expect(await screen.findByText('true here')).toBeVisible();
    await session.commands.setViewpoint(0);
    await waitFor(() => expect(screen.queryByText('true here')).toBeNull());
    expect(await screen.findByText('you cannot tell')).toBeVisible();
  });

  test('markup is shown as it is typed', async () => {
    const { user } = await showGame();
    await user.type(await field(), 'gfr("<b>x</b>")');
    expect(await screen.findByText(/There is no player "<b>x<\/b>"/)).toBeVisible();
    expect(document.querySelector('.formula-answer b')).toBeNull();
  });
});
