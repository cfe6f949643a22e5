import type { Presentation } from '../engine/presentation.ts';
import type { BoardSeat } from '../session/board.ts';
import { signWords } from '../session/signs.ts';
import { lettersOf } from '../session/viewpoint.ts';
import { BOARD, type Seat } from './board-geometry.ts';
import { SeatTarget, type SeatLook } from './SeatTarget.tsx';
import { useWords } from './screen.ts';

interface SeatMarkProps {
  readonly seat: BoardSeat;
  readonly place: Seat;
  /** The name, cut to what the board holds. */
  readonly label: string;
  readonly presentation: Presentation;
  readonly look: SeatLook;
}

/** Seats drawn smaller than this have larger letters. */
const CROWDED = 0.8;
/** In seats drawn smaller than this there is no room for a sign's name. */
const TIGHT = 0.7;
/** The height of what stands at a seat for its sign: always the same, however small the seat. */
export const SIGN_HEIGHT = 17;
/** What explains the signs is pressed so far around them, too: a finger meets it. */
const AROUND_SIGN = 5.5;

/** From the middle of a seat to the outer edge of its sign, in the seat's units. */
function signEdge(scale: number): number {
  return BOARD.disc + 6 + SIGN_HEIGHT / scale;
}

/** A player on the board: the picture, and over it the button that says the same in words. */
export function SeatMark({ seat, place, label, presentation, look }: SeatMarkProps) {
  const { x, y } = place.place;
  const width = place.width / place.scale;
  const size = place.scale === 1 ? '' : ` scale(${place.scale})`;
  const classes = [
    'seat',
    seat.alive ? '' : 'dead',
    seat.self ? 'self' : '',
    look.looked ? 'looked' : '',
    place.scale < CROWDED ? 'crowded' : '',
  ];
  return (
    <g
      className={classes.filter(Boolean).join(' ')}
      data-agent={seat.agent}
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})${size}`}
    >
      <SeatPicture seat={seat} place={place} label={label} presentation={presentation} />
      <SeatTarget
        seat={seat}
        presentation={presentation}
        look={look}
        box={{
          x: -width / 2,
          y: place.labelAbove ? -signEdge(place.scale) - 19 : -BOARD.disc - 6,
          width,
          height: signEdge(place.scale) + BOARD.disc + 25,
        }}
        whyBox={{
          x: 3 - width / 2,
          y: (place.labelAbove ? -signEdge(place.scale) : BOARD.disc + 23) - AROUND_SIGN / place.scale,
          width: width - 6,
          height: (SIGN_HEIGHT + 2 * AROUND_SIGN) / place.scale,
        }}
      />
    </g>
  );
}

function SeatPicture({
  seat,
  place: { labelAbove, scale },
  label,
  presentation,
}: Pick<SeatMarkProps, 'seat' | 'place' | 'label' | 'presentation'>) {
  const known = seat.sign === null ? undefined : signWords(presentation, seat.sign);
  // Where seats are many, the letter that the legend explains.
  const sign = known === undefined ? '' : scale < TIGHT ? known.letter : known.label;
  const initial = lettersOf(label).at(0) ?? '';
  return (
    <g aria-hidden="true">
      <circle className="disc" r={BOARD.disc} style={known === undefined ? {} : { stroke: `var(--${known.colour})` }} />
      <text className="initial" y={7}>
        {seat.alive ? initial : '†'}
      </text>
      <text className="seat-name" y={labelAbove ? -signEdge(scale) - 6 : BOARD.disc + 17}>
        {label}
      </text>
      <g transform={`translate(0 ${labelAbove ? -signEdge(scale) : BOARD.disc + 23}) scale(${(1 / scale).toFixed(3)})`}>
        {known === undefined ? (
          <PencilMarks pencil={seat.pencil} presentation={presentation} />
        ) : (
          <RolePill label={seat.worn && seat.alive ? `★ ${sign}` : sign} colour={known.colour} />
        )}
      </g>
    </g>
  );
}

/** About how wide a sign with its name is drawn. */
export function pillWidth(label: string): number {
  return label.length * 7.3 + 18;
}

/** The sign that a player is known to carry. */
export function RolePill({ label, colour }: { label: string; colour: string }) {
  const width = pillWidth(label);
  return (
    <>
      <rect x={-width / 2} width={width} height={17} rx={8.5} style={{ fill: `var(--${colour})` }} />
      <text className="pill-label" y={13}>
        {label}
      </text>
    </>
  );
}

/** From the middle of one slot to that of the next. */
export const SLOT = 17;
/** How much wider a slot is for each letter more. */
const LETTER = 6.5;
/** Beyond this the possible signs are counted. */
const MOST_ROOM = 100;

/** The roles that are still possible, as in a sudoku: every role has its place, and vanishes when it is ruled out. */
export function PencilMarks({ pencil, presentation }: { pencil: BoardSeat['pencil']; presentation: Presentation }) {
  const words = useWords().board;
  const marks = pencil.map(({ sign, possible }) => ({ sign, possible, ...signWords(presentation, sign) }));
  const longest = Math.max(1, ...marks.map(({ letter }) => Array.from(letter).length));
  const slot = SLOT + (longest - 1) * LETTER;
  if (marks.length * slot > MOST_ROOM) {
    return (
      <text className="pencil-many" y={12}>
        {words.many(marks.filter(({ possible }) => possible).length)}
      </text>
    );
  }
  return marks.map(({ sign, possible, colour, letter }, index) => {
    return (
      <g key={sign} transform={`translate(${(index - (pencil.length - 1) / 2) * slot} 0)`}>
        <rect
          className={possible ? 'slot' : 'slot gone'}
          x={1 - slot / 2}
          width={slot - 2}
          height={16}
          rx={3.5}
          style={possible ? { fill: `var(--${colour})` } : {}}
        />
        {possible ? (
          <text className="slot-letter" y={12.6}>
            {letter}
          </text>
        ) : null}
      </g>
    );
  });
}
