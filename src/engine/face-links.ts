import type { WorldSet } from '../logic/model.ts';
import type { FaceTable } from './counts.ts';
import type { Knowledge } from './knowledge.ts';
import { messages } from './messages.ts';
import { Refusal } from './refusal.ts';
import type { Agent } from './rules.ts';
import { thoughtWorlds, touchedCells } from './thoughts.ts';

/** Two pictures that some agents cannot tell apart: in some world of the one they hold some world of the other possible. */
export interface FaceLink {
  readonly from: number;
  readonly to: number;
  readonly agents: readonly Agent[];
}

/** For so many pictures at most links are looked for. */
const MOST_LINKED = 31;

/**
 * Which of some pictures are linked for whom, the lesser first. For a viewer only worlds are asked that can be reached from what
 * they hold possible, along what anybody holds possible: so the links hold nothing that the viewer does not know.
 * @throws Refusal if more than `MOST_LINKED` pictures are asked for.
 */
export function faceLinks(
  knowledge: Knowledge,
  table: FaceTable,
  wanted: readonly number[],
  viewer: Agent | null,
): readonly FaceLink[] {
  const faces = [...new Set(wanted)].sort((one, other) => one - other);
  if (faces.length > MOST_LINKED) throw new Refusal(messages.mostLinked(MOST_LINKED));
  const { model } = knowledge;
  const asked = viewer === null ? null : reachable(knowledge, viewer);
  const places = new Map(faces.map((face, place) => [face, place]));
  /** For each world the bit of its picture; 0 if it is not asked for. */
  const bits = Int32Array.from(model.states, (state, world) => {
    const place = asked === null || asked[world] === 1 ? places.get(table.ofState(state)) : undefined;
    return place === undefined ? 0 : 1 << place;
  });
  /** For each agent, the pictures that some cell shows together, picture by picture. */
  const together = model.cells.map((cells, agent) => {
    const shown = new Int32Array(model.cellCounts[agent]);
    bits.forEach((bit, world) => {
      shown[cells[world]] |= bit;
    });
    const partners = new Int32Array(faces.length);
    for (const set of new Set(shown)) faces.forEach((_, place) => (partners[place] |= (set >> place) & 1 ? set : 0));
    return partners;
  });
  return faces.flatMap((from, first) =>
    faces.slice(first + 1).flatMap((to, gap) => {
      const second = first + 1 + gap;
      const agents = [...together.keys()].filter((agent) => ((together[agent][first] >> second) & 1) === 1);
      return agents.length === 0 ? [] : { from, to, agents };
    }),
  );
}

/** All worlds that somebody in a viewer's thoughts may think of, and so on to any depth. */
function reachable(knowledge: Knowledge, viewer: Agent): WorldSet {
  const { cells, cellCounts } = knowledge.model;
  const sizeOf = (worlds: WorldSet) => worlds.reduce((sum, world) => sum + world, 0);
  let worlds = thoughtWorlds(knowledge, [viewer]);
  for (let size = 0, next = sizeOf(worlds); next > size; next = sizeOf(worlds)) {
    size = next;
    cells.forEach((column, agent) => {
      worlds = touchedCells(column, cellCounts[agent], worlds);
    });
  }
  return worlds;
}
