import type { Way } from '../../engine/hallway.ts';
import type { Place } from '../../kit/geometry.ts';

/** A room, with the middle of its door in the hallway below it. */
export interface Room {
  readonly place: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly door: Place;
}

/** A way with the picture of it. */
export interface DrawnWay {
  readonly way: Way;
  readonly path: string;
  readonly head: string;
  readonly start: Place;
  /** How wide the plate at its beginning is, with the letters of who went. */
  readonly plate: number;
}

const HEAD = 6;
/** The lanes of a hallway, from its middle. */
const LANES = [0, -3.5, 3.5];
/** Of a room's door only so much is left to the number. */
const NUMBER = 26;
/** How high the plate at the beginning of a way is, and how wide for each letter. */
export const PLATE = 13.5;
const PLATE_LETTER = 7.2;
/** What an end of a way takes up beside others. */
const END = 8;

/** Ways lead from door to door, along the hallway and the walls; those that share a door stand side by side. `initials` are of all players. */
export function drawWays(
  ways: readonly Way[],
  rooms: readonly Room[],
  initials: readonly string[],
): readonly DrawnWay[] {
  const plateOf = ({ who }: Way) => Math.max(PLATE, Array.from(initials[who]).length * PLATE_LETTER + 4);
  const widthAt = (place: number, way: Way) => (way.from === place ? plateOf(way) + 1 : END);
  const doorOf = (place: number, way: Way): Place => {
    const { x, door, width } = rooms[place - 1];
    const sharing = sideBySide(ways, place);
    const widths = sharing.map((one) => widthAt(place, one));
    const sum = widths.reduce((all, one) => all + one, 0);
    const room = width - NUMBER - 1;
    const [first, stretch] = sum > room ? [0, room / sum] : [(room - sum) / (2 * sharing.length), 1];
    const index = sharing.indexOf(way);
    const before = widths.slice(0, index).reduce((all, one) => all + one * stretch + 2 * first, first);
    return { x: x + NUMBER + before + (widths[index] * stretch) / 2, y: door.y };
  };
  return ways.map((way, index) => {
    const start = doorOf(way.from, way);
    const end = doorOf(way.to, way);
    const target = rooms[way.to - 1];
    const toTheLeft = (start.x + end.x) / 2 < target.x + target.width / 2;
    const wall = (toTheLeft ? target.x : target.x + target.width) + LANES[(index + 1) % LANES.length] / 2;
    const line = lineOf(way.kind, start, end, wall, LANES[index % LANES.length]);
    return { way, start, plate: plateOf(way), ...line };
  });
}

/** The ways that begin or end at a door: beginnings and ends by turns, so that plates do not stand on one another. */
function sideBySide(ways: readonly Way[], place: number): readonly Way[] {
  const beginning = ways.filter(({ from }) => from === place);
  const ending = ways.filter(({ from, to }) => to === place && from !== place);
  const longer = Math.max(beginning.length, ending.length);
  return Array.from({ length: longer }, (_, index) => [beginning.at(index), ending.at(index)])
    .flat()
    .flatMap((way) => way ?? []);
}

function lineOf(kind: Way['kind'], start: Place, end: Place, wall: number, lane: number) {
  const out = { x: start.x, y: start.y + lane };
  const into = { x: end.x, y: end.y + lane };
  const corners =
    start.y === end.y
      ? []
      : [
          { x: wall, y: out.y },
          { x: wall, y: into.y },
        ];
  const route = [out, ...corners, into];
  const there = `M${route.map(coordinates).join('L')}`;
  if (kind !== 'back') {
    const head = `M${coordinates({ x: end.x, y: end.y - HEAD - 3 })}l${HEAD * 0.7} ${HEAD + 1}h${-HEAD * 1.4}Z`;
    return { path: `${there}V${(end.y - 3).toFixed(1)}`, head };
  }
  // A bar where somebody is refused, and the way back beside the way there.
  const again = route.toReversed().map(({ x, y }) => ({ x: x + 3, y: y + 3 }));
  const head = `M${coordinates({ x: end.x - HEAD, y: end.y - 6 })}h${2 * HEAD}v2.5h${-2 * HEAD}Z`;
  return { path: `${there}V${(end.y - 4).toFixed(1)}M${again.map(coordinates).join('L')}`, head };
}

function coordinates({ x, y }: Place): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
