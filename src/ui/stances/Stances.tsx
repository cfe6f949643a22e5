import { useRef } from 'react';
import { Hourglass, Lightbulb, LightbulbOff, Rabbit, type LucideIcon } from 'lucide-react';
import type { MarkWords } from '../../engine/presentation.ts';
import type { Place } from '../../kit/geometry.ts';
import type { BoardSeat, BoardView } from '../../session/board.ts';
import type { Vantage } from '../../session/viewpoint.ts';
import { BOARD, CENTRE, type Seat } from '../board-geometry.ts';
import { useBeats } from './beats.ts';
import './stances.css';

/** What of the board is drawn here. */
export interface StancesBoard extends Pick<BoardView, 'middle' | 'acts'> {
  readonly seats: readonly Pick<BoardSeat, 'agent' | 'marks'>[];
}

/** What everybody sees at the players' places and in the middle: weapons that aim, folded arms, and badges. The seats say it in words. */
export function Stances({
  board,
  places,
  vantage = null,
}: {
  board: StancesBoard;
  places: readonly Seat[];
  /** The step that is shown, if it is to be played beat by beat. */
  vantage?: Vantage | null;
}) {
  const drawing = useRef<SVGGElement>(null);
  const beats = useBeats(drawing, vantage);
  return (
    <g className="stances" ref={drawing}>
      {board.seats.map(({ agent, marks }) => (
        <g key={agent} data-stance={agent}>
          <Stance marks={marks} seat={places[agent]} target={targetOf(board, agent, places)} />
        </g>
      ))}
      {beats.before.map(({ agent, marks }) => (
        <g key={agent} data-before={agent} opacity={0}>
          <Stance marks={marks} seat={places[agent]} target={targetOf(board, agent, places)} />
        </g>
      ))}
      {board.middle.map(({ drawing: kind, label }) => (
        <g key={label} role="img" aria-label={label} transform={`translate(${CENTRE.x} ${CENTRE.y})`}>
          <circle className={`badge ${kind}`} r={17} />
          <BadgeIcon drawing={kind} size={22} />
        </g>
      ))}
    </g>
  );
}

/** At whom a player points: whoever they have just acted on, else into the middle. */
function targetOf({ acts }: StancesBoard, agent: number, places: readonly Seat[]): Place {
  const act = acts.find(({ from, to }) => from === agent && to !== agent);
  return act === undefined ? CENTRE : places[act.to].place;
}

function Stance({ marks, seat, target }: { marks: readonly MarkWords[]; seat: Seat; target: Place }) {
  const { place, scale } = seat;
  const badges = marks.filter(({ drawing }) => drawing === 'waiting' || drawing === 'animal');
  return (
    <g transform={`translate(${place.x.toFixed(1)} ${place.y.toFixed(1)}) scale(${scale})`} aria-hidden="true">
      {marks.some(({ drawing }) => drawing === 'aiming') ? <Weapon from={place} to={target} /> : null}
      {marks.some(({ drawing }) => drawing === 'folded') ? <FoldedArms /> : null}
      {badges.map(({ drawing, label }, index) => (
        <g key={label} transform={`translate(${index === 0 ? 23 : -23} -19)`}>
          <circle className="badge" r={10} />
          <BadgeIcon drawing={drawing} size={13} />
        </g>
      ))}
    </g>
  );
}

/** A hand with a toy pistol at the edge of the disc, turned to its target and never upside down. */
function Weapon({ from, to }: { from: Place; to: Place }) {
  const degrees = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const upright = Math.abs(degrees) > 90 ? ' scale(1 -1)' : '';
  return (
    <g transform={`rotate(${degrees.toFixed(1)})${upright} translate(${BOARD.disc} 0)`}>
      <path className="weapon" d="M-3 -5.5H14V-0.5H5.5L4 6.5H-2.5L-1.5 -0.5H-3Z" />
    </g>
  );
}

function FoldedArms() {
  return (
    <g className="arms">
      <path d="M-21 11L9 19" />
      <path d="M21 11L-9 19" />
    </g>
  );
}

const ICONS: Readonly<Partial<Record<MarkWords['drawing'], LucideIcon>>> = {
  waiting: Hourglass,
  animal: Rabbit,
  lit: Lightbulb,
  unlit: LightbulbOff,
};

function BadgeIcon({ drawing, size }: { drawing: MarkWords['drawing']; size: number }) {
  const Icon = ICONS[drawing];
  return Icon === undefined ? null : <Icon x={-size / 2} y={-size / 2} width={size} height={size} strokeWidth={2.2} />;
}
