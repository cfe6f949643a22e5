import { useEffect, useRef, useState } from 'react';
import type { Run } from '../../engine/run.ts';
import { handOf, liveTable, type LiveStep } from '../../session/live.ts';
import { gameKey } from '../../session/standoff-course.ts';
import { keysFor, whoseKey } from '../../session/live-keys.ts';
import type { Scenery } from '../scenery.ts';
import { scrollWithin } from '../scroll.ts';
import { useCommands, useSession } from '../screen.ts';
import { KeysTable } from './KeysTable.tsx';
import { useLive } from './live.ts';
import { RoundBoard } from './RoundBoard.tsx';
import { useStandoffWords } from './words.ts';

/** A round in real time for several people at one keyboard. */
export function RoundPanel({ scenery }: { scenery: Scenery }) {
  const words = useStandoffWords().round;
  const run = useSession((state) => state.run);
  const locked = useSession((state) => state.locked);
  if (run === null) return null;
  if (locked) return <p className="balance-panel">{words.locked}</p>;
  // The round begins where the game stands when this is opened; what is done here moves the game on.
  return <Round key={gameKey(run)} run={run} node={scenery.line[scenery.at]} scenery={scenery} />;
}

/** So many lines of what happened are shown. */
const MOST_LINES = 40;

function Round({ run, node, scenery }: { run: Run; node: number; scenery: Scenery }) {
  const { round: words, series } = useStandoffWords();
  const commands = useCommands();
  const { presentation, names, viewpoint } = scenery.vantage;
  const { round, toggle, act, standstill } = useLive(run, node);
  const { phase, seconds, live, up } = round;
  const table = liveTable(live);
  const withHostage = live.options.hostage;
  const [keys, setKeys] = useState(() => keysFor(names.length));
  const [listening, setListening] = useState(false);
  const [told, setTold] = useState('');
  const [looking, setLooking] = useState<number | null>(null);
  const arena = useRef<HTMLDivElement>(null);
  const side = useRef<HTMLDivElement>(null);
  const newest = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (side.current !== null && newest.current !== null) scrollWithin(side.current, newest.current);
  }, [round.steps]);
  // Who is out has shown the hand (S7); at the end the teacher's screen shows all.
  const hands = names.map(
    (_, agent) => table.hands[agent] ?? (table.over && viewpoint === 'teacher' ? handOf(live, agent) : null),
  );

  const deal = async () => {
    setTold((await commands.nextRound()) ?? '');
  };
  const start = () => {
    arena.current?.focus();
    // All look at one screen: afterwards it is the teacher's.
    if (viewpoint === 'teacher') toggle();
    else void commands.setViewpoint('teacher').then(toggle);
  };
  const handlers = useRef({ start, act, phase, keys, listening });
  useEffect(() => {
    handlers.current = { start, act, phase, keys, listening };
  });
  useEffect(() => {
    const onDown = (event: KeyboardEvent) => {
      const { current } = handlers;
      if (current.listening || event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target instanceof Element ? event.target : null;
      if (target?.closest('input, select, textarea') != null) return;
      if (event.key === ' ' && target?.closest('button:not([role="tab"])') == null) {
        event.preventDefault();
        if (!event.repeat) current.start();
        return;
      }
      const found = whoseKey(current.keys, event.key, withHostage);
      if (found === null) return;
      event.preventDefault();
      if (event.repeat) return;
      if (current.phase === 'ready' && found.action === 'drop') setLooking(found.agent);
      current.act(found.agent, found.action);
    };
    const onUp = () => setLooking(null);
    document.addEventListener('keydown', onDown);
    document.addEventListener('keyup', onUp);
    return () => {
      document.removeEventListener('keydown', onDown);
      document.removeEventListener('keyup', onUp);
    };
  }, [withHostage]);

  const status = {
    ready: looking === null ? words.look : words.hand(names[looking], presentation.signs[handOf(live, looking)].label),
    countdown: words.countdown(seconds),
    live: words.running,
    paused: words.paused,
    asking: words.asking(
      table.asked.map((agent) => names[agent]),
      seconds,
    ),
    over: round.steps.length === 0 ? words.over : words.saved,
  }[phase];
  const says = (step: LiveStep) => [
    ...step.happenings.map((happening) => ({ text: presentation.happening(happening, names, null).text, late: false })),
    ...step.voids.map(({ by, move, reason }) => ({
      text: words.voided(names[by], presentation.offer(move, names), reason),
      late: true,
    })),
  ];
  const lines = round.steps.flatMap(says).slice(-MOST_LINES);
  return (
    <div className="balance-panel round-panel">
      <p className="hint">
        {words.intro} {withHostage ? words.takeHint : ''}
      </p>
      <div className="round-body">
        <div className="round-board" ref={arena} tabIndex={-1}>
          <div className="round-status">
            {phase === 'over' ? (
              <button type="button" className="button primary" onClick={() => void deal()}>
                {series.next}
              </button>
            ) : (
              <button type="button" className="button primary" onClick={start}>
                {phase === 'ready' ? words.start : phase === 'paused' ? words.resume : words.pause}
              </button>
            )}
            <span role="status">{told === '' ? status : told}</span>
          </div>
          <RoundBoard round={round} keys={keys} presentation={presentation} names={names} hands={hands} />
        </div>
        <div className="round-side" ref={side}>
          {round.problem === null ? null : (
            <p className="refusal" role="alert">
              {round.problem}
            </p>
          )}
          <KeysTable
            keys={keys}
            names={names}
            living={table.living}
            hostage={withHostage}
            fixed={phase !== 'ready' && phase !== 'paused'}
            onKeys={setKeys}
            onListen={setListening}
          />
          {phase === 'live' || phase === 'paused' ? (
            <button type="button" className="button small" title={words.standstillHelp} onClick={standstill}>
              {words.standstill}
            </button>
          ) : null}
          {lines.length === 0 ? null : <h3>{words.log}</h3>}
          <div role="log" aria-label={words.log}>
            <ul className="round-log">
              {lines.map(({ text, late }, index) => (
                <li key={index} ref={index === lines.length - 1 ? newest : null} className={late ? 'void' : undefined}>
                  {text}
                </li>
              ))}
            </ul>
          </div>
          {up.size === 0 ? null : (
            <p className="hint">{[...up].map((agent) => `${names[agent]} ${words.up}`).join(', ')}</p>
          )}
        </div>
      </div>
    </div>
  );
}
