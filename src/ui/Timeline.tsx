import { useEffect, useRef, useState, type ReactNode } from 'react';
import { EyeOff } from 'lucide-react';
import type { Viewpoint } from '../session/viewpoint.ts';
import { logOf, type LogStep, type OpenedDiary } from '../session/view.ts';
import { ForkMarks, StepTools, type OpenedDialog } from './branches/StepTools.tsx';
import { TimelineDialogs } from './branches/TimelineDialogs.tsx';
import { lightIcons, sentenceIcons } from './icons.ts';
import { inFrames } from './motion.ts';
import type { Scenery } from './scenery.ts';
import { useCommands, useSession, useWords } from './screen.ts';
import { scrollWithin } from './scroll.ts';

/** What happened, in words, by nights and days; a step that is picked is gone to. */
export function Timeline({ scenery }: { scenery: Scenery }) {
  const words = useWords().timeline;
  const { whole, at, line } = scenery;
  const options = useSession(({ run }) => run?.options);
  const [opened, setOpened] = useState<OpenedDialog | null>(null);
  const waits = useSession(({ waiting, node }) => waiting?.node === node);
  const groups = logOf(whole, at);
  const ahead = whole.viewpoint === 'teacher' ? 0 : line.length - 1 - at;
  return (
    <section className="panel timeline" aria-labelledby="timeline-title">
      <h2 id="timeline-title" className="panel-title">
        {words.title}
      </h2>
      <div className="timeline-scroll">
        <p className="premise">{whole.presentation.premise?.(options) ?? whole.presentation.summary}</p>
        {groups.map(({ title, light, steps }) => {
          const Icon = lightIcons[light];
          return (
            <section key={`${title}-${steps[0].node}`} className={`stage ${light}`} aria-label={title}>
              <h3>
                <Icon aria-hidden="true" />
                {title}
              </h3>
              <ol>
                {steps.map((step) => (
                  <Step
                    key={step.node}
                    step={step}
                    current={step.node === line[at]}
                    later={line.indexOf(step.node) > at}
                    seenBy={whole.viewpoint}
                    marks={<ForkMarks node={step.node} viewpoint={whole.viewpoint} stage={title} onOpen={setOpened} />}
                    tools={
                      step.node === line[at] ? (
                        <StepTools node={step.node} viewpoint={whole.viewpoint} onOpen={setOpened} />
                      ) : null
                    }
                  />
                ))}
              </ol>
            </section>
          );
        })}
        {ahead > 0 ? <p className="ahead">{words.ahead(ahead)}</p> : null}
        {line.length === 1 ? <p className="hint">{waits ? words.waiting : words.empty}</p> : null}
      </div>
      <TimelineDialogs scenery={scenery} opened={opened} onClose={() => setOpened(null)} />
    </section>
  );
}

interface StepProps {
  readonly step: LogStep;
  readonly current: boolean;
  readonly later: boolean;
  readonly seenBy: Viewpoint;
  /** The branches from which it was taken, before it; and what can be done with the present one, under its lines. */
  readonly marks: ReactNode;
  readonly tools: ReactNode;
}

function Step({ step, current, later, seenBy, marks, tools }: StepProps) {
  const words = useWords().timeline;
  const commands = useCommands();
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!current) return undefined;
    // Scrolling makes the browser lay the page out: not in the frame of the step, but before the graph begins to be drawn.
    return inFrames([
      () => undefined,
      () => {
        const list = item.current?.closest('.timeline-scroll');
        if (item.current !== null && list != null) scrollWithin(list, item.current);
      },
    ]);
    // Through other eyes there is more or less to read before it.
  }, [current, seenBy]);
  return (
    <li ref={item} className={['step', current ? 'current' : '', later ? 'later' : ''].filter(Boolean).join(' ')}>
      {marks}
      <div className="step-line">
        <button
          type="button"
          aria-current={current ? 'step' : undefined}
          onClick={() => void commands.goTo(step.node)}
          title={words.goTo}
        >
          {step.lines.map(({ icon, text, secret }, index) => {
            const Icon = sentenceIcons[icon];
            return (
              <span key={index} className={icon === 'dot' ? 'line quiet' : secret === null ? 'line' : 'line secret'}>
                <Icon aria-hidden="true" />
                <span className="line-text">
                  {text}
                  {secret === null ? null : (
                    <small>
                      <EyeOff aria-hidden="true" /> {secret}
                    </small>
                  )}
                </span>
              </span>
            );
          })}
        </button>
        {tools}
      </div>
      <Diaries diaries={step.diaries} />
    </li>
  );
}

/** The diaries that a step opened: several are folded into one line, so that what else there is to read stays in sight. */
function Diaries({ diaries }: { diaries: readonly OpenedDiary[] }) {
  const words = useWords().timeline;
  const all = diaries.map((diary) => <Diary key={diary.agent} diary={diary} />);
  if (all.length < 2) return all;
  return (
    <details className="diary several">
      <summary>{words.diaries(all.length)}</summary>
      {all}
    </details>
  );
}

function Diary({ diary }: { diary: OpenedDiary }) {
  return (
    <details className="diary">
      <summary>{diary.title}</summary>
      <dl>
        {diary.entries.map(({ stage, lines }) => (
          <div key={stage}>
            <dt>{stage}</dt>
            <dd>{lines.map(({ text }) => text).join(' ')}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
