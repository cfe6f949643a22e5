import type { Act, Presentation } from '../../engine/presentation.ts';
import { liveTable, type Aim } from '../../session/live.ts';
import { ACTIONS, type PlayerKeys } from '../../session/live-keys.ts';
import { BOARD, CENTRE, drawActs, seatsFor, type Seat } from '../board-geometry.ts';
import { Stances } from '../stances/Stances.tsx';
import { variables } from '../variables.ts';
import type { LiveRound } from './live.ts';
import { useStandoffWords } from './words.ts';

interface RoundBoardProps {
  readonly round: LiveRound;
  readonly keys: readonly PlayerKeys[];
  readonly presentation: Presentation;
  readonly names: readonly string[];
  /** The hands that may be seen; null for the others. */
  readonly hands: readonly (string | null)[];
}

/** The players in a circle as everybody sees them, with the keys of those who can still act, and at whom they aim. */
export function RoundBoard({ round, keys, presentation, names, hands }: RoundBoardProps) {
  const words = useStandoffWords().round;
  const { live, aims, last } = round;
  const table = liveTable(live);
  const places = seatsFor(names.length);
  const marksAt = (place: number | null) =>
    table.marks
      .flatMap(({ at, mark }) => (at === place ? (presentation.marks?.[mark] ?? []) : []))
      // Nobody waits for anything when it is over.
      .filter(({ drawing }) => !table.over || drawing !== 'waiting');
  const armed = names.flatMap((_, agent) =>
    marksAt(agent).some(({ drawing }) => drawing === 'aiming') ? [agent] : [],
  );
  const aimed = armed.flatMap((from): readonly Act[] => {
    const to = aims[from];
    return typeof to === 'number' ? [{ from, to, colour: 'ink-muted', label: '' }] : [];
  });
  const shots = (last?.joints ?? []).flatMap((joint) =>
    Object.entries(joint).flatMap(([seat, move]) => presentation.act(Number(seat), move) ?? []),
  );
  const seats = names.map((_, agent) => ({ agent, marks: marksAt(agent) }));
  return (
    <svg
      className="board-drawing round-drawing"
      viewBox={`0 0 ${BOARD.width} ${BOARD.height}`}
      role="group"
      aria-label={words.board}
    >
      <g aria-hidden="true">
        {armed.map((agent) => (
          <AimLine key={agent} from={places[agent]} aim={aims[agent]} places={places} />
        ))}
        {drawActs(
          shots.filter(({ from, to }) => from !== to),
          places,
        ).map(({ act, path, head }, index) => (
          <g key={index} style={variables({ '--act': `var(--${act.colour})` })}>
            <path className="act-line" d={path} />
            <path className="act-head" d={head} />
          </g>
        ))}
      </g>
      {names.map((name, agent) => (
        <PlayerMark
          key={agent}
          name={name}
          seat={places[agent]}
          keys={ACTIONS.filter((action) => !table.over && (action !== 'take' || live.options.hostage)).map(
            (action) => keys[agent][action],
          )}
          hand={presentation.signs[hands[agent] ?? ''] ?? null}
          isOut={!table.living.includes(agent)}
          label={[
            name,
            ...(hands[agent] === null ? [] : [presentation.signs[hands[agent]].label]),
            ...(table.living.includes(agent) ? marksAt(agent).map(({ label }) => label) : [words.out]),
          ].join(', ')}
        />
      ))}
      <Stances board={{ seats, middle: marksAt(null), acts: aimed }} places={places} />
    </svg>
  );
}

function AimLine({ from, aim, places }: { from: Seat; aim: Aim | null; places: readonly Seat[] }) {
  if (aim === null) return null;
  const [start, end] = [from.place, aim === 'hostage' ? CENTRE : places[aim].place];
  const length = Math.hypot(end.x - start.x, end.y - start.y) || 1;
  const at = (distance: number) => ({
    x: start.x + ((end.x - start.x) * distance) / length,
    y: start.y + ((end.y - start.y) * distance) / length,
  });
  const [near, far] = [at(BOARD.disc * from.scale + 14), at(length - BOARD.disc * from.scale - 3)];
  return <line className="round-aim" x1={near.x} y1={near.y} x2={far.x} y2={far.y} />;
}

interface PlayerMarkProps {
  readonly name: string;
  readonly seat: Seat;
  readonly keys: readonly string[];
  /** The hand, if it may be seen. */
  readonly hand: { readonly label: string; readonly colour: string } | null;
  readonly isOut: boolean;
  readonly label: string;
}

/** From one key to the next. */
const KEY = 21;

function PlayerMark({ name, seat, keys, hand, isOut, label }: PlayerMarkProps) {
  const { place, scale, labelAbove } = seat;
  const row = labelAbove ? -BOARD.disc - 23 : BOARD.disc + 23;
  const width = (hand?.label.length ?? 0) * 6.8 + 20;
  return (
    <g
      role="img"
      aria-label={label}
      className={isOut ? 'seat dead' : 'seat'}
      transform={`translate(${place.x.toFixed(1)} ${place.y.toFixed(1)}) scale(${scale})`}
    >
      <circle className="disc" r={BOARD.disc} style={hand === null ? {} : { stroke: `var(--${hand.colour})` }} />
      <text className="initial" y={7}>
        {isOut ? '†' : (Array.from(name).at(0) ?? '')}
      </text>
      <text className="seat-name" y={labelAbove ? -BOARD.disc - 29 : BOARD.disc + 17}>
        {name.length > 12 ? `${name.slice(0, 11)}…` : name}
      </text>
      <g transform={`translate(0 ${row})`}>
        {hand === null ? (
          keys.map((key, index) => (
            <g
              key={index}
              className="round-key"
              transform={`translate(${((index - (keys.length - 1) / 2) * KEY).toFixed(1)} 0)`}
            >
              <rect x={-9} width={18} height={16} rx={3.5} />
              <text y={11.8}>{key.toUpperCase()}</text>
            </g>
          ))
        ) : (
          <>
            <rect x={-width / 2} width={width} height={17} rx={8.5} style={{ fill: `var(--${hand.colour})` }} />
            <text className="pill-label" y={12.6}>
              {hand.label}
            </text>
          </>
        )}
      </g>
    </g>
  );
}
