import { useId, useMemo } from 'react';
import { ratePoints, ratesAsCsv, tableCells, type RatePoint } from '../../session/balance.ts';
import type { BandState } from './band.ts';
import { BandField } from './BandField.tsx';
import { MOST_CHOICES, type ChartState } from './chart.ts';
import { ExportChart } from './ExportChart.tsx';
import { RateFigure } from './RateFigure.tsx';
import { useBalanceWords } from './words.ts';

/** The win rates by players and killers, as lines or as a map. */
export function ChartPanel({ band, chart }: { band: BandState; chart: ChartState }) {
  const words = useBalanceWords();
  const readout = useId();
  const { draft, wish, change } = chart;
  const { as, apart, current } = draft;
  const { loss, most, quietDay, quietDayBreaksRow } = wish;
  const points = useMemo(
    () => ratePoints({ loss, most, quietDay, quietDayBreaksRow }, band.band),
    [loss, most, quietDay, quietDayBreaksRow, band.band],
  );
  const misprints = useMemo(() => {
    // The published table speaks of condition 00, and knows no quiet days.
    if (loss !== '00' || quietDay.numerator !== 0n) return new Map<string, string>();
    const wrong = tableCells(band.band).filter(({ agrees }) => !agrees);
    return new Map(wrong.map(({ players, killers, printed }) => [`${players} ${killers}`, printed]));
  }, [loss, quietDay, band.band]);

  const view = useMemo(() => {
    const marks = points.map((point) => {
      const printed = misprints.get(`${point.players} ${point.killers}`);
      const { players, killers, share, place } = point;
      const misprint = printed === undefined ? null : Number(printed) / 100;
      return { players, killers, share, inside: place === 'inside', misprint };
    });
    const { low, high } = band.band;
    const bounds = [low, high].map(({ numerator, denominator }) => Number(numerator) / Number(denominator) / 100);
    return { marks, band: [bounds[0], bounds[1]] as const, apart, current, words: words.chart.words };
  }, [points, misprints, band.band, apart, current, words]);

  const point = points.find(({ players, killers }) => players === current?.players && killers === current.killers);
  const label = words.chart.drawing(as === 'lines' ? words.chart.lines : words.chart.map);
  return (
    <div className="balance-panel chart-panel">
      <ChartTools chart={chart} band={band} />
      <RateFigure as={as} view={view} label={label} readout={readout} onPoint={(place) => change({ current: place })} />
      <div className="chart-foot">
        <p id={readout} className="chart-readout" role="status">
          {point === undefined ? words.chart.invite : <Readout point={point} loss={loss} misprints={misprints} />}
        </p>
        <ExportChart name={words.chart.file(as, loss, most)} csv={() => ratesAsCsv(points, loss)} words={words.chart} />
      </div>
      <p className="hint">{as === 'lines' ? words.chart.parity : words.chart.mapHint}</p>
    </div>
  );
}

interface ReadoutProps {
  readonly point: RatePoint;
  readonly loss: '00' | '01' | '10';
  readonly misprints: ReadonlyMap<string, string>;
}

function Readout({ point, loss, misprints }: ReadoutProps) {
  const words = useBalanceWords();
  const { players, killers, exact, share, place } = point;
  const printed = misprints.get(`${players} ${killers}`);
  return (
    <>
      {words.chart.readout(players, killers, loss, exact, share, words.band.places[place])}
      {printed === undefined ? '' : ` ${words.chart.misprint(printed)}`}
    </>
  );
}

function ChartTools({ chart, band }: { chart: ChartState; band: BandState }) {
  const words = useBalanceWords();
  const { draft, change, quietProblem } = chart;
  const { as, loss, most, apart, quiet, breaksRow } = draft;
  return (
    <div className="balance-tools">
      <div className="segments" role="group" aria-label={words.chart.as}>
        {(['lines', 'map'] as const).map((kind) => (
          <button
            key={kind}
            type="button"
            className="button small"
            aria-pressed={as === kind}
            onClick={() => change({ as: kind })}
          >
            {words.chart[kind]}
          </button>
        ))}
      </div>
      <label className="balance-field">
        {words.loss}
        <select
          value={loss}
          onChange={({ target }) => change({ loss: words.losses.find((own) => own === target.value) ?? loss })}
        >
          {words.losses.map((own) => (
            <option key={own} value={own}>
              {words.condition(own)}
            </option>
          ))}
        </select>
      </label>
      <label className="balance-field">
        {words.chart.most}
        <select value={most} onChange={({ target }) => change({ most: Number(target.value) })}>
          {MOST_CHOICES.map((choice) => (
            <option key={choice} value={choice}>
              {words.chart.mostPlayers(choice)}
            </option>
          ))}
        </select>
      </label>
      {as === 'lines' ? (
        <label className="balance-field">
          <input type="checkbox" checked={apart} onChange={({ target }) => change({ apart: target.checked })} />
          {words.chart.apart}
        </label>
      ) : null}
      <label className="balance-field" title={words.chart.quietHelp}>
        {words.chart.quiet}
        <input
          className="short"
          inputMode="decimal"
          aria-label={words.chart.quietHelp}
          aria-invalid={quietProblem}
          value={quiet}
          onChange={({ target }) => change({ quiet: target.value })}
        />
        {words.band.unit}
      </label>
      {loss === '01' ? (
        <label className="balance-field">
          <input type="checkbox" checked={breaksRow} onChange={({ target }) => change({ breaksRow: target.checked })} />
          {words.chart.breaksRow}
        </label>
      ) : null}
      <BandField band={band} />
      <span className="refusal" role="alert">
        {quietProblem ? words.chart.quietProblem : ''}
      </span>
    </div>
  );
}
