import { useMemo, useState } from 'react';
import { courseTo } from '../../session/standoff-course.ts';
import { roundsNow } from '../../session/series.ts';
import type { Scenery } from '../scenery.ts';
import { useCommands, useSession } from '../screen.ts';
import { ScrollRegion } from '../ScrollRegion.tsx';
import { useSolved, useSolver } from './solver.ts';
import { useStandoffWords } from './words.ts';

/** Several rounds by the same players: the points of each, and their sums (S16). */
export function SeriesPanel({ scenery }: { scenery: Scenery }) {
  const words = useStandoffWords();
  const { series: own } = words;
  const commands = useCommands();
  const ask = useSolver();
  const run = useSession((state) => state.run);
  const node = useSession((state) => state.node);
  const visited = useSession((state) => state.visited);
  const series = useSession((state) => state.series);
  const [told, setTold] = useState('');
  const { names, viewpoint } = scenery.vantage;
  const teacher = viewpoint === 'teacher';
  const { rounds, at } = useMemo(() => roundsNow({ run, node, visited, series }, true), [run, node, visited, series]);
  const courses = useMemo(() => rounds.map((round) => courseTo(round.run, round.node).course), [rounds]);
  const { answer, last } = useSolved(ask, JSON.stringify(courses), (worker) => worker.standoffPoints(courses));
  const points = answer?.ok === true ? answer.value : last;
  // The points of the round on the screen show who is what.
  const hidden = (place: number) => !teacher && place === at;
  const sums = names.map((_, agent) =>
    (points?.rounds ?? []).reduce((sum, round, place) => sum + (hidden(place) ? 0 : (round?.points.at(agent) ?? 0)), 0),
  );
  const over = at === rounds.length - 1 && scenery.over;
  const next = async () => {
    setTold((await commands.nextRound()) ?? '');
  };
  return (
    <div className="balance-panel series-panel">
      <p>{own.intro}</p>
      <ScrollRegion label={own.caption}>
        <table className="listed-table series-table">
          <caption className="hidden">{own.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{own.roundHead}</th>
              <th scope="col">{own.seed}</th>
              {names.map((name, agent) => (
                <th key={agent} scope="col" dir="auto">
                  {name}
                </th>
              ))}
              <th scope="col">{own.end}</th>
            </tr>
          </thead>
          <tbody>
            {rounds.map((round, place) => {
              const result = hidden(place) ? null : (points?.rounds.at(place) ?? null);
              return (
                <tr key={place} className={place === at ? 'lit' : undefined}>
                  <th scope="row">
                    {place === at ? (
                      <span aria-current="true">
                        {own.round(place + 1)} <span className="hint">({own.current})</span>
                      </span>
                    ) : (
                      <button type="button" className="button small" onClick={() => void commands.goToRound(place)}>
                        {own.goTo(place + 1)}
                      </button>
                    )}
                  </th>
                  <td>{teacher ? round.run.seed : '–'}</td>
                  {names.map((_, agent) => (
                    <td key={agent}>{result === null ? '–' : result.points[agent]}</td>
                  ))}
                  <td>{result === null ? (hidden(place) ? '–' : own.going) : words.outcomes[result.end]}</td>
                </tr>
              );
            })}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>
                {own.sum}
              </th>
              {sums.map((sum, agent) => (
                <td key={agent}>
                  <strong>{sum}</strong>
                </td>
              ))}
              <td />
            </tr>
          </tfoot>
        </table>
      </ScrollRegion>
      {teacher ? null : <p className="hint">{own.hidden}</p>}
      <div className="series-next">
        <button type="button" className="button primary" aria-disabled={!over} onClick={() => void next()}>
          {own.next}
        </button>
        <span className="hint" role="status">
          {told === '' ? (over ? own.nextHelp : own.notOver) : told}
        </span>
      </div>
      <p className="hint">{own.kept}</p>
    </div>
  );
}
