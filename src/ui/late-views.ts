import { useEffect } from 'react';
import { nextLate } from '../session/held.ts';
import { viewerOf } from '../session/viewpoint.ts';
import type { Scenery } from './scenery.ts';
import { useCommands } from './screen.ts';

/** Where reports tell late what players hold possible, asks for it, one player after the other: first whoever is looked at (null: nobody). */
export function useLateViews(scenery: Scenery | null, looked: number | null): void {
  const commands = useCommands();
  const path = scenery?.vantage.path ?? [];
  const viewer = scenery === null ? null : viewerOf(scenery.vantage.viewpoint);
  const others = viewer === null ? [...(scenery?.vantage.names.keys() ?? [])] : [];
  const next = nextLate(path, viewer ?? looked, others);
  const [node, agent] = next === null ? [null, null] : [next.node, next.agent];
  useEffect(() => {
    if (node !== null && agent !== null) void commands.find(node, agent);
  }, [commands, node, agent]);
}
