import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { presentations } from '../../src/games/classics/words/index.ts';
import { games } from '../../src/games/index.ts';
import { writeModel } from '../../src/logic/exchange/write-json.ts';
import { createLocalBackend } from '../../src/session/local-backend.ts';
import { exampleModel } from '../../src/session/lab/examples.ts';
import { createSession, type Session } from '../../src/session/session.ts';
import { App } from '../../src/ui/App.tsx';
import { ScreenProvider } from '../../src/ui/ScreenProvider.tsx';
import { english } from '../../src/ui/words.ts';
import '../../src/ui/lab/LabDialog.tsx';
import '../../src/ui/steps/StepDialog.tsx';
import { startSimulator } from '../support/simulator.ts';
import { teachDialogs } from './screen.tsx';

let shown: { readonly session: Session; readonly user: ReturnType<typeof userEvent.setup> };

/** A coin under a cup, at which Bob has looked in front of Ann. */
beforeEach(async () => {
  teachDialogs();
  await english.lab();
  const session = createSession({ backend: createLocalBackend(games), presentations });
  await session.commands.start();
  const deciders = ['told', 'told'];
  const wanted = { game: 'coin', names: ['Ann', 'Bob'], seed: 1, options: {}, deal: null, deciders };
  expect(await session.commands.newGame(wanted)).toBeNull();
  await session.commands.stepForward();
  render(
    <ScreenProvider screen={{ session, presentations, words: english, startSimulator }}>
      <App copyLink={() => undefined} />
    </ScreenProvider>,
  );
  shown = { session, user: userEvent.setup({ pointerEventsCheck: 0, delay: null }) };
});

const panel = (name: string) => screen.findByRole('region', { name });
const nodes = async (name: string) => within(await panel(name)).findAllByRole('button', { name: /^\(?[we]\d/ });
const saying = async (name: string, part: string) =>
  (await nodes(name)).filter((node) => node.getAttribute('aria-label')?.includes(part) === true).length;
const PANELS = ['Before', 'What may have happened', 'After'];

/** The step at which the game stands is the only one with tools. */
async function openStep(): Promise<void> {
  await shown.user.click(await screen.findByRole('button', { name: 'Open in the lab' }));
  await nodes('After');
}

describe('a step in the lab', () => {
  test('Bob looks: two worlds, two events that Ann confuses, two worlds; what is pointed at is lit with what it came from', async () => {
    await openStep();
    for (const name of PANELS) {
      expect([name, (await nodes(name)).length]).toEqual([name, 2]);
      expect([name, await saying(name, 'This is actual.')]).toEqual([name, 1]);
    }
    const [event] = await nodes('What may have happened');
    expect(event.getAttribute('aria-label')).toBe(
      'e0: can happen where heads; then looked(Bob) := ⊤. 1 way to get there. This is actual.',
    );
    const [world] = await nodes('After');
    act(() => world.focus());
    expect(await screen.findByText('Came from')).toBeInTheDocument();
    expect(document.querySelectorAll('.step-lab .model-node.marked').length).toBe(3);
    act(() => event.focus());
    expect(document.querySelector('.step-lab-details')?.textContent).toContain('Bob sees heads.');
  });

  test('if only Ann counts there is one event, and nothing is learnt', async () => {
    await openStep();
    await shown.user.click(within(await screen.findByRole('group', { name: 'Players considered' })).getByText('Bob'));
    expect(await screen.findByText('1 event (2 ways)')).toBeInTheDocument();
  });

  test('each model opens in the editor, where the event model gives the model after', async () => {
    await openStep();
    await shown.user.click(await screen.findByRole('button', { name: 'Open in the editor, under Events' }));
    await shown.user.click(screen.getByRole('tab', { name: 'Events' }));
    await shown.user.click(await screen.findByRole('button', { name: 'Let it happen' }));
    expect(await screen.findByText('Events: e0, e1 (really: e0)')).toBeInTheDocument();
    await shown.user.click(screen.getByRole('button', { name: 'A step of the game' }));
    expect(await panel('Before')).toBeInTheDocument();
  });

  test('from a player’s viewpoint nothing is actual, and what they hold possible is marked', async () => {
    await act(() => shown.session.commands.setViewpoint(0));
    await openStep();
    for (const name of PANELS) {
      expect([name, await saying(name, 'This is actual.')]).toEqual([name, 0]);
      expect([name, await saying(name, 'You hold this possible.')]).toEqual([name, 2]);
    }
    expect(document.querySelectorAll('.step-lab .model-node.actual').length).toBe(0);
  });

  test('opened from the step’s own dialog', async () => {
    await act(() => shown.session.commands.first());
    await shown.user.click(await screen.findByRole('button', { name: 'Open this step' }));
    const dialog = within(await screen.findByRole('dialog', { name: /opened$/ }));
    await shown.user.click(dialog.getByRole('button', { name: 'Open in the lab' }));
    expect(await screen.findByText('A coin under a cup, step 0: Start')).toBeInTheDocument();
  });
});

describe('a file chosen on the game’s page', () => {
  const choose = (text: string, name: string) =>
    shown.user.upload(
      screen.getByTestId('open-file'),
      Object.assign(new File([text], name), { text: () => Promise.resolve(text) }),
    );

  test('with a model opens the lab with it', async () => {
    await choose(writeModel(exampleModel('muddy')), 'muddy.json');
    expect(await screen.findByText('Opened: muddy.json')).toBeInTheDocument();
  });

  test('with a faulty structure opens the lab with the message, and what was there stays', async () => {
    await choose('VARS 1\nLAW Top\nOBS a: 2', 'faulty.txt');
    expect(await screen.findByText(/^Line 3, column/)).toBeInTheDocument();
    expect(screen.getByText('Opened: A coin under a cup')).toBeInTheDocument();
  });
});
