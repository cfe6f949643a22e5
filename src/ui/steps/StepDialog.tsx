import { use, useId, useState, type KeyboardEvent } from 'react';
import type { Sentence } from '../../engine/presentation.ts';
import { FlaskConical } from 'lucide-react';
import { openedStep, type OpenedStep } from '../../session/steps.ts';
import { Dialog } from '../Dialog.tsx';
import { lightIcons, sentenceIcons } from '../icons.ts';
import { useLabDoor } from '../lab-door.ts';
import type { Scenery } from '../scenery.ts';
import { useWords } from '../screen.ts';
import { EventModel } from './EventModel.tsx';

const TABS = ['played', 'event'] as const;
type Tab = (typeof TABS)[number];

interface StepDialogProps {
  readonly scenery: Scenery;
  readonly node: number;
  readonly onClose: () => void;
}

/** A step, opened: what was chosen, what came of it, what each was told, and what it was as an event. */
export function StepDialog({ scenery, node, onClose }: StepDialogProps) {
  const { openStep, openStepInLab, steps } = useWords();
  const openLab = useLabDoor();
  const words = use(steps());
  const [tab, setTab] = useState<Tab>('played');
  const id = useId();
  const index = scenery.line.indexOf(node);
  const ahead = scenery.whole.viewpoint !== 'teacher' && index > scenery.at;
  if (index < 0 || ahead) return null;
  const step = openedStep(scenery.whole, index);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    const other = TABS[(TABS.indexOf(tab) + 1) % TABS.length];
    setTab(other);
    document.getElementById(`${id}-${other}`)?.focus();
  };
  return (
    <Dialog title={words.title(step.title)} onClose={onClose} className="step-dialog">
      <div className="step-top">
        <div className="tabs" role="tablist" aria-label={openStep} onKeyDown={onKeyDown}>
          {TABS.map((one) => (
            <button
              key={one}
              type="button"
              role="tab"
              id={`${id}-${one}`}
              aria-selected={tab === one}
              aria-controls={`${id}-panel`}
              tabIndex={tab === one ? 0 : -1}
              className="tab"
              onClick={() => setTab(one)}
            >
              {words.tabs[one]}
            </button>
          ))}
        </div>
        <button
          type="button"
          className="button small step-to-lab"
          onClick={() => {
            onClose();
            openLab({ kind: 'step', node });
          }}
        >
          <FlaskConical aria-hidden="true" />
          {openStepInLab}
        </button>
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`} className="step-panel" tabIndex={0}>
        {tab === 'played' ? (
          <Played step={step} own={scenery.whole.viewpoint !== 'teacher'} />
        ) : (
          <EventModel scenery={scenery} node={node} step={step} exact={exactBefore(scenery, index)} />
        )}
      </div>
    </Dialog>
  );
}

function exactBefore({ whole }: Scenery, index: number): boolean {
  return index === 0 || whole.path[index - 1].exactness.kind === 'exact';
}

function Lines({ lines }: { lines: readonly Sentence[] }) {
  return (
    <ul className="told-lines">
      {lines.map(({ icon, text }, index) => {
        const Icon = sentenceIcons[icon];
        return (
          <li key={index}>
            <Icon aria-hidden="true" />
            <span>{text}</span>
          </li>
        );
      })}
    </ul>
  );
}

function Played({ step, own }: { step: OpenedStep; own: boolean }) {
  const words = use(useWords().steps());
  const Icon = lightIcons[step.light];
  return (
    <div className="stages">
      <section>
        <h3>
          <Icon aria-hidden="true" />
          {step.kind === 'said' ? words.said : own && !step.open ? words.chosenOwn : words.chosen}
        </h3>
        {step.kind === 'deal' ? <p>{words.dealt}</p> : null}
        {step.said === null ? null : <Lines lines={[step.said]} />}
        {step.kind !== 'act' ? null : step.chosen.length === 0 ? (
          <p className="hint">{words.nothingChosen}</p>
        ) : (
          <dl className="chosen">
            {step.chosen.map(({ who, label }, index) => (
              <div key={index}>
                <dt dir="auto">{who ?? words.chance}</dt>
                <dd>{label}</dd>
              </div>
            ))}
          </dl>
        )}
        {step.kind === 'act' ? <p className="hint">{step.open ? words.inTheOpen : words.secret}</p> : null}
      </section>
      {step.resolution.length === 0 ? null : (
        <section>
          <h3>{words.resolution}</h3>
          <Lines lines={step.resolution} />
        </section>
      )}
      <section>
        <h3>{words.cameOfIt}</h3>
        {step.cameOfIt.length === 0 ? <p className="hint">{words.nothingPublic}</p> : <Lines lines={step.cameOfIt} />}
        {step.diaries.length === 0 ? null : (
          <p>
            {words.diaries}: {step.diaries.join(', ')}
          </p>
        )}
      </section>
      <section>
        <h3>{own ? words.toldOwn : words.told}</h3>
        {step.told.length === 0 ? <p className="hint">{own ? words.toldNothing : words.toldNobody}</p> : null}
        <dl className="chosen">
          {step.told.map(({ who, lines }) => (
            <div key={who}>
              <dt dir="auto">{who}</dt>
              <dd>
                <Lines lines={lines} />
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}
