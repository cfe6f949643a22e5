import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
// The lab and its words are fetched when they are first wanted; here they are there before, however busy the machine is.
import '../../src/ui/balance/BalanceDialog.tsx';
import '../../src/ui/words-balance.ts';
import { showGame, type Shown } from './screen.tsx';

let shown: Shown;
let lab: HTMLElement;

/** Opens the lab by its key. */
beforeEach(async () => {
  shown = await showGame();
  await shown.user.keyboard('b');
  lab = await screen.findByRole('dialog', { name: 'Balance lab' });
  await within(lab).findByText(/^52 cells agree/);
});

const open = (name: string) => shown.user.click(within(lab).getByRole('tab', { name }));

/** What a file holds; here a blob does not tell by itself. */
function textOf(blob: Blob): Promise<unknown> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result));
    reader.readAsText(blob);
  });
}

async function retype(label: string | RegExp, text: string, place = 0): Promise<void> {
  const field = within(lab).getAllByLabelText(label)[place];
  await shown.user.clear(field);
  await shown.user.type(field, text);
}

describe('the published table', () => {
  test('K21: the three wrong cells are marked, by more than colour, and explained', () => {
    const wrong = [...lab.querySelectorAll('.rates-table td.wrong')];
    expect(wrong.map((cell) => cell.querySelector('s')?.textContent)).toEqual(['10.97', '15.53', '3.46']);
    for (const cell of wrong) expect(cell).toHaveTextContent('✗');
    expect(lab.querySelectorAll('.rates-table tbody td')).toHaveLength(55);
    expect(lab).toHaveTextContent('12 players, 4 killers: 10.97 % is printed; right is 40/693 = 5.77 %.');
    expect(lab).toHaveTextContent(
      'The right values give 2.93 %, the printed ones would give 6.35 %; 2.93 % is printed.',
    );
  });

  test('K22: which listed set-ups leave the band, which can be changed', async () => {
    const outside = () => [...lab.querySelectorAll('.listed-table tr.outside th')].map((cell) => cell.textContent);
    expect(outside()).toEqual(['25D74', '6A093', '240A4']);
    await retype('from', '5');
    expect(outside()).toEqual([]);
    await retype('from', '5.96');
    expect(outside()).toEqual(['25D74', '6A093', '240A4']);
    await retype('from', '70');
    expect(within(lab).getByText(/^Two percentages from 0 to 100/)).toBeInTheDocument();
    await shown.user.click(within(lab).getByRole('button', { name: /^As published/ }));
    expect(within(lab).getByLabelText('from')).toHaveValue('6');
  });
});

describe('the chart', () => {
  test('is walked with the arrow keys, and says each point', async () => {
    await open('Chart and map');
    const chart = within(lab).getByRole('application');
    chart.focus();
    await shown.user.keyboard('{ArrowRight}');
    expect(
      within(lab).getByText(/^5 players, 1 killer, condition 00: 1\/4 = 25.000 %, in the band\./),
    ).toBeInTheDocument();
    await shown.user.keyboard('{End}{ArrowLeft}{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(chart).toHaveAccessibleDescription(
      '14 players, 4 killers, condition 00: 272/3003 = 9.058 %, in the band. Printed: 15.53 %, which is wrong.',
    );
    expect(shown.session.store.getState().node).toBe(0);
  });

  test('K8, K9, K10: shows every losing condition, quiet days, and up to 40 players, as lines or as a map', async () => {
    await open('Chart and map');
    await shown.user.selectOptions(within(lab).getByLabelText('The civilians lose when'), '01');
    await retype(/^The chance, in percent/, '20');
    const chart = within(lab).getByRole('application');
    chart.focus();
    await shown.user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(chart).toHaveAccessibleDescription(/^9 players, 1 killer, condition 01: 285188\/984375/);
    await shown.user.click(within(lab).getByLabelText('They break a row'));
    expect(chart).toHaveAccessibleDescription(/308708\/984375/);
    expect(lab.querySelectorAll('.rates-point')).toHaveLength(49);
    await shown.user.selectOptions(within(lab).getByLabelText('Up to'), '40');
    expect(lab.querySelectorAll('.rates-point')).toHaveLength(380);
    await shown.user.click(within(lab).getByRole('button', { name: 'Map' }));
    expect(lab.querySelectorAll('.rates-field')).toHaveLength(380);
  });

  test('leaves as comma-separated values', async () => {
    await open('Chart and map');
    const blobs: Blob[] = [];
    const made = vi.fn((blob: Blob) => (blobs.push(blob), 'blob:none'));
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: made, revokeObjectURL: () => undefined }));
    await shown.user.click(within(lab).getByRole('button', { name: 'CSV' }));
    expect(await within(lab).findByText(/^Saved as kripketown-killer-lines-00-15-players\.csv/)).toBeInTheDocument();
    expect(await textOf(blobs[0])).toContain('12,4,"00",40/693,5.772005772005772\r\n');
  });
});

