import { useMemo, useState } from 'react';
import { bandTexts, readBand, USUAL_BAND, type Band } from '../../session/balance.ts';

/** The band by which set-ups are judged, as it stands in the form and as it is. */
export interface BandState {
  readonly band: Band;
  readonly low: string;
  readonly high: string;
  /** Does what is typed make no band? The one before stays then. */
  readonly problem: boolean;
  readonly usual: boolean;
  readonly type: (low: string, high: string) => void;
  readonly reset: () => void;
}

const USUAL = bandTexts(USUAL_BAND);

/** The adjustable band, which can be changed (K22). */
export function useBand(): BandState {
  const [texts, setTexts] = useState(USUAL);
  const [band, setBand] = useState(USUAL_BAND);
  const { low, high } = texts;
  return useMemo(
    () => ({
      band,
      low,
      high,
      problem: readBand(low, high) === null,
      usual: low === USUAL.low && high === USUAL.high,
      type: (from, to) => {
        setTexts({ low: from, high: to });
        setBand((before) => readBand(from, to) ?? before);
      },
      reset: () => {
        setTexts(USUAL);
        setBand(USUAL_BAND);
      },
    }),
    [band, low, high],
  );
}
