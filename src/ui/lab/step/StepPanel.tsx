import { Download, Maximize2, Minimize2 } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import type { Place } from '../../../kit/geometry.ts';
import { initialsOf } from '../../../graph/model/model-lines.ts';
import type { ModelNode } from '../../../graph/model/model-scene.ts';
import type { Relation } from '../../../logic/plain/relation.ts';
import { IconButton } from '../../IconButton.tsx';
import { useLab } from '../lab.ts';
import { ModelGraph } from '../ModelGraph.tsx';

const NO_PAIRS: readonly never[] = [];
/** Around each node, in units: the panels are small. */
const ROOM = 66;

/** What is drawn in a panel. */
export interface PanelDrawing {
  readonly nodes: readonly ModelNode[];
  readonly agents: readonly string[];
  readonly relations: readonly Relation[];
  readonly title: string;
  readonly near?: ReadonlyMap<string, Place> | null;
  readonly onPlaced?: (places: ReadonlyMap<string, Place>) => void;
}

interface StepPanelProps {
  /** Names its parts on the page. */
  readonly id: string;
  readonly title: string;
  readonly count: string;
  readonly isLarge: boolean;
  readonly onEnlarge: () => void;
  /** What can be done with it. */
  readonly actions: readonly { readonly label: string; readonly onPress: () => void }[];
  readonly tools?: ReactNode;
  /** Null where it is too large to be drawn; `note` then says so. */
  readonly drawing: PanelDrawing | null;
  readonly note: string;
  /** What there is to know of the drawing. */
  readonly hint?: string;
  readonly onPoint: (node: number | null) => void;
  readonly onPress: (node: number) => void;
}

/** One of the three drawings of a step, with what can be done with it. */
export function StepPanel(props: StepPanelProps) {
  const { id, title, count, isLarge, onEnlarge, actions, tools, drawing, note, hint = '', onPoint, onPress } = props;
  const { step: words } = useLab().words;
  return (
    <section className="step-lab-panel" aria-label={title}>
      <header>
        <div className="step-lab-heading">
          <h3>{title}</h3>
          <small>{count}</small>
        </div>
        {tools}
        <button
          type="button"
          className="button round small quiet"
          popoverTarget={id}
          aria-label={words.actions(title)}
          title={words.actions(title)}
        >
          <Download aria-hidden="true" />
        </button>
        <IconButton
          icon={isLarge ? Minimize2 : Maximize2}
          label={isLarge ? words.sideBySide : `${words.enlarge}: ${title}`}
          className="button round small quiet"
          onPress={onEnlarge}
        />
      </header>
      <div id={id} popover="auto" className="popover lab-save" role="dialog" aria-label={words.actions(title)}>
        {actions.map(({ label, onPress: act }) => (
          <button
            key={label}
            type="button"
            className="share-item"
            popoverTarget={id}
            popoverTargetAction="hide"
            onClick={act}
          >
            {label}
          </button>
        ))}
      </div>
      {drawing === null ? (
        <p className="step-lab-note">{note}</p>
      ) : (
        <Drawing drawing={drawing} hint={hint} onPoint={onPoint} onPress={onPress} />
      )}
    </section>
  );
}

interface DrawingProps {
  readonly drawing: PanelDrawing;
  readonly hint: string;
  readonly onPoint: (node: number | null) => void;
  readonly onPress: (node: number) => void;
}

function Drawing({ drawing, hint, onPoint, onPress }: DrawingProps) {
  const { words } = useLab();
  const { nodes, agents, relations, title, near = null, onPlaced } = drawing;
  const [allLines, setAllLines] = useState(true);
  const initials = useMemo(() => initialsOf(agents), [agents]);
  const shown = useMemo(() => new Set(agents.keys()), [agents]);
  return (
    <>
      <ModelGraph
        nodes={nodes}
        relations={relations}
        initials={initials}
        everybody={words.everybody}
        isS5
        shown={shown}
        marked={null}
        pairs={NO_PAIRS}
        title={title}
        near={near}
        room={ROOM}
        onPress={onPress}
        onPoint={onPoint}
        onLines={setAllLines}
        {...(onPlaced === undefined ? {} : { onPlaced })}
      />
      {allLines && hint === '' ? null : <p className="hint">{allLines ? hint : words.step.tooManyLines}</p>}
    </>
  );
}