describe('set-ups and codes', () => {
  test('K4: finds what fits an aim, with the code of each', async () => {
    await open('Set-ups and codes');
    expect(within(lab).getByText('3 set-ups fit.')).toBeInTheDocument();
    await shown.user.click(within(lab).getByRole('button', { name: 'Read the code 40071' }));
    expect(lab).toHaveTextContent('It is well formed, but not among the fifteen listed.');
    await retype('Players', '20');
    expect(lab).toHaveTextContent('There are codes for 5 to 15 players only.');
    await retype('Players', '2');
    expect(within(lab).getByRole('alert')).toHaveTextContent('Players: a whole number from 3 to 40.');
  });

  test.each([
    ['aa062', 'The civilians’ baseline win rate is 7/80 = 8.75 %: in the band.'],
    ['AA062', '1010100000'],
    ['AA062', 'not explained by the source'],
    ['6A093', '244/4095 = 5.96 %: below the band'],
    ['00074', 'The listed code of this set-up is 25D74.'],
    ['FA062', 'no losing condition is defined'],
    ['AA0F2', 'stands for 20 players'],
    ['<b>A0', 'digit 1 of "<b>A0" is "<"'],
  ])('K2, K3, K23: reads %s: %s', async (code, says) => {
    await open('Set-ups and codes');
    await retype('Code of five hexadecimal digits', code);
    expect(lab).toHaveTextContent(says);
  });
});

describe('simulations', () => {
  test('play any game, go on while other parts are looked at, and say how to repeat them', async () => {
    await open('Simulate');
    await retype('Games', '60');
    await shown.user.click(within(lab).getByRole('button', { name: 'Start' }));
    await open('Published table');
    await open('Simulate');
    await waitFor(() => expect(lab).toHaveTextContent('All games were played.'));
    expect(lab).toHaveTextContent('60 of 60 games');
    expect(lab).toHaveTextContent('simulate salem --games 60 --players 5 --seed 1 --players-decide random');
    const row = within(lab).getByRole('rowheader', { name: 'Town' }).closest('tr');
    expect(row).toHaveTextContent(/Town\d+\d\d\.\d\d %\d\d\.\d\d % to \d\d\.\d\d %not known/);
  });

  test('are stopped, and keep what was played', async () => {
    await open('Simulate');
    await retype('Games', '1000000');
    await shown.user.click(within(lab).getByRole('button', { name: 'Start' }));
    await waitFor(() => expect(lab).toHaveTextContent(/[1-9]\d* of 1,000,000 games/));
    await shown.user.click(within(lab).getByRole('button', { name: 'Stop' }));
    expect(lab).toHaveTextContent('Stopped: this is what was played so far.');
    expect(lab.querySelectorAll('.simulate-result tbody tr')).toHaveLength(3);
  });

  test.each([
    ['Games', '0', 'The number of games is a whole number'],
    ['Seed', '-3', 'The seed is a whole number'],
    ['Players', '6', 'This game is for 5 players.'],
  ])('say what is wrong with %s %s', async (field, text, problem) => {
    await open('Simulate');
    await retype(field, text);
    await shown.user.click(within(lab).getByRole('button', { name: 'Start' }));
    expect(within(lab).getByRole('alert')).toHaveTextContent(problem);
  });
});
