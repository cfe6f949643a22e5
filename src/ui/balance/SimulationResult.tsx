import { useEffect, useMemo, useRef } from 'react';
import { createShareDrawing, type ShareDrawing, type SharePoint } from '../../graph/rates/draw-shares.ts';
import type { OutcomeShare } from '../../session/simulation.ts';
import { useSession } from '../screen.ts';
import { commandFor } from './command-line.ts';
import { useFrame } from './frame.ts';
import type { Simulation } from './simulation.ts';
import { useBalanceWords } from './words.ts';

/** The line begins after one game in so many. */
const SWINGING = 200;

/** How the games ended that were played so far. */
export function SimulationResult({ simulation }: { simulation: Simulation }) {
  const words = useBalanceWords().simulate;
  const { phase, problem, progress, series, games } = simulation;
  const usual = useSession((state) => state.games.find(({ id }) => id === series?.game)?.options);
  return (
    <div className="simulate-result">
      <div className="simulate-progress">
        <progress
          aria-label={words.progressTitle}
          max={Math.max(1, games)}
          value={progress === null ? 0 : progress.played}
        />
        <span>{games === 0 ? '' : words.progress(progress?.played ?? 0, games)}</span>
      </div>
      <p role="status" className={phase === 'refused' ? 'refusal' : 'hint'}>
        {words.phases[phase]}
        {phase === 'refused' ? ` ${problem ?? words.failed}` : ''}
      </p>
      {progress === null || series === null ? null : (
        <>
          <Shares shares={progress.shares} />
          <SharesDrawing simulation={simulation} />
          <p className="hint">
            {words.meanRounds(progress.meanRounds)} {words.overBudget(progress.overBudget)}
          </p>
          <p className="hint">
            {words.again} <code className="command">{commandFor(series, games, usual)}</code>
          </p>
        </>
      )}
    </div>
  );
}

function Shares({ shares }: { shares: readonly OutcomeShare[] }) {
  const all = useBalanceWords();
  const words = all.simulate;
  return (
    <table className="listed-table">
      <thead>
        <tr>
          <th scope="col">{words.result}</th>
          <th scope="col">{words.count}</th>
          <th scope="col">{words.share}</th>
          <th scope="col" title={words.intervalHelp}>
            {words.interval}
          </th>
          <th scope="col">{words.exact}</th>
        </tr>
      </thead>
      <tbody>
        {shares.map(({ faction, count, share, interval: [low, high], exact }) => (
          <tr key={faction ?? ''}>
            <th scope="row">{words.winner(faction)}</th>
            <td>{count.toLocaleString('en')}</td>
            <td>
              <strong>{all.percent(share)}</strong>
            </td>
            <td>{words.range(low, high)}</td>
            <td>
              {exact === null
                ? words.unknown
                : `${exact.text} = ${all.percent(exact.share)}, ${exact.share >= low && exact.share <= high ? words.isInside : words.isOutside}`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function SharesDrawing({ simulation }: { simulation: Simulation }) {
  const words = useBalanceWords().simulate;
  const { frame, width, height } = useFrame({ width: 700, height: 240 });
  const drawing = useRef<ShareDrawing | null>(null);
  const { tracks, progress, games } = simulation;
  const labels = progress?.shares.map(({ faction }) => words.winner(faction)).join('\n') ?? '';

  const view = useMemo(() => {
    const named = labels.split('\n');
    // The first few games swing from side to side, and tell nothing.
    const settled = ({ games: played }: SharePoint, index: number, all: readonly SharePoint[]) =>
      index === all.length - 1 || played * SWINGING >= games;
    const drawn = tracks.map((points, index) => ({
      label: named.at(index) ?? '',
      points: points.filter(settled),
      exact: progress?.shares.at(index)?.exact?.share ?? null,
    }));
    // Draws that never came are no line.
    return drawn.filter(({ points }) => points.some(({ share }) => share > 0));
  }, [tracks, progress, labels, games]);

  useEffect(() => {
    const svg = frame.current?.querySelector('svg');
    if (svg == null) return undefined;
    const made = createShareDrawing(svg);
    drawing.current = made;
    return () => {
      drawing.current = null;
      made.destroy();
    };
  }, [frame]);

  useEffect(() => {
    drawing.current?.show({ tracks: view, games, words: { games: words.axis, exact: words.exactLine }, width, height });
  }, [view, games, words, width, height]);

  return (
    <div className="shares-frame" ref={frame} role="img" aria-label={words.drawing}>
      <svg aria-hidden="true" />
    </div>
  );
}
