import { use } from 'react';
import type { Hallway } from '../../engine/hallway.ts';
import type { Vantage } from '../../session/viewpoint.ts';
import { useWords } from '../screen.ts';
import { ScrollRegion } from '../ScrollRegion.tsx';

/** Who slept in which room in the last nights, as far as known: a row for each room in which somebody did or that is no more, a column for each night. */
export function NightPlan({
  hallway,
  vantage,
  allIsKnown,
}: {
  hallway: Hallway;
  vantage: Vantage;
  /** Is it seen with nobody's eyes, so that nothing is hidden? */
  allIsKnown: boolean;
}) {
  const words = use(useWords().hallway());
  const { names, presentation } = vantage;
  const { nights, places, now } = hallway;
  const all = Array.from({ length: places }, (_, index) => index + 1);
  const used = new Set([...now.broken, ...nights.flatMap(({ sleepers }) => sleepers.map(({ place }) => place))]);
  const rows = all.filter((place) => used.has(place));
  const empty = all.filter((place) => !used.has(place));
  const room = (place: number) => presentation.board?.place(place) ?? String(place);
  return (
    <ScrollRegion label={words.tabs.nights} className="night-plan">
      <table>
        <caption>{words.plan(allIsKnown)}</caption>
        <thead>
          <tr>
            <th scope="col">{words.room}</th>
            {nights.map(({ title }) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((place) => (
            <tr key={place}>
              <th scope="row" aria-label={now.broken.includes(place) ? words.broken(room(place)) : room(place)}>
                {now.broken.includes(place) ? <s>{place}</s> : place}
              </th>
              {nights.map(({ title, sleepers }) => {
                const here = sleepers.filter((sleeper) => sleeper.place === place);
                const told = here.map(({ who, died }) => (died ? words.died(names[who]) : names[who]));
                return (
                  <td key={title} className={here.length === 0 ? 'nobody' : undefined}>
                    {here.length === 0 ? words.nobody : told.join(', ')}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {empty.length === 0 ? null : <p className="hint">{words.empty(empty.map(String), allIsKnown)}</p>}
    </ScrollRegion>
  );
}
