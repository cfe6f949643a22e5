import { useCallback, useMemo, useState } from 'react';
import type { Place } from '../../../kit/geometry.ts';
import type { LabFile, Reading } from '../../../logic/exchange/lab-file.ts';
import { restrictTo } from '../../../logic/plain/plain-update.ts';
import { refused, withOpened } from '../../../session/lab/lab.ts';
import { openedStepModels, type DrawnProduct, type LabStepModels } from '../../../session/lab/opened-step.ts';
import type { StepReport } from '../../../session/lab/step-report.ts';
import type { Vantage } from '../../../session/viewpoint.ts';
import { downloadText } from '../../files/download.ts';
import { useLab } from '../lab.ts';
import { eventsAsText, modelAsText, type SavedText } from '../save-model.ts';
import { placesNear } from './product-places.ts';
import { StepDetails, type PointedAt } from './StepDetails.tsx';
import { StepPanel, type PanelDrawing } from './StepPanel.tsx';
import { eventNodes, litWith, worldNodes, type Lit } from './step-nodes.ts';

/** So many nodes are drawn at most, and so few are always. */
const MOST_DRAWN = 160;
const LEAST_DRAWN = 16;
/** Which part of the window the drawings have, and how many square pixels of it a node needs to be read. */
const PART = 0.57;
const PIXELS = 6_500;

/** How many nodes can be read in one of so many drawings side by side. */
function mostDrawn(drawings: number): number {
  const room = (window.innerWidth * window.innerHeight * PART) / drawings / PIXELS;
  return Math.min(MOST_DRAWN, Math.max(LEAST_DRAWN, Math.floor(room)));
}

const NO_LIGHT: Lit = { worlds: new Set(), events: new Set(), product: new Set() };

const PANELS = ['before', 'events', 'product'] as const;
type Panel = (typeof PANELS)[number];

interface StepModelsViewProps {
  readonly report: StepReport;
  readonly vantage: Vantage;
  /** What the step is called. */
  readonly title: string;
  readonly onBack: () => void;
}

/** The three drawings of a step, or why there are none. */
export function StepModelsView(props: StepModelsViewProps) {
  const { report } = props;
  const words = useLab().words.step;
  const models = useMemo(() => (report.models === null ? null : openedStepModels(report.models)), [report]);
  if (models?.ok === true) return <Panels {...props} models={models.value} />;
  const { worlds, events } = words.sizes;
  const tooMany = words.tooManyToWrite(
    worlds(report.before.merged),
    events(report.events.merged),
    worlds(report.product),
  );
  return (
    <div className="step-lab-note">
      <p>{models === null ? tooMany : models.problem}</p>
      <p className="hint">{words.help}</p>
    </div>
  );
}

