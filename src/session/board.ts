/** The town on the board, as the viewpoint may see it: like view.ts, nothing that its player may not know gets through. */
import type { Act, MarkWords } from '../engine/presentation.ts';
import type { Agent } from '../engine/rules.ts';
import { facesHeld } from './held.ts';
import { inOrder } from './signs.ts';
import type { Faces } from './report.ts';
import type { Thoughts } from './thoughts.ts';
import { deeds } from './view.ts';
import { mayKnow, viewerOf, type Vantage } from './viewpoint.ts';

/** One player on the board. */
export interface BoardSeat {
  readonly agent: Agent;
  readonly name: string;
  readonly alive: boolean;
  /** The viewpoint's own player. */
  readonly self: boolean;
  /** The sign the viewpoint knows this player to wear; null while several are possible. */
  readonly sign: string | null;
  /** Everybody sees it: a revealed Mayor, the role of the dead. */
  readonly worn: boolean;
  /** What else everybody sees at this player's place. */
  readonly marks: readonly MarkWords[];
  /** All signs that are listed, in the presentation's order: a ruled-out one keeps its place. Where none are listed, the possible ones. */
  readonly pencil: readonly { readonly sign: string; readonly possible: boolean }[];
}

export interface BoardView {
  readonly seats: readonly BoardSeat[];
  /** What everybody sees in the middle, and how something there was left when the viewpoint saw it last. */
  readonly middle: readonly MarkWords[];
  readonly acts: readonly Act[];
}

/**
 * The town as the viewpoint sees it. With `focus`, the teacher looks at the marks in that player's mind; with `thoughts`,
 * anybody looks at those in what one player holds possible that another holds possible. Acts are drawn that everybody in whose
 * mind one looks did or was told of.
 */
export function boardOf(
  vantage: Vantage,
  faces: Faces,
  focus: Agent | null,
  thoughts: Thoughts | null = null,
): BoardView {
  const { viewpoint, path, names, presentation } = vantage;
  const report = path[path.length - 1];
  const mind = viewerOf(viewpoint) ?? focus;
  const deep = thoughts !== null && thoughts.chain.length > 1 ? thoughts.held : null;
  const held = deep ?? (mind === null ? null : report.players[mind]);
  const seen = held === null ? [faces[report.actual]] : facesHeld(faces, held);
  const listed = Object.keys(presentation.signs);
  const worn = new Set(
    path.flatMap(({ happenings }) =>
      happenings.flatMap((happening) => {
        const mark = happening.seenBy === 'all' ? presentation.worn(happening) : null;
        return mark === null ? [] : [mark.who];
      }),
    ),
  );
  const marksAt = (place: Agent | null): readonly MarkWords[] =>
    report.marks.flatMap(({ at, mark }) => (at === place ? (presentation.marks?.[mark] ?? []) : []));
  const seats = names.map((name, agent) => {
    const possible = signsIn(seen, agent);
    return {
      agent,
      name,
      alive: report.living.includes(agent),
      self: agent === viewpoint,
      sign: possible.size === 1 ? ([...possible].at(0) ?? null) : null,
      worn: worn.has(agent),
      marks: marksAt(agent),
      pencil: (listed.length > 0 && possible.size > 0 ? listed : inOrder(presentation, possible)).map((sign) => ({
        sign,
        possible: possible.has(sign),
      })),
    };
  });
  const minds = thoughts?.chain ?? (mind === null ? [] : [mind]);
  const acts = path.length < 2 ? [] : actsOf(vantage, minds);
  return { seats, middle: [...marksAt(null), ...leftInTheMiddle(vantage)], acts };
}

/** The acts of the last step that may be drawn in these minds: what was chosen, and what happenings tell of the choices of others. */
function actsOf({ viewpoint, path, presentation }: Vantage, minds: readonly Agent[]): readonly Act[] {
  const report = path[path.length - 1];
  const isKnown = (audience: 'all' | readonly Agent[]): boolean =>
    [viewpoint, ...minds].every((one) => mayKnow(one, audience));
  const done = deeds(viewpoint, path.at(-2), report)
    .filter(({ audience }) => isKnown(audience))
    .flatMap(({ by, move }) => by.flatMap((agent) => presentation.act(agent, move) ?? []));
  const told = report.happenings
    .filter(({ seenBy }) => isKnown(seenBy))
    .flatMap((happening) => presentation.actsTold?.(happening) ?? [])
    .filter(({ from, to }) => !done.some((act) => act.from === from && act.to === to));
  return [...done, ...told];
}

/** How something in the middle stands, as far as the viewpoint saw it last. */
function leftInTheMiddle({ viewpoint, path, presentation }: Vantage): readonly MarkWords[] {
  const shown = path.flatMap(({ happenings }) => happenings.filter(({ seenBy }) => mayKnow(viewpoint, seenBy)));
  const last = shown.flatMap((happening) => presentation.leaves?.(happening) ?? []).at(-1);
  const words = last === undefined ? undefined : presentation.marks?.[last];
  return words === undefined ? [] : [words];
}

/** The signs that a player wears in some pictures. */
export function signsIn(faces: Faces, agent: Agent): ReadonlySet<string> {
  const signs = new Set<string>();
  for (const face of faces) for (const { of, sign } of face) if (of === agent) signs.add(sign);
  return signs;
}
