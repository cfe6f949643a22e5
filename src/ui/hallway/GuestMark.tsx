import { use } from 'react';
import type { Whereabouts } from '../../engine/hallway.ts';
import type { Presentation } from '../../engine/presentation.ts';
import { signWords } from '../../session/signs.ts';
import type { BoardSeat } from '../../session/board.ts';
import { shortName } from '../../session/viewpoint.ts';
import { PencilMarks, pillWidth, RolePill, SIGN_HEIGHT as SIGN, SLOT } from '../SeatMark.tsx';
import { SeatTarget, type SeatLook } from '../SeatTarget.tsx';
import { useWords } from '../screen.ts';
import { LEAST_SIDE, LISTED, type Token } from './hallway-geometry.ts';

interface GuestMarkProps {
  readonly seat: BoardSeat;
  readonly guest: Whereabouts;
  readonly token: Token;
  readonly name: string;
  readonly initial: string;
  readonly presentation: Presentation;
  readonly look: SeatLook;
}

/** Signs are not drawn smaller than this with their names. */
const LEAST_PILL = 0.85;
/** The letters in a disc are at least so large. */
const LEAST_INITIAL = 10.6;
/** How wide a letter is, in sizes of letters. */
const LETTER = 0.62;
/** The least scale of signs whose letters can be read. */
const LEAST_SIGNS = 0.8;
/** The size of letters to which signs are drawn in full. */
const FULL_LETTERS = 13;
/** Names of so many letters are not cut where that can be avoided. */
const WHOLE_NAME = 9;

/** How wide a note after a name is, in sizes of letters. */
function noteWidth(note: string): number {
  return note === '' ? 0 : (note.length + 0.6) * LETTER;
}

/** How wide what is written to a player is where nothing is cut, in sizes of letters. */
export function labelWidth(name: string, { note }: Whereabouts, { sign, pencil }: BoardSeat): number {
  const letters = Math.min(WHOLE_NAME, Array.from(name).length) * LETTER + noteWidth(note) + 0.2;
  return Math.max(letters, ((sign === null ? pencil.length : 1) * SLOT * LEAST_SIGNS) / FULL_LETTERS);
}

/** A player in a room or below the hallway; faint where it is a memory. */
export function GuestMark({ seat, guest, token, name, initial, presentation, look }: GuestMarkProps) {
  const words = use(useWords().hallway());
  const { at, radius, width, isBeside, letters } = token;
  const short = shortName(
    name,
    Math.max(2, Math.floor((width / letters - (isBeside ? noteWidth(guest.note) : 0)) / LETTER)),
  );
  const signs = signsOf(seat, presentation, width, isBeside ? besideScale(token.signs) : token.signs);
  const named = (Array.from(short).length * LETTER + noteWidth(guest.note)) * letters;
  const lines = isBeside ? besideDisc(token, Math.max(named, signs.width)) : belowDisc(token);
  // In an earlier stage of the night somebody may still be alive.
  const shown = { ...seat, alive: guest.alive };
  const classes = [
    'seat',
    'guest',
    guest.alive ? '' : 'dead',
    seat.self ? 'self' : '',
    look.looked ? 'looked' : '',
    guest.seen === 'before' || guest.seen === 'unknown' ? 'memory' : '',
  ];
  const more = [guest.label, ...(guest.held === null ? [] : [words.held[guest.held]])];
  return (
    <g className={classes.filter(Boolean).join(' ')} transform={`translate(${at.x.toFixed(1)} ${at.y.toFixed(1)})`}>
      <g aria-hidden="true">
        <GuestPicture
          seat={shown}
          guest={guest}
          radius={radius}
          initial={initial}
          presentation={presentation}
          isBeside={isBeside}
        />
        <text className={isBeside ? 'guest-name beside' : 'guest-name'} style={{ fontSize: letters }} {...lines.name}>
          {short}
          {isBeside && guest.note !== '' ? (
            <tspan className="guest-note" dx={3}>
              {guest.note}
            </tspan>
          ) : null}
        </text>
        <g transform={`translate(${lines.signs.x.toFixed(1)} ${lines.signs.y.toFixed(1)})`}>
          <Signs seat={seat} presentation={presentation} signs={signs} isBeside={isBeside} />
        </g>
      </g>
      <SeatTarget
        seat={shown}
        presentation={presentation}
        look={look}
        more={more}
        box={lines.box}
        whyBox={lines.whyBox}
      />
    </g>
  );
}

