import { useCallback, useMemo, useState } from 'react';
import { isDust } from '../graph/layouts/picture.ts';
import type { PanelShape } from '../graph/layouts/panel-shape.ts';
import { quotientLayout } from '../graph/layouts/quotient-layout.ts';
import { worldsLayout } from '../graph/layouts/worlds-layout.ts';
import { MOST_MARKS, type Scene } from '../graph/scene.ts';
import type { WorldsView } from '../session/worlds.ts';
import { groupLabel, groupsScene } from './groups-scene.ts';
import { useEdges, type EdgeChoices } from './graph-edges.ts';
import type { Scenery } from './scenery.ts';
import { useWords } from './screen.ts';
import { faceOf, sceneOf } from './worlds-scene.ts';

/** How worlds are drawn: one by one, or merged and counted. */
export type GraphForm = 'worlds' | 'counts';

/** Worlds that are drawn as one mark. */
export interface GroupOfWorlds {
  readonly name: string;
  readonly faces: readonly number[];
}

/** The graph as it is drawn, and what can be chosen about it. */
export interface Graph {
  readonly scene: Scene;
  readonly form: GraphForm;
  /** Null where worlds are too many to be drawn one by one. */
  readonly chooseForm: ((form: GraphForm) => void) | null;
  readonly edges: EdgeChoices;
  /** The worlds behind an id of the scene: a world, a region or a group. */
  readonly facesAt: (id: string) => readonly number[];
  readonly groupAt: (id: string) => GroupOfWorlds | null;
}

/** Draws worlds at their places, or merged where they are too many; the person may choose where both can be read. */
export function useGraph(
  { vantage, faces }: Scenery,
  view: WorldsView,
  shape: PanelShape,
  names: { readonly short: readonly string[]; readonly initials: readonly string[] },
  lit: ReadonlySet<number>,
): Graph {
  const { worlds: words, knowledge } = useWords();
  const [chosen, choose] = useState<GraphForm | null>(null);
  const { presentation } = vantage;
  const { short, initials } = names;
  const plan = presentation.layout;
  const single = useMemo(
    () => (faces.length > MOST_MARKS ? null : worldsLayout(faces, plan, shape)),
    [faces, plan, shape],
  );
  const form = single === null ? 'counts' : (chosen ?? (isDust(single.picture) ? 'counts' : 'worlds'));
  const merged = useMemo(
    () => (form === 'counts' ? quotientLayout(faces, plan, shape) : null),
    [form, faces, plan, shape],
  );
  const context = useMemo(
    () => ({ presentation, names: short, initials, words }),
    [presentation, short, initials, words],
  );
  const edges = useEdges(vantage, view, form === 'worlds' ? single : null, initials);
  const drawn = useMemo(() => {
    if (merged !== null) return groupsScene(view, merged, context, lit);
    return single === null ? null : sceneOf(view, vantage, faces, single, context, knowledge.thoughts, lit);
  }, [merged, single, view, vantage, faces, context, knowledge, lit]);
  const scene = useMemo(() => ({ ...(drawn ?? NOTHING), edges: edges.marks }), [drawn, edges.marks]);
  const facesAt = useCallback(
    (id: string): readonly number[] => {
      const face = faceOf(id);
      if (face !== null) return [face];
      return [...(merged?.groups ?? []), ...(single?.regions ?? [])].find((one) => one.id === id)?.members ?? [];
    },
    [merged, single],
  );
  return {
    scene,
    form,
    chooseForm: single === null ? null : choose,
    edges,
    facesAt,
    groupAt(id) {
      const group = merged?.groups.find((one) => one.id === id);
      return group === undefined ? null : { name: groupLabel(group, context), faces: group.members };
    },
  };
}

const NOTHING: Scene = {
  width: 1,
  height: 1,
  picture: { form: 'dot', width: 1, height: 1, perRow: 1, signWidth: 1, signHeight: 1 },
  worlds: [],
  regions: [],
  axes: [],
  cells: [],
  edges: [],
  centre: null,
};
