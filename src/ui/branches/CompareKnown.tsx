import { Fragment, useId, useState } from 'react';
import type { Agent } from '../../engine/rules.ts';
import type { Comparison, Known } from '../../session/compare.ts';
import { canSay } from '../../session/knowledge/asker.ts';
import type { Faces } from '../../session/report.ts';
import type { Vantage } from '../../session/viewpoint.ts';
import { useWords } from '../screen.ts';
import { CompareWhy } from './CompareWhy.tsx';

type Player = Comparison['players'][number];

interface CompareKnownProps {
  /** What the branches are called. */
  readonly called: readonly string[];
  readonly players: readonly Player[];
  /** The branches up to the step at which they are compared; null where one has not been played so far. */
  readonly vantages: readonly (Vantage | null)[];
  readonly faces: Faces;
}

/** What a player knows of another, to be explained. */
interface Asked {
  readonly knower: Agent;
  readonly about: Agent;
}

/** Who knows what in two branches; each cell can be asked why, and is answered for both. */
export function CompareKnown({ called, players, vantages, faces }: CompareKnownProps) {
  const words = useWords().branches.compare;
  const [asked, setAsked] = useState<Asked | null>(null);
  const id = useId();
  return (
    <table className="compare-known">
      <caption>{words.knows}</caption>
      <thead>
        <tr>
          <th scope="col">{words.player}</th>
          {called.map((one, side) => (
            <th key={side} scope="col" dir="auto">
              {one}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {players.map((player, knower) => {
          const { name, known, differs } = player;
          const isAsked = asked?.knower === knower;
          const ask = (about: Agent) => setAsked(isAsked && asked.about === about ? null : { knower, about });
          return (
            <Fragment key={knower}>
              <tr className={differs ? 'differs' : undefined}>
                <th scope="row" dir="auto">
                  {name}
                  <small>{differs ? words.differs : words.alike}</small>
                </th>
                {known.map((one, side) => (
                  <td key={side}>
                    {one === null ? (
                      '–'
                    ) : (
                      <KnownCell
                        known={one}
                        knower={name}
                        called={called[side]}
                        asked={isAsked ? asked.about : null}
                        first={firstAsked(player, knower, players.length)}
                        explained={vantages.some((vantage) => vantage !== null && canSay(vantage)) ? id : null}
                        onAsk={ask}
                      />
                    )}
                  </td>
                ))}
              </tr>
              {isAsked ? (
                <tr>
                  <td colSpan={3}>
                    <CompareWhy
                      id={id}
                      knower={knower}
                      about={asked.about}
                      called={called}
                      vantages={vantages}
                      faces={faces}
                      onAbout={(about) => setAsked({ knower, about })}
                      onClose={() => setAsked(null)}
                    />
                  </td>
                </tr>
              ) : null}
            </Fragment>
          );
        })}
      </tbody>
    </table>
  );
}

interface KnownCellProps {
  readonly known: Known;
  readonly knower: string;
  readonly called: string;
  /** Of whom what this player knows is being explained. */
  readonly asked: Agent | null;
  /** Of whom it is explained first. */
  readonly first: Agent;
  /** The id of the explanation; null where nothing can be explained. */
  readonly explained: string | null;
  readonly onAsk: (about: Agent) => void;
}

function KnownCell({ known, knower, called, asked, first, explained, onAsk }: KnownCellProps) {
  const words = useWords().branches.compare;
  return (
    <>
      <span className="compare-count">
        <strong>{words.worlds(known.worlds)}</strong>
        {explained === null ? null : (
          <button
            type="button"
            className="compare-ask"
            aria-label={words.whyIn(knower, called)}
            aria-expanded={asked !== null}
            aria-controls={asked === null ? undefined : explained}
            onClick={() => onAsk(asked ?? first)}
          >
            {words.why}
          </button>
        )}
      </span>
      {known.roles.length === 0 ? <small>{words.knowsNothing}</small> : null}
      <span className="compare-roles">
        {known.roles.map(({ about, text }) =>
          explained === null ? (
            <small key={about}>{text}</small>
          ) : (
            <button
              key={about}
              type="button"
              className="compare-role"
              title={words.whyRole(knower, text, called)}
              aria-expanded={asked === about}
              aria-controls={asked === about ? explained : undefined}
              onClick={() => onAsk(about)}
            >
              {text}
              <span className="visually-hidden"> {words.why}</span>
            </button>
          ),
        )}
      </span>
    </>
  );
}

/** Of whom what a player knows is explained first: where the branches differ; else whose role is known; else anybody's. */
function firstAsked({ known }: Player, knower: Agent, players: number): Agent {
  const others = Array.from({ length: players }, (_, agent) => agent).filter((agent) => agent !== knower);
  const [left, right] = known.map((one) => new Map(one?.roles.map(({ about, text }) => [about, text])));
  return (
    others.find((about) => left.get(about) !== right.get(about)) ??
    others.find((about) => left.has(about)) ??
    others.at(0) ??
    knower
  );
}