/** Where name, signs and what is pressed are, from the middle of the disc: one below the other. */
function belowDisc({ radius, width, letters, signs }: Token) {
  const top = radius + letters * 1.25;
  const high = Math.max(LEAST_SIDE, SIGN * signs + 9);
  return {
    name: { x: 0, y: radius + letters * 0.98 },
    signs: { x: 0, y: top },
    box: { x: -width / 2 + 0.5, y: -radius - 1, width: width - 1, height: top + SIGN * signs + radius + 3 },
    whyBox: { x: -width / 2 + 1, y: top + (SIGN * signs - high) / 2, width: width - 2, height: high },
  };
}

/** How large signs beside a disc are at most. */
function besideScale(signs: number): number {
  return Math.min(signs, LEAST_SIGNS);
}

/** The same beside the disc: the name over the signs, of which the wider takes up `written`. */
function besideDisc({ radius }: Token, written: number) {
  const start = -radius - LISTED.edge;
  const left = start + LEAST_SIDE;
  const half = LEAST_SIDE / 2 + 0.5;
  const wide = Math.max(LEAST_SIDE, written + 2 * LISTED.edge);
  return {
    name: { x: left + LISTED.edge, y: -2 },
    signs: { x: left + LISTED.edge, y: 0.3 },
    box: { x: start, y: -half, width: LEAST_SIDE + wide, height: 2 * half },
    whyBox: { x: left, y: -half, width: wide, height: 2 * half },
  };
}

function GuestPicture({
  seat,
  guest,
  radius,
  initial,
  presentation,
  isBeside,
}: Pick<GuestMarkProps, 'seat' | 'guest' | 'initial' | 'presentation'> & { radius: number; isBeside: boolean }) {
  const known = seat.sign === null ? undefined : signWords(presentation, seat.sign);
  const r = radius - 1.5;
  const size = Math.max(LEAST_INITIAL, radius * 0.95);
  return (
    <>
      <circle className="disc" r={r} style={known === undefined ? {} : { stroke: `var(--${known.colour})` }} />
      {guest.held === 'jailed' ? <path className="bars" d={barsAcross(r)} /> : null}
      <text className="initial" style={{ fontSize: size }} y={size * 0.36}>
        {seat.alive ? initial : '†'}
      </text>
      {guest.held === 'stunned' ? (
        <path className="bolt" d="M1 -7L-4 1H-0.5L-2 7L4 -2H0.5Z" transform={`translate(${-r} ${-r * 0.5})`} />
      ) : null}
      {guest.note === '' || isBeside ? null : (
        <text className="guest-note" x={radius * 0.8} y={-radius * 0.4}>
          {guest.note}
        </text>
      )}
    </>
  );
}

function barsAcross(r: number): string {
  return [-0.5, 0, 0.5].map((x) => `M${(x * r).toFixed(1)} ${-r}V${r}`).join('');
}

/** Signs as they are drawn: of one that is known what is written in it; `size` is their scale, `width` what they take up. */
interface DrawnSigns {
  readonly label: string;
  readonly size: number;
  readonly width: number;
}

/** The possible signs, or the one that is known, as large as there is room. */
function signsOf(seat: BoardSeat, presentation: Presentation, width: number, scale: number): DrawnSigns {
  const known = seat.sign === null ? undefined : signWords(presentation, seat.sign);
  const wide = known === undefined ? seat.pencil.length * SLOT : pillWidth(known.label);
  // Where the name of a sign could not be read, its letter is shown, which the legend explains.
  const short = known !== undefined && (width - 1) / wide < LEAST_PILL;
  const label = short ? known.letter : (known?.label ?? '');
  const drawn = short ? pillWidth(label) : wide;
  const size = Math.min(scale, (width - 1) / drawn);
  return { label, size, width: drawn * size };
}

function Signs({
  seat,
  presentation,
  signs: { label, size, width },
  isBeside,
}: Pick<GuestMarkProps, 'seat' | 'presentation'> & { signs: DrawnSigns; isBeside: boolean }) {
  const known = seat.sign === null ? undefined : signWords(presentation, seat.sign);
  return (
    <g transform={`translate(${isBeside ? (width / 2).toFixed(1) : 0} 0) scale(${size.toFixed(3)})`}>
      {known === undefined ? (
        <PencilMarks pencil={seat.pencil} presentation={presentation} />
      ) : (
        <RolePill label={label} colour={known.colour} />
      )}
    </g>
  );
}
