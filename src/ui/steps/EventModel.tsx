import { use, useEffect, useState } from 'react';
import type { StepAlternative } from '../../engine/alternatives.ts';
import { eventsOf, type OpenedStep } from '../../session/steps.ts';
import { viewerOf } from '../../session/viewpoint.ts';
import type { Scenery } from '../scenery.ts';
import { useCommands, useWords } from '../screen.ts';
import { variables } from '../variables.ts';

interface EventModelProps {
  readonly scenery: Scenery;
  readonly node: number;
  readonly step: OpenedStep;
  /** Its worlds before were listed one by one. */
  readonly exact: boolean;
}

/** A step as an event: what could have happened as well, as somebody tells it apart, and what it did to how many worlds. */
export function EventModel({ scenery, node, step, exact }: EventModelProps) {
  const words = use(useWords().steps());
  const commands = useCommands();
  const { whole } = scenery;
  const viewer = viewerOf(whole.viewpoint);
  const [chosen, setMind] = useState<number | null>(null);
  const mind = viewer ?? chosen;
  const [found, setFound] = useState<{ mind: number | null; events: readonly StepAlternative[] | string } | null>(null);
  useEffect(() => {
    let late = false;
    void commands.alternatives(node, mind).then((events) => {
      if (!late && events !== null) setFound({ mind, events });
    });
    return () => {
      late = true;
    };
  }, [commands, node, mind]);
  const events = found?.mind === mind ? found.events : null;
  return (
    <>
      <p>{words.eventIntro(mind === null ? null : whole.names[mind], mind !== null && mind === viewer)}</p>
      <Counts step={step} names={whole.names} viewer={viewer} mind={mind} />
      {viewer === null ? (
        <label className="field">
          {words.tellApart}
          <select
            value={mind ?? ''}
            onChange={({ target }) => setMind(target.value === '' ? null : Number(target.value))}
          >
            <option value="">{words.everybody}</option>
            {whole.names.map((name, agent) => (
              <option key={agent} value={agent}>
                {name}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      {!exact ? (
        <p className="hint">{words.eventsOverBudget}</p>
      ) : events === null ? (
        <p className="hint" role="status">
          {words.loading}
        </p>
      ) : typeof events === 'string' ? (
        <p className="refusal">{events}</p>
      ) : (
        <Events scenery={scenery} mind={mind} events={events} />
      )}
    </>
  );
}

function Events({
  scenery,
  mind,
  events,
}: {
  scenery: Scenery;
  mind: number | null;
  events: readonly StepAlternative[];
}) {
  const words = use(useWords().steps());
  const { shown, total } = eventsOf(scenery.whole, mind, events);
  if (total === 0) return <p className="hint">{words.noEvents}</p>;
  return (
    <section>
      <h3>{words.alternatives(total)}</h3>
      <ol className="events">
        {shown.map((event, index) => (
          <li key={index} className={event.actual ? 'actual' : undefined}>
            <span className="event-text">
              {event.lines.length === 0 ? words.unseen : event.lines.join(' ')}
              {event.actual ? <strong className="happened">{words.happened}</strong> : null}
            </span>
            <span className="event-ways">{words.ways(event.ways)}</span>
            <span className="event-share" aria-hidden="true" style={variables({ '--share': event.share })} />
          </li>
        ))}
      </ol>
      {total > shown.length ? <p className="hint">{words.more(total - shown.length)}</p> : null}
      <p className="hint">{words.waysHelp}</p>
    </section>
  );
}

interface CountsProps {
  readonly step: OpenedStep;
  readonly names: readonly string[];
  readonly viewer: number | null;
  readonly mind: number | null;
}

/** How many worlds there were before and after: for all, and for the one who tells the events apart. */
function Counts({ step, names, viewer, mind }: CountsProps) {
  const words = use(useWords().steps());
  const counts = step.counts.filter(({ who }) => who === null || who === mind);
  const cell = (amount: OpenedStep['counts'][number]['before']) =>
    amount === null ? (
      '–'
    ) : (
      <>
        {words.pictures(amount.pictures, amount.atMost)}
        <small>{amount.exact ? words.pasts(amount.worlds) : words.unknown}</small>
      </>
    );
  return (
    <table className="counts">
      <caption>{words.counts}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{words.before}</th>
          <th scope="col">{words.after}</th>
        </tr>
      </thead>
      <tbody>
        {counts.map(({ who, before, after }) => (
          <tr key={who ?? 'all'}>
            <th scope="row" dir="auto">
              {who === null ? words.countsAll : words.countsOf(names[who], who === viewer)}
            </th>
            <td>{cell(before)}</td>
            <td>{cell(after)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
