import { answer } from './answer.ts';
import type { Solver } from './solver.ts';

/** What solves is fetched when it is first wanted: no part of the worker's first load. */
const solving = () => import('./standoff-solver.ts');

/** The solver in the same process: the worker runs it, and tests use it directly. */
export function createLocalSolver(): Solver {
  return {
    async standoffStates(wish, course) {
      const { solvedStates } = await solving();
      return answer(() => solvedStates(wish, course));
    },
    async standoffPay(wish) {
      const { solvedPay } = await solving();
      return answer(() => solvedPay(wish));
    },
    async standoffRoute(course, key) {
      const { solvedRoute } = await solving();
      return answer(() => solvedRoute(course, key));
    },
    async standoffPoints(rounds) {
      const { countedPoints } = await solving();
      return answer(() => countedPoints(rounds));
    },
  };
}
