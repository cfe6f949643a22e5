import { Play, Plus, Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { circleOf } from '../../logic/event-circle.ts';
import { not, top } from '../../logic/formula/constructors.ts';
import type { Formula } from '../../logic/formula/formula.ts';
import { parseFormula } from '../../logic/formula/parse.ts';
import { printFormula } from '../../logic/formula/print.ts';
import { freshName } from '../../logic/plain/edit-model.ts';
import { privateNews, publicEvent, semiPrivateNews, type PlainEventModel } from '../../logic/plain/plain-events.ts';
import { leadsTo } from '../../logic/plain/relation.ts';
import {
  draftOf,
  eventModelOf,
  eventRelation,
  withEvent,
  withEventLink,
  withEventText,
  withoutEvent,
  type EventsDraft,
} from '../../session/lab/events-draft.ts';
import { withStep } from '../../session/lab/lab.ts';
import { reportOf } from '../../session/lab/listed-place.ts';
import { IconButton } from '../IconButton.tsx';
import { useLab } from './lab.ts';
import { EventDrawing, isPartition } from './EventDrawing.tsx';

/** Of more agents than this the tables are shown one at a time. */
const MOST_TABLES = 12;
/** With more events there are no tables of who confuses which, and with many more no drawing. */
const MOST_LINKED = 16;
const MOST_DRAWN = 64;

/** An event model, edited as a table and drawn; it is applied as a step. */
export function EventsPanel() {
  const { words, state, entry, model, change } = useLab();
  const { events: draft } = state;
  const [picked, setAgent] = useState<string | null>(null);
  const one = picked !== null && model.agents.includes(picked) ? picked : model.agents[0];
  const shown = model.agents.length > MOST_TABLES ? [one] : model.agents;
  const set = (next: EventsDraft) => change((before) => ({ ...before, events: next }));
  const read = useMemo(() => eventModelOf(draft, model.agents), [draft, model.agents]);
  const circles = useMemo(() => {
    const events = read.ok ? read.value.events : [];
    return events
      .map(({ name, postconditions }) => ({ name, atoms: circleOf(postconditions) }))
      .filter(({ atoms }) => atoms.length > 0);
  }, [read]);
  const apply = () => {
    if (!read.ok) return;
    const { actual } = reportOf(entry);
    const event = actual === null ? null : draft.real;
    change((before) => withStep(before, { kind: 'events', eventModel: read.value, event }));
  };
  const add = () => {
    const name = freshName(
      draft.events.map((event) => event.name),
      'e',
    );
    set(withEvent(draft, { name, precondition: '', postconditions: '' }));
  };
  return (
    <div className="lab-panel">
      <p className="hint">{words.events.intro}</p>
      <Patterns onUse={(eventModel) => set(draftOf(eventModel))} />
      <div className="lab-scroll">
        <table className="lab-events">
          <thead>
            <tr>
              <th scope="col">{words.events.name}</th>
              <th scope="col">{words.events.precondition}</th>
              <th scope="col">{words.events.postconditions}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {draft.events.map((event, index) => (
              <tr key={index}>
                {(['name', 'precondition', 'postconditions'] as const).map((part) => (
                  <td key={part}>
                    <input
                      aria-label={`${words.events[part]}, ${event.name}`}
                      placeholder={
                        {
                          name: '',
                          precondition: words.events.anyPrecondition,
                          postconditions: words.events.exampleChange,
                        }[part]
                      }
                      autoComplete="off"
                      spellCheck={false}
                      value={event[part]}
                      onChange={({ target }) => set(withEventText(draft, index, { [part]: target.value }))}
                    />
                  </td>
                ))}
                <td>
                  <IconButton
                    icon={Trash2}
                    label={words.events.remove(event.name)}
                    className="button round small quiet"
                    onPress={() => set(withoutEvent(draft, index))}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="lab-buttons">
        <button type="button" className="button small" onClick={add}>
          <Plus aria-hidden="true" />
          {words.events.add}
        </button>
      </div>
      {draft.events.length === 0 ? null : (
        <>
          {draft.events.length > MOST_LINKED ? (
            <p className="hint">{words.events.tooManyToLink}</p>
          ) : (
            <EventLinks draft={draft} shown={shown} onShow={setAgent} onChange={set} />
          )}
          {draft.events.length > MOST_DRAWN ? (
            <p className="hint">{words.events.tooManyToDraw}</p>
          ) : (
            <EventDrawing draft={draft} linesOf={shown} />
          )}
        </>
      )}
      {read.ok || draft.events.length === 0 ? null : <p className="refusal">{read.problem}</p>}
      {circles.map(({ name, atoms }) => (
        <p key={name} className="hint">
          {words.events.circle(
            name,
            atoms.map((atom) => printFormula(atom)),
          )}
        </p>
      ))}
      <div className="lab-buttons lab-apply">
        {draft.events.length === 0 ? null : (
          <label className="lab-field">
            {words.events.real}
            <select value={draft.real ?? ''} onChange={({ target }) => set({ ...draft, real: target.value })}>
              {draft.events.map(({ name }, index) => (
                <option key={index}>{name}</option>
              ))}
            </select>
          </label>
        )}
        <button type="button" className="button primary" aria-disabled={!read.ok} onClick={apply}>
          <Play aria-hidden="true" />
          {words.events.apply}
        </button>
      </div>
    </div>
  );
}

/** Usual event models, about the formula in the field, or the first atom. */
function Patterns({ onUse }: { onUse: (eventModel: PlainEventModel) => void }) {
  const { words, judged, model } = useLab();
  const [agent] = model.agents;
  const hearers = agent === undefined ? [] : [agent];
  const atomRead = model.atoms.length === 0 ? null : parseFormula(model.atoms[0]);
  const atom = atomRead?.ok === true && atomRead.formula.kind === 'atom' ? atomRead.formula : null;
  const told: Formula = judged.kind === 'judged' ? judged.formula : (atom ?? top);
  const patterns: readonly (readonly [string, () => PlainEventModel])[] = [
    [words.events.public, () => publicEvent(model.agents, { name: 'told', precondition: told, postconditions: [] })],
    [words.events.semiPrivate, () => semiPrivateNews(model.agents, hearers, told)],
    [words.events.private, () => privateNews(model.agents, hearers, told)],
    ...(atom === null
      ? []
      : [
          [
            words.events.change,
            () =>
              publicEvent(model.agents, {
                name: 'change',
                precondition: top,
                postconditions: [{ atom, becomes: not(atom) }],
              }),
          ] as const,
        ]),
  ];
  return (
    <div className="lab-buttons" role="group" aria-label={words.events.patterns}>
      {patterns.map(([label, make]) => (
        <button key={label} type="button" className="button small" onClick={() => onUse(make())}>
          {label}
        </button>
      ))}
    </div>
  );
}

interface EventLinksProps {
  readonly draft: EventsDraft;
  /** The agents whose tables are shown. */
  readonly shown: readonly string[];
  readonly onShow: (agent: string) => void;
  readonly onChange: (draft: EventsDraft) => void;
}

function EventLinks({ draft, shown, onShow, onChange }: EventLinksProps) {
  const { words, entry, model } = useLab();
  const isS5 = entry.isS5 && isPartition(draft, model.agents);
  return (
    <fieldset>
      <legend>{words.events.who(isS5)}</legend>
      {isS5 ? null : <p className="hint">{words.events.whoHint}</p>}
      {model.agents.length > MOST_TABLES ? (
        <select aria-label={words.graph.linkFor} value={shown[0]} onChange={({ target }) => onShow(target.value)}>
          {model.agents.map((agent) => (
            <option key={agent}>{agent}</option>
          ))}
        </select>
      ) : null}
      {shown.map((agent) => {
        const relation = eventRelation(draft, agent);
        return (
          <div key={agent} className="lab-scroll">
            <table className="lab-matrix">
              <thead>
                <tr>
                  <th scope="col">{agent}</th>
                  {draft.events.map(({ name }, index) => (
                    <th key={index} scope="col">
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {draft.events.map(({ name }, from) => (
                  <tr key={from}>
                    <th scope="row">{name}</th>
                    {draft.events.map((other, to) => (
                      <td key={to}>
                        <input
                          type="checkbox"
                          aria-label={words.events.pair(agent, name, other.name)}
                          disabled={isS5 && from === to}
                          checked={leadsTo(relation, from, to)}
                          onChange={({ target }) =>
                            onChange(withEventLink(draft, isS5, agent, [from, to, target.checked]))
                          }
                        />
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        );
      })}
    </fieldset>
  );
}
