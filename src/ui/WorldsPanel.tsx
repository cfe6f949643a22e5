import { lazy, Suspense, useMemo, useState } from 'react';
import { areAlike } from '../graph/badge.ts';
import type { PanelShape } from '../graph/layouts/panel-shape.ts';
import type { Scene } from '../graph/scene.ts';
import { isAtMost } from '../session/held.ts';
import { initialsOf, shortName, type Vantage } from '../session/viewpoint.ts';
import { worldsOf } from '../session/worlds.ts';
import type { Centre } from './centre.ts';
import type { Lit } from './formulas/lit.ts';
import { FormControls } from './FormControls.tsx';
import { hintFor } from './graph-hint.ts';
import { useGraph, type Graph, type GroupOfWorlds } from './graph-scene.ts';
import { Legend } from './Legend.tsx';
import type { Prediction } from './predict/prediction.ts';
import type { Scenery } from './scenery.ts';
import { useCommands, useSession, useWords } from './screen.ts';
import { Breadcrumb } from './thoughts/Breadcrumb.tsx';
import { emphasised, mergedEmphases, type Emphases } from './worlds-emphasis.ts';
import { WorldCard } from './WorldCard.tsx';
import { WorldsFrame } from './WorldsFrame.tsx';
import { faceOf, worldId } from './worlds-scene.ts';

const FormulaBar = lazy(() => import('./formulas/FormulaBar.tsx'));
const EdgeControls = lazy(() => import('./EdgeControls.tsx'));
const GroupDialog = lazy(() => import('./GroupDialog.tsx'));
const WorldsInWords = lazy(() => import('./WorldsInWords.tsx'));
const WorldDialog = lazy(() => import('./WorldDialog.tsx'));
const DeepProgress = lazy(() => import('./thoughts/DeepProgress.tsx'));
const NONE: Emphases = new Map();

/** What was pressed in the graph and is looked at: a world, or a group of them. */
type Opened =
  { readonly kind: 'world'; readonly face: number } | { readonly kind: 'group'; readonly group: GroupOfWorlds };

