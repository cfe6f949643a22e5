import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createModelDrawing, type ModelDrawing } from '../../graph/model/draw-model.ts';
import type { FrameSize } from '../../graph/model/model-scene.ts';
import type { Part, PartsWish, PlaceQuestions } from '../../session/lab/place-questions.ts';
import { AtomPicker } from './AtomPicker.tsx';
import { useLab } from './lab.ts';
import { StoppedNote } from './LawBusy.tsx';
import { partId, partsScene, sayPart, type PartsShown } from './part-nodes.ts';
import { usePlaceAsked, useReport } from './laws.ts';
import { MOST_ATOMS, MOST_PARTS, usualAtoms } from './parts.ts';

/** So many chosen atoms are named on the button. */
const MOST_NAMED = 4;

/** A model of many worlds, drawn as the parts into which chosen atoms divide it, with how many worlds each has. */
export function PartsGraph() {
  const lab = useLab();
  const { words, model, judged, state, view, setView } = lab;
  const { actual, count } = useReport();
  const own = words.law.parts;
  const [picked, setPicked] = useState<readonly string[] | null>(null);
  const [pressed, setPressed] = useState<string | null>(null);
  const agent = view.linesOf !== null && model.agents.includes(view.linesOf) ? view.linesOf : null;
  const known = picked?.filter((atom) => model.atoms.includes(atom)) ?? [];
  const usual = usualAtoms(lab);
  const names = (known.length > 0 || picked?.length === 0 ? known : usual).join('\n');
  const formula = judged.kind === 'judged' ? state.formula : null;
  const wish = useMemo((): PartsWish => {
    const chosen = new Set(names.split('\n'));
    return { atoms: model.atoms.filter((atom) => chosen.has(atom)), formula, agent, most: MOST_PARTS };
  }, [names, model.atoms, formula, agent]);
  const ask = useMemo(() => (place: PlaceQuestions) => place.parts(wish), [wish]);
  const { answer, last, isStopped, again } = usePlaceAsked(ask);
  const found = answer?.ok === true ? answer.value : last;
  const isActual = actual !== null;
  const title = own.title(found?.parts.length ?? 0, count);
  const shown = useMemo(
    (): PartsShown => ({ atoms: found?.atoms ?? [], agent: wish.agent, selected: pressed }),
    [found, wish.agent, pressed],
  );
  const selected = found?.parts.find((part) => partId(part) === pressed);
  return (
    <section className="lab-graph" aria-label={title}>
      <div className="lab-graph-tools">
        <AtomPicker
          label={own.atoms}
          title={own.chosen(wish.atoms, MOST_NAMED)}
          chosen={wish.atoms}
          most={MOST_ATOMS}
          onChoose={setPicked}
        />
        {picked === null ? null : (
          <button type="button" className="button small" onClick={() => setPicked(null)}>
            {own.ofFormula}
          </button>
        )}
        <label className="lab-field" title={isActual ? undefined : own.noActual}>
          {own.possibleFor}
          <select
            disabled={!isActual}
            value={agent ?? ''}
            onChange={({ target }) => setView({ linesOf: target.value === '' ? null : target.value })}
          >
            <option value="">{own.nobody}</option>
            {model.agents.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
      </div>
      {isStopped ? (
        <StoppedNote onAgain={again} />
      ) : answer?.ok === false ? (
        <p className="lab-graph-note refusal">{answer.message}</p>
      ) : found?.complete === false ? (
        <p className="lab-graph-note">{own.tooMany(MOST_PARTS)}</p>
      ) : found?.parts.length === 0 ? (
        <p className="lab-graph-note">{own.nothing}</p>
      ) : (
        <PartsDrawing parts={found?.parts ?? NO_PARTS} shown={shown} title={title} onPress={setPressed} />
      )}
      <p className="hint lab-legend" role="status">
        <span>{selected === undefined ? own.hint : sayPart(selected, shown, words.law).join(' ')}</span>
        <span>{own.legend(agent !== null)}</span>
      </p>
    </section>
  );
}

const NO_PARTS: readonly Part[] = [];

interface PartsDrawingProps {
  readonly parts: readonly Part[];
  readonly shown: PartsShown;
  readonly title: string;
  readonly onPress: (part: string | null) => void;
}

function PartsDrawing({ parts, shown, title, onPress }: PartsDrawingProps) {
  const { words } = useLab();
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const drawing = useRef<ModelDrawing | null>(null);
  const [size, setSize] = useState<FrameSize>({ width: 600, height: 400 });
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      if (element.clientWidth > 0) setSize({ width: element.clientWidth, height: element.clientHeight });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    if (svg.current === null) return;
    const made = createModelDrawing(svg.current);
    drawing.current = made;
    return () => made.destroy();
  }, []);
  const scene = useMemo(() => partsScene(parts, shown, size, words.law), [parts, shown, size, words]);
  useEffect(() => {
    drawing.current?.show(
      { ...scene, title },
      {
        onPress: (node) => {
          const part = partId(parts[node]);
          onPress(part === shown.selected ? null : part);
        },
        // Parts stand where their atoms put them.
        onPlace: () => undefined,
        onLink: null,
        onPoint: null,
        onGround: null,
        onRemove: null,
      },
    );
  }, [scene, parts, shown, title, onPress]);
  return (
    <div className="model-frame parts" ref={frame}>
      <svg id={id} ref={svg} />
    </div>
  );
}
