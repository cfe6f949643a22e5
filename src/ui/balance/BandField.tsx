import type { BandState } from './band.ts';
import { useBalanceWords } from './words.ts';

/** The adjustable band, and how to change it. */
export function BandField({ band }: { band: BandState }) {
  const words = useBalanceWords().band;
  const { low, high, problem, usual, type, reset } = band;
  return (
    <fieldset className="balance-band">
      <legend>{words.title}</legend>
      <label>
        {words.from}
        <input
          inputMode="decimal"
          value={low}
          aria-invalid={problem}
          onChange={({ target }) => type(target.value, high)}
        />
      </label>
      <label>
        {words.to}
        <input
          inputMode="decimal"
          value={high}
          aria-invalid={problem}
          onChange={({ target }) => type(low, target.value)}
        />
        {words.unit}
      </label>
      {usual ? null : (
        <button type="button" className="button small" onClick={reset}>
          {words.reset}
        </button>
      )}
      <span className="refusal" role="alert">
        {problem ? words.problem : ''}
      </span>
    </fieldset>
  );
}
