import { use } from 'react';
import type { Hallway, HallwayScene, PlacedTrap, Way, Whereabouts } from '../../engine/hallway.ts';
import type { BoardSeat, BoardView } from '../../session/board.ts';
import { initialsOf, type Vantage } from '../../session/viewpoint.ts';
import type { SeatLook } from '../SeatTarget.tsx';
import { useSession, useWords } from '../screen.ts';
import { CORRIDOR, drawHallway, HALLWAY_WIDTH } from './hallway-geometry.ts';
import { PLATE, type DrawnWay, type Room } from './hallway-ways.ts';
import { GuestMark, labelWidth } from './GuestMark.tsx';

interface HallwayPictureProps {
  readonly hallway: Hallway;
  readonly scene: HallwayScene;
  readonly board: BoardView;
  readonly vantage: Vantage;
  readonly lookOf: (agent: number) => SeatLook;
}

/** The hallway with its doors, who is behind them, and the ways of the night. */
export function HallwayPicture({ hallway, scene, board, vantage, lookOf }: HallwayPictureProps) {
  const words = use(useWords().hallway());
  const run = useSession((state) => state.run);
  const { names, presentation } = vantage;
  const initials = initialsOf(run?.names ?? names);
  const nameOf = (seat: BoardSeat) => run?.names[seat.agent] ?? seat.name;
  const labels = board.seats.map((seat) => ({
    width: labelWidth(nameOf(seat), scene.guests[seat.agent], seat),
    initial: initials[seat.agent],
  }));
  const drawing = drawHallway(hallway.places, scene, labels);
  const looked = board.seats.filter(({ agent }) => lookOf(agent).looked).map(({ agent }) => agent);
  return (
    <svg
      className="board-drawing hallway-drawing"
      viewBox={`0 0 ${HALLWAY_WIDTH} ${drawing.height.toFixed(1)}`}
      role="group"
      aria-labelledby="board-title"
    >
      {drawing.rooms.map((room) => {
        const broken = scene.broken.includes(room.place);
        const name = presentation.board?.place(room.place) ?? String(room.place);
        return <RoomMark key={room.place} room={room} label={broken ? words.broken(name) : null} />;
      })}
      {scene.traps.map((trap) => (
        <TrapMark key={trap.place} trap={trap} room={drawing.rooms[trap.place - 1]} />
      ))}
      {drawing.tray === null ? null : (
        <text className="tray-title" x={4} y={drawing.tray.y + 11}>
          {words.elsewhere(isSomebody(scene, 'gone'), isSomebody(scene, 'unknown'))}
        </text>
      )}
      {drawing.ways.length === 0 ? null : (
        <g role="list" aria-label={words.ways} className="ways">
          {drawing.ways.map((drawn, index) => (
            <WayMark
              key={index}
              drawn={drawn}
              initial={initials[drawn.way.who]}
              looked={looked.includes(drawn.way.who)}
            />
          ))}
        </g>
      )}
      <g className="ways" aria-hidden="true">
        {drawing.ways.map(({ way, head }, index) => (
          <g key={index} className={classOf(way)}>
            <path className="way-head" d={head} />
          </g>
        ))}
      </g>
      {drawing.rooms.map((room) => (
        <DoorMark key={room.place} room={room} broken={scene.broken.includes(room.place)} />
      ))}
      {board.seats.map((seat) => (
        <GuestMark
          key={seat.agent}
          seat={seat}
          guest={scene.guests[seat.agent]}
          token={drawing.tokens[seat.agent]}
          name={nameOf(seat)}
          initial={initials[seat.agent]}
          presentation={presentation}
          look={lookOf(seat.agent)}
        />
      ))}
    </svg>
  );
}

function isSomebody({ guests }: HallwayScene, seen: Whereabouts['seen']): boolean {
  return guests.some((guest) => guest.seen === seen);
}

/** A room with its piece of the hallway; `label` says that it is no more. */
function RoomMark({ room, label }: { room: Room; label: string | null }) {
  const { x, y, width, height } = room;
  const said = label === null ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <g className={label === null ? 'room' : 'room broken'} {...said}>
      <rect className="corridor" x={x} y={y + height} width={width} height={CORRIDOR} />
      <rect className="walls" x={x} y={y} width={width} height={height} />
      {label === null ? null : (
        <path
          className="rubble"
          d={`M${x + 4} ${y + 4}L${x + width - 4} ${y + height - 4}M${x + width - 4} ${y + 4}L${x + 4} ${y + height - 4}`}
        />
      )}
    </g>
  );
}

/** The door of a room with its number, over the ways that pass it. */
function DoorMark({ room: { y, height, door, place }, broken }: { room: Room; broken: boolean }) {
  return (
    <g className={broken ? 'room broken' : 'room'} aria-hidden="true">
      <rect className="door" x={door.x - 10} y={y + height - 1.5} width={20} height={CORRIDOR - 2} rx={2} />
      <text className="door-number" x={door.x} y={door.y + 2.6}>
        {place}
      </text>
    </g>
  );
}

/** A trap in the upper corner of its room, with its age in nights. */
function TrapMark({ trap: { age, label }, room }: { trap: PlacedTrap; room: Room }) {
  const place = `translate(${(room.x + 3).toFixed(1)} ${(room.y + 3).toFixed(1)})`;
  return (
    <g className="trap" role="img" aria-label={label} transform={place}>
      <title>{label}</title>
      <path d="M0 8L2 1L4 6L6 0L8 6L10 1L12 8Z" />
      <text x={15.5} y={8}>
        {age}
      </text>
    </g>
  );
}

/** How a way is drawn. */
function classOf({ kind }: Way): string {
  return `way ${kind}`;
}

/** A way from door to door, with who went it at its beginning; its head is drawn later, over the beginnings of others. */
function WayMark({ drawn, initial, looked }: { drawn: DrawnWay; initial: string; looked: boolean }) {
  const { way, path, start, plate } = drawn;
  return (
    <g role="listitem" aria-label={way.label} className={`${classOf(way)}${looked ? ' looked' : ''}`}>
      <title>{way.label}</title>
      <path className="way-line" d={path} />
      <rect x={start.x - plate / 2} y={start.y - PLATE / 2} width={plate} height={PLATE} rx={PLATE / 2} />
      <text x={start.x} y={start.y + 3.7}>
        {initial}
      </text>
    </g>
  );
}
