import { lazy, Suspense } from 'react';
import { signWords } from '../session/signs.ts';
import { openCell } from '../session/knowledge/open-cell.ts';
import { boardOf, type BoardView } from '../session/board.ts';
import { shortName, viewerOf, type Vantage } from '../session/viewpoint.ts';
import type { Centre } from './centre.ts';
import { ActLabels, ActLines } from './ActMarks.tsx';
import { boardFrame, CENTRE, drawActs, seatsFor } from './board-geometry.ts';
import { useAsker } from './knowledge/tables.ts';
import type { Scenery } from './scenery.ts';
import { useSession, useWords } from './screen.ts';
import { PencilMarks, RolePill, SeatMark } from './SeatMark.tsx';
import type { SeatLook } from './SeatTarget.tsx';

const HallwayPanel = lazy(() => import('./hallway/HallwayPanel.tsx'));
const Stances = lazy(() => import('./stances/Stances.tsx').then((module) => ({ default: module.Stances })));

interface BoardProps {
  readonly scenery: Scenery;
  readonly centre: Centre;
  /** Is there little height? */
  readonly isLow: boolean;
}

/** The town on the game's board: who is what as far as the viewpoint knows, and the acts of the step. */
export function Board({ scenery, centre, isLow }: BoardProps) {
  const words = useWords();
  const { vantage, faces } = scenery;
  const { presentation, names, viewpoint } = vantage;
  const { entered, thoughts, peeked } = centre;
  const chain = thoughts?.chain ?? [];
  const board = boardOf(vantage, faces, chain.at(0) ?? null, thoughts);
  const viewer = viewerOf(viewpoint);
  const inChain = chain.map((agent) => names[agent]);
  const title =
    chain.length > 1
      ? words.knowledge.thoughts.board(inChain)
      : words.board.titleFor(inChain.at(0) ?? null, viewer !== null, presentation.people ?? 'town');
  const asker = useAsker(scenery);
  /** What the one whose thoughts are entered knows of a player can be explained. */
  const whyOf = (agent: number): (() => void) | null => {
    if (entered.length !== 1 || board.table !== null) return null;
    const { why } = openCell(asker, faces, entered[0], agent);
    return why === null ? null : () => centre.askWhy(why);
  };
  const enterLabel = (agent: number) =>
    entered.length === 0 || entered.at(-1) === agent
      ? words.board.enter(names[agent])
      : words.knowledge.thoughts.enter([...entered, agent].map((one) => names[one]));
  const lookOf = (agent: number): SeatLook => ({
    looked: peeked === agent || entered.at(-1) === agent,
    pressed: entered.at(-1) === agent,
    action: enterLabel(agent),
    why: whyOf(agent),
    onEnter: () => centre.enter(agent),
    onLook: (looking) => centre.peek(looking ? agent : null),
  });
  const open = board.seats.some(({ sign, pencil }) => sign === null && pencil.length > 0);
  const hint = [
    ...(viewpoint === 'teacher' ? [words.board.peek] : open ? [words.board.pencils] : []),
    // Of what views keep it is said over the worlds.
    ...(vantage.path[vantage.path.length - 1].exactness.kind === 'coarse' ? [words.board.coarse] : []),
  ].join(' ');
  return (
    <section className="panel board" aria-labelledby="board-title">
      <h2 id="board-title" className="panel-title" title={title}>
        {chain.length > 1 ? (
          <>
            <span aria-hidden="true">{words.knowledge.thoughts.boardBrief(inChain)}</span>
            <span className="visually-hidden">{title}</span>
          </>
        ) : (
          title
        )}
      </h2>
      {presentation.board === undefined ? (
        <>
          <Circle board={board} vantage={vantage} isLow={isLow} lookOf={lookOf} />
          <p className="hint">{hint}</p>
        </>
      ) : (
        <Suspense>
          <HallwayPanel vantage={vantage} board={board} focus={entered.at(0) ?? null} hint={hint} lookOf={lookOf} />
        </Suspense>
      )}
    </section>
  );
}

interface CircleProps {
  readonly board: BoardView;
  readonly vantage: Vantage;
  readonly isLow: boolean;
  readonly lookOf: (agent: number) => SeatLook;
}

/** Everybody in a circle. */
function Circle({ board, vantage, isLow, lookOf }: CircleProps) {
  const { names, presentation } = vantage;
  const run = useSession((state) => state.run);
  const places = seatsFor(names.length, isLow);
  const acts = drawActs(board.acts, places);
  return (
    <svg className="board-drawing" viewBox={boardFrame(names.length, isLow)} role="group" aria-labelledby="board-title">
      <ActLines acts={acts} names={names} />
      {board.seats.map((seat) => (
        <SeatMark
          key={seat.agent}
          seat={seat}
          place={places[seat.agent]}
          label={shortName(run?.names[seat.agent] ?? seat.name, names.length > 7 ? 7 : 12)}
          presentation={presentation}
          look={lookOf(seat.agent)}
        />
      ))}
      {board.table === null ? null : <TableSign table={board.table} presentation={presentation} />}
      {board.middle.length > 0 || board.seats.some(({ marks }) => marks.length > 0) ? (
        <Suspense fallback={null}>
          <Stances board={board} places={places} vantage={vantage} />
        </Suspense>
      ) : null}
      <ActLabels acts={acts} />
    </svg>
  );
}

/** What lies in the middle of the table, or may lie there. */
function TableSign({
  table: { sign, pencil },
  presentation,
}: {
  table: NonNullable<BoardView['table']>;
  presentation: Vantage['presentation'];
}) {
  const words = useWords().board;
  const possible = pencil.filter((one) => one.possible).map((one) => signWords(presentation, one.sign).label);
  const known = sign === null ? null : signWords(presentation, sign);
  return (
    <g transform={`translate(${CENTRE.x} ${CENTRE.y - 9})`} role="img" aria-label={words.table(possible)}>
      <g aria-hidden="true">
        {known === null ? (
          <PencilMarks pencil={pencil} presentation={presentation} />
        ) : (
          <RolePill label={known.label} colour={known.colour} />
        )}
      </g>
    </g>
  );
}
