import { useMemo } from 'react';
import { forkAt, type Fork } from '../../session/branches.ts';
import { nodeBefore } from '../../session/store.ts';
import { useSession } from '../screen.ts';

/** The fork that a node leaves from; null where there is only one way. */
export function useFork(node: number): Fork | null {
  const run = useSession((state) => state.run);
  const visited = useSession((state) => state.visited);
  const here = useSession((state) => state.node);
  return useMemo(() => {
    const before = run === null ? null : nodeBefore(run, node);
    return before === null ? null : forkAt({ run, visited, node: here }, before);
  }, [run, visited, node, here]);
}
