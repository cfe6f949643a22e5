import { useState } from 'react';
import { readChance, type ChartWish, type Loss } from '../../session/balance.ts';

export const MOST_CHOICES: readonly number[] = [15, 20, 30, 40];

/** A chart as it stands in the form. */
export interface ChartDraft {
  readonly as: 'lines' | 'map';
  readonly loss: Loss;
  readonly most: number;
  readonly apart: boolean;
  readonly quiet: string;
  readonly breaksRow: boolean;
  readonly current: { readonly players: number; readonly killers: number } | null;
}

export interface ChartState {
  readonly draft: ChartDraft;
  /** What is to be drawn: the last chance of quiet days that could be read counts. */
  readonly wish: ChartWish;
  readonly quietProblem: boolean;
  readonly change: (part: Partial<ChartDraft>) => void;
}

const NEVER = readChance('0') ?? { numerator: 0n, denominator: 1n };

/** What the chart shows, and where in it one is. */
export function useChart(): ChartState {
  const [draft, setDraft] = useState<ChartDraft>({
    as: 'lines',
    loss: '00',
    most: 15,
    apart: false,
    quiet: '0',
    breaksRow: false,
    current: null,
  });
  const [quietDay, setQuietDay] = useState(NEVER);
  const { loss, most, breaksRow, quiet } = draft;
  return {
    draft,
    wish: { loss, most, quietDay, quietDayBreaksRow: breaksRow },
    quietProblem: readChance(quiet) === null,
    change: (part) => {
      setDraft((before) => {
        const after = { ...before, ...part };
        // A point that is not shown any more is no point to stand at.
        return after.current !== null && after.current.players > after.most ? { ...after, current: null } : after;
      });
      if (part.quiet !== undefined) setQuietDay(readChance(part.quiet) ?? quietDay);
    },
  };
}