function Panels({ report, vantage, title, onBack, models }: StepModelsViewProps & { readonly models: LabStepModels }) {
  const lab = useLab();
  const { change } = lab;
  const { step: words } = lab.words;
  const [large, setLarge] = useState<Panel | null>(null);
  const [isMerged, setMerged] = useState(models.product.model.worlds.length > mostDrawn(PANELS.length));
  const [pointed, setPointed] = useState<PointedAt | null>(null);
  const [pinned, setPinned] = useState<PointedAt | null>(null);
  const [places, setPlaces] = useState<ReadonlyMap<string, Place> | null>(null);
  const product = isMerged ? models.merged : models.product;
  const at = pointed ?? pinned;
  const lit = at === null ? NO_LIGHT : litWith(models, product, at);
  const placed = useCallback((next: ReadonlyMap<string, Place>) => setPlaces((known) => known ?? next), []);
  const near = useMemo(
    () => (places === null ? null : placesNear(models.shown, product, places)),
    [models, product, places],
  );

  const open = (labFile: LabFile, which: string, notice: string | null) => {
    change((before) => withOpened(before, labFile, `${title}, ${which}`, notice));
    onBack();
  };
  const save = (written: Reading<SavedText>) => {
    if (!written.ok) {
      change((before) => refused(before, written.problem));
      return;
    }
    const { text, type, name } = written.value;
    downloadText(text, type, name);
    change((before) => ({ ...before, notice: { isProblem: false, text: words.saved(name) } }));
  };
  const saveAs = (labFile: LabFile, name: string) =>
    (['json', 'dot', 'tikz'] as const).map((format) => ({
      label: words.formats[format],
      onPress: () => save(modelAsText(labFile, format, name)),
    }));

  const most = mostDrawn(large === null ? PANELS.length : 1);
  const survivors = useMemo(() => drawnWorlds(models, most), [models, most]);
  const beforeNodes = useMemo(() => {
    const { worlds, model } = survivors;
    const numbers = (set: ReadonlySet<number>) => new Set([...set].map((world) => worlds.indexOf(world)));
    const { actual } = models.before;
    const marks = {
      actual: actual === null ? null : worlds.indexOf(actual),
      possible: models.possible === null ? null : numbers(models.possible.worlds),
      lit: numbers(lit.worlds),
    };
    return worldNodes(model, marks, words);
  }, [models, survivors, lit.worlds, words]);
  const eventDrawn = useMemo(
    () =>
      eventNodes(
        models.eventModel,
        models.events.map(({ ways }) => ways),
        { actual: models.event, possible: models.possible?.events ?? null, lit: lit.events },
        words,
      ),
    [models, lit.events, words],
  );
  const productNodes = useMemo(
    () => worldNodes(product.model, { ...product, lit: lit.product }, words, fromWhere(models, product, words)),
    [models, product, lit.product, words],
  );

  const tooMany = (what: string) => words.tooManyToDraw(what, most, large === null);
  const fits = <Drawing extends PanelDrawing>(drawing: Drawing) => (drawing.nodes.length <= most ? drawing : null);
  const before = fits({
    nodes: beforeNodes,
    agents: survivors.model.agents,
    relations: survivors.model.relations,
    title: words.drawing.before(models.shown.worlds.length),
    onPlaced: placed,
  });
  const waiting = before !== null && near === null && large !== 'product';
  const panels: Readonly<
    Record<Panel, Omit<Parameters<typeof StepPanel>[0], 'id' | 'title' | 'isLarge' | 'onEnlarge'>>
  > = {
    before: {
      count: words.counts.before(report.before.all, report.before.merged),
      actions: [
        { label: words.edit.before, onPress: () => open(models.before, words.opened.before, null) },
        ...saveAs(models.before, words.files.before),
      ],
      drawing: before,
      note: tooMany(words.sizes.worlds(beforeNodes.length)),
      hint: survivors.left === 0 ? '' : words.notDrawn(survivors.left),
      ...pointing('worlds', setPointed, setPinned, survivors.worlds),
    },
    events: {
      count: words.counts.events(report.ways, report.events.merged),
      actions: [
        { label: words.edit.events, onPress: () => open(models.before, words.opened.before, words.eventsOpened) },
        { label: words.formats.json, onPress: () => save(modelAsText(models.before, 'json', words.files.events)) },
        ...(['dot', 'tikz'] as const).map((format) => ({
          label: words.formats[format],
          onPress: () => save(eventsAsText(models.eventModel, models.event, format, words.files.events)),
        })),
      ],
      drawing: fits({
        nodes: eventDrawn,
        agents: models.eventModel.agents,
        relations: models.eventModel.relations,
        title: words.drawing.events(eventDrawn.length),
      }),
      note: tooMany(words.sizes.events(eventDrawn.length)),
      ...pointing('events', setPointed, setPinned),
    },
    product: {
      count: words.counts.product(report.product, models.merged.model.worlds.length),
      actions: [
        { label: words.edit.product, onPress: () => open(models.after, words.opened.product, null) },
        ...saveAs(models.after, words.files.product),
      ],
      tools:
        models.merged.model.worlds.length === models.product.model.worlds.length ? null : (
          <button
            type="button"
            className="button small"
            aria-pressed={isMerged}
            title={words.productHelp}
            onClick={() => {
              setMerged(!isMerged);
              setPointed(null);
              setPinned(null);
            }}
          >
            {words.merged}
          </button>
        ),
      drawing: waiting
        ? null
        : fits({
            nodes: productNodes,
            agents: product.model.agents,
            relations: product.model.relations,
            title: words.drawing.product(productNodes.length),
            near,
          }),
      note: waiting ? '' : tooMany(words.sizes.worlds(productNodes.length)),
      ...pointing('product', setPointed, setPinned),
    },
  };
  const shown = PANELS.filter((panel) => large === null || large === panel);
  return (
    <>
      <div className={large === null ? 'step-lab-panels' : 'step-lab-panels alone'}>
        {shown.map((panel) => [
          large === null && panel !== 'before' ? (
            <span key={`${panel} sign`} className="step-lab-sign" aria-hidden="true">
              {panel === 'events' ? words.signs.times : words.signs.equals}
            </span>
          ) : null,
          <StepPanel
            key={panel === 'product' ? `${panel} ${String(isMerged)}` : panel}
            id={`step-lab-${panel}`}
            title={words.panels[panel]}
            isLarge={large === panel}
            onEnlarge={() => setLarge(large === null ? panel : null)}
            {...panels[panel]}
          />,
        ])}
      </div>
      <StepDetails models={models} product={product} vantage={vantage} at={at} />
    </>
  );
}

/** What pointing at a drawing does, and pressing: a node that is pressed stays lit until it is pressed again. */
function pointing(
  panel: keyof Lit,
  setPointed: (at: PointedAt | null) => void,
  setPinned: (next: (before: PointedAt | null) => PointedAt | null) => void,
  numbers: readonly number[] | null = null,
) {
  const at = (node: number): PointedAt => ({ panel, node: numbers === null ? node : numbers[node] });
  return {
    onPoint: (node: number | null) => setPointed(node === null ? null : at(node)),
    onPress: (node: number) =>
      setPinned((before) => (before?.panel === panel && before.node === at(node).node ? null : at(node))),
  };
}

/** The worlds before that are drawn: all, or where those are too many the ones of which something is left. */
function drawnWorlds({ shown, product }: LabStepModels, most: number) {
  const all = [...shown.worlds.keys()];
  if (all.length <= most) return { worlds: all, model: shown, left: 0 };
  const left = new Set(product.parents.flatMap((own) => [...own]));
  const worlds = all.filter((world) => left.has(world));
  const kept = Uint8Array.from(all, (world) => (left.has(world) ? 1 : 0));
  return { worlds, model: restrictTo(shown, kept).model, left: all.length - worlds.length };
}

/** What is said of where a world of the product came from. */
function fromWhere(models: LabStepModels, product: DrawnProduct, words: ReturnType<typeof useLab>['words']['step']) {
  return (world: number) =>
    words.spoken.from(
      [...product.parents[world]].map((parent) => models.shown.worlds[parent].name),
      [...product.events[world]].map((event) => models.eventModel.events[event].name),
    );
}
