import { X } from 'lucide-react';
import { use, useEffect, useRef, useState, type DragEvent, type KeyboardEvent } from 'react';
import { CentreTabs, type CentreTab } from '../CentreTabs.tsx';
import { Dialog } from '../Dialog.tsx';
import { IconButton } from '../IconButton.tsx';
import type { LabOpening } from '../lab-door.ts';
import { useScenery } from '../scenery.ts';
import { useCommands, useWords } from '../screen.ts';
import { movedTo, withStructure, withText } from '../../session/lab/lab.ts';
import { largerPuzzle } from '../../session/lab/large-examples.ts';
import { ComparePanel } from './ComparePanel.tsx';
import { EditPanel } from './EditPanel.tsx';
import { EventsPanel } from './EventsPanel.tsx';
import { FormulaRow } from './FormulaRow.tsx';
import { LabContext, useLab, useNewLab, type Lab } from './lab.ts';
import { LabGraph, MOST_DRAWN } from './LabGraph.tsx';
import { LabTools } from './LabTools.tsx';
import { LawBusy } from './LawBusy.tsx';
import { LawPanel } from './LawPanel.tsx';
import { useWishes } from './laws.ts';
import { openLabFile } from './open-lab-file.ts';
import { PartsGraph } from './PartsGraph.tsx';
import { RelationsPanel } from './RelationsPanel.tsx';
import { StepView } from './step/StepView.tsx';
import { TextPanel } from './TextPanel.tsx';
import { LabTimeline } from './LabTimeline.tsx';
import { TruthPanel } from './TruthPanel.tsx';
import { UpdatePanel } from './UpdatePanel.tsx';
import { WhyPanel } from './WhyPanel.tsx';
import '../../graph/model/model.css';
import '../formulas/formulas.css';
import './lab.css';

interface LabDialogProps {
  /** With what it is opened; null: as it was left. */
  readonly opening: LabOpening | null;
  readonly onClose: () => void;
}

/** The formula lab: models drawn and written by hand, formulas, updates and what can be compared. */
export default function LabDialog({ opening, onClose }: LabDialogProps) {
  const { header, lab: fetched } = useWords();
  const words = use(fetched());
  const lab = useNewLab(useCommands(), words, opening?.kind === 'step' ? opening.node : null);
  useWishes(lab);
  const scenery = useScenery();
  const { change, view, setView } = lab;
  const opened = useRef<LabOpening | null>(null);
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (opening === null || opening.kind === 'step' || opened.current === opening) return;
    opened.current = opening;
    if (opening.kind === 'text') {
      change((state) => withText(state, opening.text, opening.title ?? words.fromLink));
      return;
    }
    const { id, players } = opening;
    change((state) => withStructure(state, largerPuzzle(id, players), words.law.largerPuzzles[id](players)));
  }, [opening, change, words]);

  // A file that is dropped here is the lab's and not the game's.
  const onDrag = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    event.stopPropagation();
    setHeld(event.type === 'dragenter' || event.type === 'dragover');
    const file = event.type === 'drop' ? event.dataTransfer.files.item(0) : null;
    if (file === null) return;
    setView({ step: null });
    void openLabFile(file, change);
  };
  return (
    <Dialog title={header.formulaLab} onClose={onClose} className="lab">
      <LabContext value={lab}>
        <div
          className={held ? 'lab-inside held' : 'lab-inside'}
          onDragEnter={onDrag}
          onDragOver={onDrag}
          onDragLeave={onDrag}
          onDrop={onDrag}
          onKeyDown={(event) => onUndoKey(event, lab)}
        >
          {view.step === null || scenery === null ? (
            <>
              <LabTools />
              <LabNotice />
              <LawBusy />
              <Editor />
            </>
          ) : (
            <>
              <LabNotice />
              <StepView
                scenery={scenery}
                node={view.step}
                onNode={(step) => setView({ step })}
                onBack={() => setView({ step: null })}
              />
            </>
          )}
        </div>
      </LabContext>
    </Dialog>
  );
}

function Editor() {
  return (
    <div className="lab-main">
      <div className="lab-left">
        <LabPicture />
        <FormulaRow />
      </div>
      <div className="lab-right">
        <LabTabs />
        <LabTimeline />
      </div>
    </div>
  );
}

/** Undo and redo by the usual keys, wherever no text is being written. */
function onUndoKey(event: KeyboardEvent, { state, change }: Lab): void {
  const isText = event.target instanceof Element && event.target.closest('input:not([type]), textarea') !== null;
  if (isText || !(event.ctrlKey || event.metaKey) || event.altKey) return;
  const key = event.key.toLowerCase();
  const by = key === 'z' && !event.shiftKey ? -1 : key === 'y' || key === 'z' ? 1 : 0;
  if (by === 0) return;
  event.preventDefault();
  change(() => movedTo(state, state.at + by));
}

function LabNotice() {
  const { words, state, change } = useLab();
  const { notice } = state;
  return (
    <div role="status" className="lab-notice-place">
      {notice === null ? null : (
        <p className={notice.isProblem ? 'lab-notice problem' : 'lab-notice'}>
          <span>{notice.text}</span>
          <IconButton
            icon={X}
            label={words.tools.dismiss}
            className="button round small quiet"
            onPress={() => change((before) => ({ ...before, notice: null }))}
          />
        </p>
      )}
    </div>
  );
}

/** The model world by world, or in parts if it has too many worlds to be drawn. */
function LabPicture() {
  const { entry, model } = useLab();
  return entry.law !== undefined || model.worlds.length > MOST_DRAWN ? <PartsGraph /> : <LabGraph />;
}

function LabTabs() {
  const { words: all, entry } = useLab();
  const { tabs: words } = all;
  const [tab, setTab] = useState('edit');
  const isLaw = entry.law !== undefined;
  // What is written down world by world can be edited, and its relations looked at; what a law is, its panel tells.
  const tabs: readonly CentreTab[] = [
    isLaw
      ? { id: 'edit', label: all.law.tab, panel: () => <LawPanel /> }
      : { id: 'edit', label: words.edit, panel: () => <EditPanel /> },
    { id: 'truth', label: words.truth, panel: () => <TruthPanel /> },
    { id: 'update', label: words.update, panel: () => <UpdatePanel /> },
    { id: 'events', label: words.events, panel: () => <EventsPanel /> },
    { id: 'why', label: all.law.why, panel: () => <WhyPanel /> },
    ...(isLaw ? [] : [{ id: 'relations', label: words.relations, panel: () => <RelationsPanel /> }]),
    { id: 'compare', label: words.compare, panel: () => <ComparePanel /> },
    { id: 'text', label: words.text, panel: () => <TextPanel /> },
  ];
  return (
    <section className="lab-tabs" aria-label={words.title}>
      <CentreTabs
        label={words.title}
        tabs={tabs}
        chosen={tabs.some(({ id }) => id === tab) ? tab : 'edit'}
        onChoose={setTab}
      />
    </section>
  );
}
