import type { KeyboardEvent } from 'react';
import type { Presentation } from '../engine/presentation.ts';
import { signWords } from '../session/signs.ts';
import type { BoardSeat } from '../session/board.ts';
import { useWords } from './screen.ts';

/** How a player on a board is looked at, and what pressing them does. */
export interface SeatLook {
  /** This player's thoughts are looked at. */
  readonly looked: boolean;
  /** They have been entered. */
  readonly pressed: boolean;
  /** What pressing it does. */
  readonly action: string;
  /** Explains the signs that are shown; null where there is nothing to explain. */
  readonly why: (() => void) | null;
  readonly onEnter: () => void;
  readonly onLook: (looking: boolean) => void;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface SeatTargetProps {
  readonly seat: BoardSeat;
  readonly presentation: Presentation;
  readonly look: SeatLook;
  readonly box: Box;
  /** Over the signs. */
  readonly whyBox: Box;
  /** What else there is to say of the player. */
  readonly more?: readonly string[];
}

/** The buttons over a player's picture: the one that enters their thoughts says the picture in words. */
export function SeatTarget({ seat, presentation, look, box, whyBox, more = [] }: SeatTargetProps) {
  const { board: words, knowledge } = useWords();
  const { pressed, action, why, onEnter, onLook } = look;
  return (
    <>
      <rect
        className="target"
        {...box}
        rx={Math.min(12, box.width / 8)}
        role="button"
        tabIndex={0}
        aria-label={`${describe(seat, presentation, words, more)}. ${action}`}
        aria-pressed={pressed}
        onClick={onEnter}
        onKeyDown={pressing(onEnter)}
        onPointerEnter={() => onLook(true)}
        onPointerLeave={() => onLook(false)}
        onFocus={() => onLook(true)}
        onBlur={() => onLook(false)}
      />
      {why === null ? null : (
        <rect
          className="target why-target"
          {...whyBox}
          rx={6}
          role="button"
          tabIndex={0}
          aria-label={knowledge.why.onBoard(seat.name)}
          onClick={why}
          onKeyDown={pressing(why)}
        >
          <title>{knowledge.why.onBoard(seat.name)}</title>
        </rect>
      )}
    </>
  );
}

/** Enter and space press what is no button of HTML. */
function pressing(act: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    act();
  };
}

/** So many possible signs are named. */
const MOST_NAMED = 8;

/** "Bob, dead, may be Doctor or Mayor". */
function describe(
  seat: BoardSeat,
  presentation: Presentation,
  words: ReturnType<typeof useWords>['board'],
  more: readonly string[],
): string {
  const signs = seat.pencil.filter(({ possible }) => possible).map(({ sign }) => signWords(presentation, sign).label);
  const role =
    signs.length === 1
      ? words.known(signs[0])
      : signs.length > MOST_NAMED
        ? words.many(signs.length)
        : words.maybe(signs);
  const marks = seat.marks.map(({ label }) => label);
  return [
    seat.name,
    seat.self ? words.you : '',
    seat.alive ? '' : words.dead,
    ...marks,
    ...more,
    role,
    seat.worn ? words.worn : '',
  ]
    .filter((part) => part !== '')
    .join(', ');
}
