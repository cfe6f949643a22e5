import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { showGame } from './screen.tsx';

describe('predicting the first night, in which Dan dies and was the Veteran (T17)', () => {
  test('which worlds fall: 4 of 5 deals do not make Dan the Veteran, and 24 of them make him the Godfather', async () => {
    const { user } = await showGame();
    await user.click(screen.getByRole('button', { name: 'Predict first' }));
    await screen.findByRole('button', { name: 'Make the step' });
    await user.click(screen.getByRole('button', { name: /^Dan is the Godfather/ }));
    expect(screen.getByText('24 of 120 marked')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Make the step' }));
    const result = await screen.findByRole('region', { name: 'Your prediction' });
    expect(within(result).getByText('96 worlds fell: you found 24, and overlooked 72.')).toBeInTheDocument();
    expect(within(result).getByText('Night 1: Dan died and was the Veteran: 24 of 96 found.')).toBeInTheDocument();
    expect(screen.getByTestId('prediction')).toHaveTextContent(/^96 worlds fell/);
    await user.click(within(result).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('region', { name: 'Your prediction' })).toBeNull();
  });

  test('what Bob, the Doctor, knows then: Dan’s roles fall to one, and what stays says so', async () => {
    const { user } = await showGame();
    await user.click(screen.getByRole('button', { name: 'Predict first' }));
    await screen.findByRole('button', { name: 'Make the step' });
    await user.selectOptions(screen.getByLabelText('What do you predict?'), 'roles');
    await user.selectOptions(screen.getByLabelText('For whom'), 'Bob');
    for (const role of ['Lookout', 'Mayor', 'Godfather']) {
      await user.click(screen.getByRole('button', { name: `Dan may still be ${role}` }));
    }
    await user.click(screen.getByRole('button', { name: 'Ann may still be Lookout' }));
    await user.click(screen.getByRole('button', { name: 'Make the step' }));
    const result = await screen.findByRole('region', { name: 'Your prediction' });
    // Of 16 squares six fall: Dan's three other roles, and the Veteran for three others; four were named, one of them wrongly.
    expect(within(result).getByText('12 of 16 squares correct.')).toBeInTheDocument();
    expect(within(result).getByText(/^Ann may still be Lookout: nothing that happened/)).toBeInTheDocument();
    expect(within(result).getByRole('button', { name: 'Dan may still be Mayor: right' })).toBeInTheDocument();
    expect(within(result).getByRole('button', { name: 'Ann may still be Veteran: overlooked: it fell' })).toBeVisible();
  });
});
