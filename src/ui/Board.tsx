import { lazy, Suspense } from 'react';
import { openCell } from '../session/knowledge.ts';
import { boardOf } from '../session/view.ts';
import { shortName, viewerOf } from '../session/viewpoint.ts';
import type { Centre } from './centre.ts';
import { BOARD, drawActs, seatsFor, type DrawnAct } from './board-geometry.ts';
import { useAsker } from './knowledge/tables.ts';
import type { Scenery } from './scenery.ts';
import { useSession, useWords } from './screen.ts';
import { SeatMark } from './SeatMark.tsx';
import { variables } from './variables.ts';

const Stances = lazy(() => import('./stances/Stances.tsx').then((module) => ({ default: module.Stances })));

interface BoardProps {
  readonly scenery: Scenery;
  readonly centre: Centre;
}

/** The town in a circle: who is what as far as the viewpoint knows, and the acts of the step. */
export function Board({ scenery, centre }: BoardProps) {
  const words = useWords();
  const run = useSession((state) => state.run);
  const { vantage, faces } = scenery;
  const { presentation, names, viewpoint } = vantage;
  const { entered, thoughts, peeked } = centre;
  const chain = thoughts?.chain ?? [];
  const board = boardOf(vantage, faces, chain.at(0) ?? null, thoughts);
  const places = seatsFor(names.length);
  const acts = drawActs(board.acts, places);
  const viewer = viewerOf(viewpoint);
  const title =
    chain.length > 1
      ? words.knowledge.thoughts.board(chain.map((agent) => names[agent]))
      : words.board.titleFor(
          chain.length === 0 ? null : names[chain[0]],
          viewer !== null,
          presentation.people ?? 'town',
        );
  const asker = useAsker(scenery);
  /** What the one whose thoughts are entered knows of a player can be explained. */
  const whyOf = (agent: number): (() => void) | null => {
    if (entered.length !== 1) return null;
    const { why } = openCell(asker, faces, entered[0], agent);
    return why === null ? null : () => centre.askWhy(why);
  };
  const enterLabel = (agent: number) =>
    entered.length === 0 || entered.at(-1) === agent
      ? words.board.enter(names[agent])
      : words.knowledge.thoughts.enter([...entered, agent].map((one) => names[one]));
  return (
    <section className="panel board" aria-labelledby="board-title">
      <h2 id="board-title" className="panel-title">
        {title}
      </h2>
      <svg
        className="board-drawing"
        viewBox={`0 0 ${BOARD.width} ${BOARD.height}`}
        role="group"
        aria-labelledby="board-title"
      >
        <ActLines acts={acts} names={names} />
        {board.seats.map((seat) => (
          <SeatMark
            key={seat.agent}
            seat={seat}
            place={places[seat.agent]}
            label={shortName(run?.names[seat.agent] ?? seat.name, names.length > 7 ? 7 : 12)}
            presentation={presentation}
            looked={peeked === seat.agent || entered.at(-1) === seat.agent}
            pressed={entered.at(-1) === seat.agent}
            action={enterLabel(seat.agent)}
            why={whyOf(seat.agent)}
            onEnter={() => centre.enter(seat.agent)}
            onLook={(looking) => centre.peek(looking ? seat.agent : null)}
          />
        ))}
        {board.middle.length > 0 || board.seats.some(({ marks }) => marks.length > 0) ? (
          <Suspense fallback={null}>
            <Stances board={board} places={places} vantage={vantage} />
          </Suspense>
        ) : null}
        <ActLabels acts={acts} />
      </svg>
      <p className="hint">{viewpoint === 'teacher' ? words.board.peek : words.board.pencils}</p>
    </section>
  );
}

const keyOf = ({ act }: DrawnAct) => `${act.from}-${act.to}-${act.label}`;

function ActLines({ acts, names }: { acts: readonly DrawnAct[]; names: readonly string[] }) {
  const words = useWords().board;
  return (
    <g role="list" aria-label={words.shownActs} className="acts">
      {acts.map((drawn) => {
        const { from, to, label } = drawn.act;
        return (
          <ActMark
            key={keyOf(drawn)}
            drawn={drawn}
            label={words.act(names[from], label, from === to ? null : names[to])}
          />
        );
      })}
    </g>
  );
}

function ActLabels({ acts }: { acts: readonly DrawnAct[] }) {
  // Where all do the same, as in a vote, one label says it all.
  const alike = acts.length > 1 && acts.every(({ act }) => act.label === acts[0].act.label);
  return <g className="acts">{alike ? null : acts.map((drawn) => <ActLabel key={keyOf(drawn)} drawn={drawn} />)}</g>;
}

function ActMark({ drawn: { act, path, head }, label }: { drawn: DrawnAct; label: string }) {
  return (
    <g role="listitem" aria-label={label} style={variables({ '--act': `var(--${act.colour})` })}>
      <path className="act-line" d={path} />
      {head === '' ? null : <path className="act-head" d={head} />}
    </g>
  );
}

function ActLabel({ drawn: { act, pill, pillWidth } }: { drawn: DrawnAct }) {
  const place = `translate(${pill.x.toFixed(1)} ${pill.y.toFixed(1)})`;
  return (
    <g transform={place} aria-hidden="true" style={variables({ '--act': `var(--${act.colour})` })}>
      <rect className="act-pill" x={-pillWidth / 2} y={-7} width={pillWidth} height={14} rx={7} />
      <text className="act-label" y={3.4}>
        {act.label}
      </text>
    </g>
  );
}