/** The graph of worlds: what is possible for the viewpoint, what is not, since when and why. */
export function WorldsPanel({
  scenery,
  centre,
  prediction,
}: {
  scenery: Scenery;
  centre: Centre;
  prediction: Prediction;
}) {
  const allWords = useWords();
  const { worlds: words, formulas, knowledge, predict } = allWords;
  const deepWords = knowledge.deep;
  const commands = useCommands();
  const run = useSession((state) => state.run);
  const [shape, setShape] = useState<PanelShape>('oblong');
  const { vantage, faces } = scenery;
  const { thoughts, peeked, lit } = centre;
  const view = useMemo(
    () => worldsOf(vantage, faces, thoughts?.chain.at(0) ?? peeked, thoughts),
    [vantage, faces, thoughts, peeked],
  );
  const names = run?.names;
  const shortNames = useMemo(() => (names ?? []).map((name) => shortName(name, 10)), [names]);
  const initials = useMemo(() => initialsOf(names ?? []), [names]);
  const graph = useGraph(scenery, view, shape, { short: shortNames, initials }, lit);
  const { scene, form, facesAt } = graph;
  const [pointed, setPointed] = useState<string | null>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [marked, setMarked] = useState<Lit | null>(null);
  const { node } = vantage.path[vantage.path.length - 1];
  const holding = marked?.viewpoint === vantage.viewpoint && marked.node === node ? marked.emphases : NONE;
  const emphases = prediction.phase === 'off' ? holding : prediction.emphases;
  const shown = useMemo(
    () => emphasised(scene, form === 'counts' ? ofGroups(scene, facesAt, emphases) : emphases, formulas.emphasis),
    [scene, form, facesAt, emphases, formulas],
  );
  const pick = (id: string) => {
    if (prediction.phase === 'asking') prediction.toggleFaces(facesAt(id));
    else setOpened(openedBy(id, graph));
  };
  const { mind, exactness } = view;
  const { kind } = exactness;
  const each = view.told === 'known' && kind === 'exact' ? pastsOfEach(scene) : null;
  const deepWhat = deepWords.thoughts(centre.entered.map((agent) => vantage.names[agent]));
  const note =
    (pointed === null ? asked(prediction, vantage, predict) : null) ??
    noteOn(pointed, shortNames, graph, vantage, allWords);
  return (
    <div className="worlds">
      <header className="worlds-head">
        <h2 className="visually-hidden">{words.title}</h2>
        <Breadcrumb scenery={scenery} centre={centre} />
        <p className="worlds-counts">
          <strong>{words.counts(view.possible, view.total, isAtMost(exactness, view.possible))}</strong>
          <span title={view.told === 'known' ? words.pastsHelp[kind] : words.lateHelp[view.told]}>
            {view.told === 'known' ? words.pasts[kind](view.pasts) : words.late[view.told]}
            {each === null ? null : words.pastsEach(each)}
          </span>
          {view.told === 'failed' && mind !== null ? (
            <button type="button" className="button small" onClick={() => commands.findAgain(node, mind)}>
              {deepWords.again}
            </button>
          ) : null}
        </p>
        <Suspense>
          <EdgeControls edges={graph.edges} vantage={vantage} initials={initials} />
        </Suspense>
      </header>
      <WorldsFrame
        scene={shown}
        onShape={setShape}
        onPoint={setPointed}
        onPick={pick}
        card={
          <WorldCard scenery={scenery} centre={centre} face={pointed === null ? null : faceOf(pointed)} label={note} />
        }
      >
        <FormControls form={form} chooseForm={graph.chooseForm} />
      </WorldsFrame>
      <Suspense>
        <WorldsInWords view={view} regions={scene.regions} caption={scene.centre?.caption ?? ''} />
      </Suspense>
      <Suspense fallback={<div className="formula-bar waiting" />}>
        <FormulaBar
          scenery={scenery}
          view={view}
          askWhy={centre.askWhy}
          onLit={setMarked}
          note={
            centre.deep === null ? (
              <p className="worlds-note" title={note}>
                {note}
              </p>
            ) : (
              <Suspense>
                <DeepProgress {...centre.deep} what={deepWhat} />
              </Suspense>
            )
          }
        />
      </Suspense>
      <Legend
        presentation={vantage.presentation}
        mind={view.mind === null ? null : shortNames[view.mind]}
        deep={view.chain.length > 1}
        picture={scene.picture}
        onlyLeft={graph.onlyLeft}
        teacher={vantage.viewpoint === 'teacher'}
      />
      <Suspense>
        {opened?.kind === 'group' ? (
          <GroupDialog group={opened.group} scenery={scenery} view={view} onClose={() => setOpened(null)} />
        ) : null}
        {opened?.kind === 'world' ? (
          <WorldDialog
            face={opened.face}
            scenery={scenery}
            centre={centre}
            label={view.worlds[opened.face].label}
            onClose={() => setOpened(null)}
          />
        ) : null}
      </Suspense>
    </div>
  );
}

/** What a press on a mark leads to; nothing for a region, whose worlds stand there singly. */
function openedBy(id: string, graph: Graph): Opened | null {
  const group = graph.groupAt(id);
  if (group !== null) return { kind: 'group', group };
  const face = faceOf(id);
  return face === null ? null : { kind: 'world', face };
}

/** The pasts of every possible world, where all have as many, and more than one. */
function pastsOfEach({ worlds }: Scene): number | null {
  const first = worlds.find(({ standing }) => standing === 'possible');
  return first !== undefined && first.count > 1 && areAlike(worlds) ? first.count : null;
}

function ofGroups(scene: Scene, facesAt: Graph['facesAt'], emphases: Emphases): Emphases {
  return mergedEmphases(
    scene.worlds.map(({ id }) => id),
    (group) => facesAt(group).map(worldId),
    emphases,
  );
}

/** What there is to do while a prediction is being made. */
function asked(
  { phase, question, mind }: Prediction,
  { names, viewpoint }: Vantage,
  words: ReturnType<typeof useWords>['predict'],
): string | null {
  if (phase !== 'asking') return null;
  return question === 'worlds' ? words.markWorlds : words.markRoles(names[mind ?? 0], viewpoint !== 'teacher');
}

/** What is said about the world or region that is pointed at; otherwise how to read the graph, or whose letters stand in a picture. */
function noteOn(
  id: string | null,
  names: readonly string[],
  graph: Graph,
  { presentation, viewpoint }: Vantage,
  { worlds: words, graph: { hints } }: ReturnType<typeof useWords>,
): string {
  const { scene } = graph;
  const region = scene.regions.find((one) => one.id === id);
  if (region !== undefined) return words.region(region.label, region.possible);
  const world = scene.worlds.find((one) => one.id === id);
  if (world !== undefined) return world.label;
  return hintFor(graph, names, presentation, hints, viewpoint === 'teacher');
}
