import { use } from 'react';
import type { Whereabouts } from '../../engine/hallway.ts';
import type { Presentation } from '../../engine/presentation.ts';
import { signWords } from '../../session/signs.ts';
import type { BoardSeat } from '../../session/board.ts';
import { shortName } from '../../session/viewpoint.ts';
import { PencilMarks, pillWidth, RolePill } from '../SeatMark.tsx';
import { SeatTarget, type SeatLook } from '../SeatTarget.tsx';
import { useWords } from '../screen.ts';
import type { Token } from './hallway-geometry.ts';

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
/** How wide a letter is, in sizes of letters. */
const LETTER = 0.62;

/** A player in a room or below the hallway; faint where it is a memory. */
export function GuestMark({ seat, guest, token, name, initial, presentation, look }: GuestMarkProps) {
  const words = use(useWords().hallway());
  const { at, radius, width, letters, signs } = token;
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
  const height = 2 * radius + (letters === 0 ? 0 : letters * 1.25 + 17 * signs + 2);
  const below = radius + letters * 1.25;
  const more = [guest.label, ...(guest.held === null ? [] : [words.held[guest.held]])];
  return (
    <g className={classes.filter(Boolean).join(' ')} transform={`translate(${at.x.toFixed(1)} ${at.y.toFixed(1)})`}>
      <g aria-hidden="true">
        <GuestPicture seat={shown} guest={guest} radius={radius} initial={initial} presentation={presentation} />
        {letters === 0 ? null : (
          <>
            <text className="guest-name" style={{ fontSize: letters }} y={radius + letters * 0.98}>
              {shortName(name, Math.max(2, Math.floor(width / (letters * LETTER))))}
            </text>
            <g transform={`translate(0 ${below.toFixed(1)})`}>
              <Signs seat={seat} presentation={presentation} width={width} scale={signs} />
            </g>
          </>
        )}
      </g>
      <SeatTarget
        seat={shown}
        presentation={presentation}
        look={look}
        more={more}
        box={{ x: -width / 2 + 0.5, y: -radius - 1, width: width - 1, height: height + 1 }}
        whyBox={{ x: -width / 2 + 1, y: below - 5, width: width - 2, height: 17 * signs + 9 }}
      />
    </g>
  );
}

function GuestPicture({
  seat,
  guest,
  radius,
  initial,
  presentation,
}: Pick<GuestMarkProps, 'seat' | 'guest' | 'initial' | 'presentation'> & { radius: number }) {
  const known = seat.sign === null ? undefined : signWords(presentation, seat.sign);
  const r = radius - 1.5;
  return (
    <>
      <circle className="disc" r={r} style={known === undefined ? {} : { stroke: `var(--${known.colour})` }} />
      {guest.held === 'jailed' ? <path className="bars" d={barsAcross(r)} /> : null}
      <text className="initial" style={{ fontSize: radius * 0.95 }} y={radius * 0.34}>
        {seat.alive ? initial : '†'}
      </text>
      {guest.held === 'stunned' ? (
        <path className="bolt" d="M1 -7L-4 1H-0.5L-2 7L4 -2H0.5Z" transform={`translate(${-r} ${-r * 0.5})`} />
      ) : null}
      {guest.note === '' ? null : (
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

/** The possible signs, or the one that is known, as large as there is room. */
function Signs({
  seat,
  presentation,
  width,
  scale,
}: Pick<GuestMarkProps, 'seat' | 'presentation'> & { width: number; scale: number }) {
  const known = seat.sign === null ? undefined : signWords(presentation, seat.sign);
  const wide = known === undefined ? seat.pencil.length * 17 : pillWidth(known.label);
  // Where the name of a sign could not be read, its letter is shown, which the legend explains.
  const short = known !== undefined && (width - 1) / wide < LEAST_PILL;
  const label = short ? known.letter : (known?.label ?? '');
  const fitting = (width - 1) / (short ? pillWidth(label) : wide);
  return (
    <g transform={`scale(${Math.min(scale, fitting).toFixed(3)})`}>
      {known === undefined ? (
        <PencilMarks pencil={seat.pencil} presentation={presentation} />
      ) : (
        <RolePill label={label} colour={known.colour} />
      )}
    </g>
  );
}
