import { useMemo } from 'react';
import { lineOf } from '../session/store.ts';
import type { Faces } from '../session/report.ts';
import { shownName, withOccurring, type Vantage } from '../session/viewpoint.ts';
import { usePresentations, useSession, useWords } from './screen.ts';

/** Where the screen stands: the step that is shown, seen from the viewpoint, and the line of steps it belongs to. */
export interface Scenery {
  /** Up to the present step. */
  readonly vantage: Vantage;
  /** The same viewpoint over all steps of the line that have been made. */
  readonly whole: Vantage;
  /** The nodes of the line, from the root on, and the place of the present one among them. */
  readonly line: readonly number[];
  readonly at: number;
  readonly faces: Faces;
  readonly over: boolean;
}

/** What the parts of the screen show things of; null until a game has been dealt. */
export function useScenery(): Scenery | null {
  const words = useWords().session;
  const presentations = usePresentations();
  const run = useSession((state) => state.run);
  const node = useSession((state) => state.node);
  const visited = useSession((state) => state.visited);
  const reports = useSession((state) => state.reports);
  const viewpoint = useSession((state) => state.viewpoint);
  const faces = useSession((state) => state.faces);

  const all = run === null ? undefined : presentations[run.game];
  const presentation = useMemo(() => (all === undefined ? undefined : withOccurring(all, faces)), [all, faces]);

  return useMemo(() => {
    if (run === null || presentation === undefined) return null;
    const path = lineOf({ run, node, visited }).flatMap((id) => reports.get(id) ?? []);
    const at = path.findIndex((report) => report.node === node);
    if (at < 0) return null;
    const whole: Vantage = { viewpoint, path, names: run.names.map(shownName), presentation, words };
    return {
      whole,
      vantage: { ...whole, path: path.slice(0, at + 1) },
      line: path.map((report) => report.node),
      at,
      faces,
      over: path[path.length - 1].turn === null,
    };
  }, [run, node, visited, reports, viewpoint, faces, presentation, words]);
}
