import { performance } from 'node:perf_hooks';
import { FaceTable } from '../src/engine/counts.ts';
import type { Moment } from '../src/engine/moment.ts';
import { momentsTo } from '../src/engine/moment.ts';
import { ViewBook } from '../src/engine/view-book.ts';
import type { ViewedMoment } from '../src/engine/view-book.ts';
import { viewOf } from '../src/games/rooms/views/view.ts';
import { atom, knows, not, or } from '../src/logic/formula/constructors.ts';
import type { Formula } from '../src/logic/formula/formula.ts';
import { median } from './median.ts';
import { engine, TEN, threeNights } from './rooms-ten.ts';

const faces = new FaceTable(engine);

/** What the screen asks of a moment for the first time: nothing of it is known, and nothing of the moments before it. */
function timed(moment: Moment, ask: (viewed: ViewedMoment) => void): number {
  const viewed = new ViewBook(engine, faces, viewOf).at(moment);
  const begun = performance.now();
  ask(viewed);
  return performance.now() - begun;
}

/** Everybody's worlds, and those possible for all: what a step's report holds. */
function report(viewed: ViewedMoment): void {
  viewed.held([]);
  for (const agent of TEN.keys()) viewed.held([agent]);
}

function knowsWhat(name: string, about: string): Formula {
  return or(...['town', 'mafia', 'neutral'].map((side) => knows(name, atom(side, about))));
}

/** The matrix as the first player sees it: what they hold possible that each other holds possible, and what they know of it. */
function matrix(viewed: ViewedMoment): void {
  for (const [agent, name] of TEN.entries()) {
    if (agent === 0) continue;
    viewed.held([0, agent]);
    for (const about of TEN) {
      for (const side of ['town', 'mafia', 'neutral']) viewed.truth(knows('Ann', knows(name, atom(side, about))));
      viewed.truth(knows('Ann', knowsWhat(name, about)));
      viewed.truth(knows('Ann', not(knowsWhat(name, about))));
    }
  }
}

/** Who knows that the second player knows what the others are. */
function nested(viewed: ViewedMoment): void {
  for (const name of TEN) {
    for (const about of TEN) {
      viewed.truth(knows(name, knowsWhat('Bob', about)));
      viewed.truth(knows(name, not(knowsWhat('Bob', about))));
    }
  }
}

/** A row of the table three deep. */
function third(viewed: ViewedMoment): void {
  for (const about of TEN) {
    const inner = knows('Bob', knowsWhat('Cat', about));
    viewed.truth(knows('Ann', inner));
    viewed.truth(knows('Ann', not(inner)));
  }
}

/** What the screen asks of the default game of ten after three nights with kills, each from nothing. */
export function roomsScreenBenchmarks(): Readonly<Record<string, number>> {
  const moments = threeNights();
  report(new ViewBook(engine, faces, viewOf).at(moments[0]));
  const measured = (ask: (viewed: ViewedMoment) => void) => moments.map((moment) => timed(moment, ask));
  const step = measured(report);
  const path = moments.map((moment) => {
    const book = new ViewBook(engine, faces, viewOf);
    const begun = performance.now();
    for (const earlier of momentsTo(moment)) report(book.at(earlier));
    return performance.now() - begun;
  });
  const title = 'rooms ten players, three kill nights';
  return {
    [`${title}: step`]: median(step),
    [`${title}: step, slowest`]: Math.max(...step),
    [`${title}: all steps of the game`]: median(path),
    [`${title}: matrix`]: median(measured(matrix)),
    [`${title}: nested depth 2`]: median(measured(nested)),
    [`${title}: thoughts of two`]: median(measured((viewed) => viewed.held([0, 1]))),
    [`${title}: thoughts of three`]: median(measured((viewed) => viewed.held([0, 1, 2]))),
    [`${title}: a row three deep`]: median(measured(third)),
  };
}
