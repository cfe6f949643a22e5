import { boardOf, type BoardView } from '../session/view.ts';
import { shortName, viewerOf } from '../session/viewpoint.ts';
import { BOARD, drawActs, seatsFor, type DrawnAct, type Seat } from './board-geometry.ts';
import type { Scenery } from './scenery.ts';
import { useCommands, useSession, useWords } from './screen.ts';
import { SeatMark } from './SeatMark.tsx';
import { variables } from './variables.ts';

interface BoardProps {
  readonly scenery: Scenery;
  /** The player into whose mind the teacher looks for the moment. */
  readonly focus: number | null;
  readonly onFocus: (agent: number | null) => void;
}

/** The town in a circle: who is what as far as the viewpoint knows, and the acts of the step. */
export function Board({ scenery, focus, onFocus }: BoardProps) {
  const words = useWords();
  const commands = useCommands();
  const run = useSession((state) => state.run);
  const { vantage, faces } = scenery;
  const { presentation, names, viewpoint } = vantage;
  const board = boardOf(vantage, faces, focus);
  const places = seatsFor(names.length);
  const mind = viewerOf(viewpoint) ?? focus;
  const title = words.board.titleFor(mind === null ? null : names[mind], viewpoint !== 'teacher');
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
        <Acts board={board} places={places} names={names} />
        {board.seats.map((seat) => (
          <SeatMark
            key={seat.agent}
            seat={seat}
            place={places[seat.agent]}
            label={shortName(run?.names[seat.agent] ?? seat.name, 12)}
            presentation={presentation}
            looked={focus === seat.agent}
            onEnter={() => {
              onFocus(null);
              void commands.setViewpoint(seat.self ? 'teacher' : seat.agent);
            }}
            onLook={(looking) => {
              onFocus(looking && viewpoint === 'teacher' ? seat.agent : null);
            }}
          />
        ))}
      </svg>
      <p className="hint">{viewpoint === 'teacher' ? words.board.peek : words.board.pencils}</p>
    </section>
  );
}

function Acts({ board, places, names }: { board: BoardView; places: readonly Seat[]; names: readonly string[] }) {
  const words = useWords().board;
  const acts = drawActs(board.acts, places);
  // Where all do the same, as in a vote, one label says it all.
  const alike = acts.length > 1 && acts.every(({ act }) => act.label === acts[0].act.label);
  const keyOf = ({ act }: DrawnAct) => `${act.from}-${act.to}-${act.label}`;
  return (
    <>
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
      <g className="acts">{alike ? null : acts.map((drawn) => <ActLabel key={keyOf(drawn)} drawn={drawn} />)}</g>
    </>
  );
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
