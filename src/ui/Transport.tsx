import {
  ChevronFirst,
  ChevronLast,
  ChevronLeft,
  ChevronRight,
  ChevronsLeft,
  ChevronsRight,
  Pause,
  Play,
} from 'lucide-react';
import { lazy, Suspense } from 'react';
import { countLines, lightOf, stageTitle, type Light } from '../session/view.ts';
import { visibleLine, type Vantage } from '../session/viewpoint.ts';
import type { Centre } from './centre.ts';
import { CountLines, LINES } from './CountLines.tsx';
import { lightIcons } from './icons.ts';
import type { Scenery } from './scenery.ts';
import { useAtOnce, useCommands, useSession, useStepForward, useWords } from './screen.ts';
import { roomFor } from './track.ts';
import { variables } from './variables.ts';
import { IconButton, type IconButtonProps } from './IconButton.tsx';

const PinnedStrips = lazy(() => import('./formulas/PinnedStrips.tsx'));

/** Stepping, playing and scrubbing; and how many worlds everybody held possible at each step. */
export function Transport({ scenery, askWhy }: { scenery: Scenery; askWhy: Centre['askWhy'] }) {
  const words = useWords().transport;
  const commands = useCommands();
  const stepForward = useStepForward();
  const { whole, at, line, over } = scenery;
  const room = roomFor(line.length);
  const atEnd = at === line.length - 1 && over;
  const knowsEnd = over && (whole.viewpoint === 'teacher' || atEnd);
  const lines = countLines(whole, at);
  const pinned = useSession((state) => state.pinned);
  const stage = stageTitle(whole, whole.path[at]);
  // Then the step is made by choosing: the button only leads there.
  const waits = useSession(({ waiting, node }) => waiting?.node === node);
  return (
    <section className="panel transport" aria-label={words.title}>
      <div className="transport-buttons">
        <div className="transport-row">
          <Control icon={ChevronFirst} label={words.first} onPress={() => void commands.first()} disabled={at === 0} />
          <Control icon={ChevronLeft} label={words.back} onPress={() => void commands.stepBack()} disabled={at === 0} />
          <PlayButton />
          <Control icon={ChevronRight} label={words.next} primary={!waits} onPress={stepForward} disabled={atEnd} />
          <Control icon={ChevronLast} label={words.last} onPress={() => void commands.last()} disabled={atEnd} />
        </div>
        <div className="transport-row">
          <Control
            icon={ChevronsLeft}
            label={words.previousLight}
            onPress={() => void commands.previousLight()}
            disabled={at === 0}
          />
          <p className="position">
            <strong>{stage}</strong>
            <span>{words.position(at, line.length - 1, knowsEnd)}</span>
          </p>
          <Control
            icon={ChevronsRight}
            label={words.nextLight}
            onPress={() => void commands.nextLight()}
            disabled={atEnd}
          />
        </div>
      </div>
      <div className="track" style={variables({ '--room': room, '--made': line.length })}>
        <div className="ticks" aria-hidden="true">
          {stagesOf(whole, at).map(({ first, title, light, steps, before }) => {
            const Icon = lightIcons[light];
            return (
              <div key={first} className={`tick ${light}`} style={variables({ '--steps': steps, '--free': before })}>
                <div>
                  <span>
                    <Icon />
                    <b>{title}</b>
                  </span>
                </div>
              </div>
            );
          })}
        </div>
        <Slider scenery={scenery} />
        <div className="under-slider" style={variables({ '--lines': Math.min(LINES, whole.names.length) })}>
          {pinned.length === 0 ? null : (
            <Suspense>
              <PinnedStrips pinned={pinned} scenery={scenery} askWhy={askWhy} />
            </Suspense>
          )}
          <CountLines lines={lines} scenery={scenery} room={room} shared={pinned.length > 0} />
        </div>
      </div>
    </section>
  );
}

/** The slider over the steps: it stands where the hand put it, even while the rest of the screen is still being drawn. */
function Slider({ scenery }: { scenery: Scenery }) {
  const words = useWords().transport;
  const commands = useCommands();
  const { whole, at, line } = scenery;
  const wanted = line.indexOf(useAtOnce((state) => state.node));
  const shown = wanted < 0 ? at : wanted;
  return (
    <input
      type="range"
      className="slider"
      aria-label={words.slider}
      aria-valuetext={words.step(shown, stageTitle(whole, whole.path[shown]))}
      min={0}
      max={line.length - 1}
      value={shown}
      onChange={(event) => void commands.goTo(line[Number(event.target.value)])}
    />
  );
}

/**
 * The nights and days of the line as far as they may be seen: how many steps each has, and over how many of them its name may reach,
 * so that the frame around the present step never cuts it.
 */
function stagesOf(whole: Vantage, at: number) {
  const stages: { first: number; title: string; light: Light; steps: number; before: number }[] = [];
  visibleLine(whole.viewpoint, whole.path, at).forEach((report, step) => {
    const title = stageTitle(whole, report);
    const last = stages.at(-1);
    if (last?.title !== title) {
      stages.push({ first: report.node, title, light: lightOf(whole, report), steps: 1, before: 1 });
      return;
    }
    last.steps++;
    const start = step - last.steps + 1;
    last.before = at < start || at > step ? last.steps : Math.max(1, at - start);
  });
  return stages;
}

function PlayButton() {
  const words = useWords().transport;
  const commands = useCommands();
  const playing = useAtOnce((state) => state.playing);
  return playing ? (
    <Control icon={Pause} label={words.pause} onPress={() => commands.stop()} />
  ) : (
    <Control icon={Play} label={words.play} onPress={() => void commands.play()} />
  );
}

type ControlProps = Pick<IconButtonProps, 'icon' | 'label' | 'onPress' | 'disabled'> & { readonly primary?: boolean };

function Control({ primary = false, ...props }: ControlProps) {
  return <IconButton {...props} className={primary ? 'control primary' : 'control'} />;
}
