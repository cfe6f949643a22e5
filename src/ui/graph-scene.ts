import { useCallback, useMemo, useState } from 'react';
import { isDust } from '../graph/layouts/picture.ts';
import type { PanelShape } from '../graph/layouts/panel-shape.ts';
import { sectorsLayout } from '../graph/layouts/sectors.ts';
import { MOST_MARKS, type Scene } from '../graph/scene.ts';
import type { WorldsView } from '../session/worlds.ts';
import { useEdges, type EdgeChoices } from './graph-edges.ts';
import { useLoaded } from './loaded.ts';
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
  /** Are those that are ruled out for all left out, since with them worlds are too many, or too small to be read? */
  readonly onlyLeft: boolean;
  readonly edges: EdgeChoices;
  /** Do a game's rows lie from left to right here? */
  readonly turned: boolean;
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
  const all = faces.length <= MOST_MARKS;
  const left = useMemo(() => leftOf(view), [view]);
  const layouts = useLoaded((all || left !== null) && plan.kind !== 'sectors', loadLayouts);
  const whole = useMemo(() => {
    if (!all) return null;
    if (plan.kind === 'sectors') return sectorsLayout(faces, plan.sign, shape);
    return layouts?.worldsLayout(faces, plan, shape) ?? null;
  }, [all, layouts, faces, plan, shape]);
  const isTooFine = whole !== null && isDust(whole.picture);
  const onlyLeft = left !== null && (!all || isTooFine);
  const some = useMemo(
    () => (onlyLeft ? (layouts?.layoutOfSome(faces, left, plan, shape) ?? null) : null),
    [onlyLeft, layouts, faces, left, plan, shape],
  );
  const single = some ?? whole;
  const canDraw = all || onlyLeft;
  const form = canDraw ? (chosen ?? (isTooFine && !onlyLeft ? 'counts' : 'worlds')) : 'counts';
  const drawnView = useMemo(
    () => (onlyLeft ? { ...view, worlds: left.map((face) => view.worlds[face]) } : view),
    [onlyLeft, view, left],
  );
  const counting = useLoaded(form === 'counts', loadCounting);
  const merged = useMemo(() => counting?.quotientLayout(faces, plan, shape) ?? null, [counting, faces, plan, shape]);
  const context = useMemo(
    () => ({ presentation, names: short, initials, words }),
    [presentation, short, initials, words],
  );
  const edges = useEdges(vantage, drawnView, form === 'worlds' ? single : null, initials);
  const drawn = useMemo(() => {
    if (counting !== null && merged !== null) return counting.groupsScene(view, merged, context, lit);
    return single === null ? null : sceneOf(drawnView, vantage, faces, single, context, knowledge.thoughts, lit);
  }, [counting, merged, single, view, drawnView, vantage, faces, context, knowledge, lit]);
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
    chooseForm: canDraw ? choose : null,
    onlyLeft: onlyLeft && form === 'worlds',
    edges,
    turned:
      form === 'worlds' &&
      (single?.axes ?? []).some(({ id, subject }) => id.startsWith('column') && subject.kind === 'row'),
    facesAt,
    groupAt(id) {
      const group = merged?.groups.find((one) => one.id === id);
      if (counting === null || group === undefined) return null;
      return { name: counting.groupLabel(group, context), faces: group.members };
    },
  };
}

/** So few worlds may be drawn without the many that are ruled out for all. */
const FEW_LEFT = 100;

/** The worlds that are not ruled out for all, if they are few; else null. */
function leftOf({ worlds }: WorldsView): readonly number[] | null {
  const left: number[] = [];
  for (const { face, standing } of worlds) {
    if (standing === 'pruned') continue;
    if (left.length === FEW_LEFT) return null;
    left.push(face);
  }
  return left.length === 0 ? null : left;
}

const loadLayouts = () => import('../graph/layouts/worlds-layout.ts');
const loadCounting = () => import('./counting.ts');

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
