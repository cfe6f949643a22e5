import { Users } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import type { Agent } from '../engine/rules.ts';
import { takingShows } from '../session/seats.ts';
import { shownName } from '../session/viewpoint.ts';
import { BY_HAND } from '../session/turn.ts';
import { Policies } from './Policies.tsx';
import { useAtOnce, useCommands, usePresentations, useSession, useWords } from './screen.ts';

const TakeSeat = lazy(() => import('./seats/TakeSeat.tsx').then((module) => ({ default: module.TakeSeat })));

/** Who decides for whom: any seat can be taken over by hand, and given back. */
export function DecidersPopover() {
  const words = useWords().next;
  const commands = useCommands();
  const presentations = usePresentations();
  const run = useSession((state) => state.run);
  const games = useSession((state) => state.games);
  // At once: fields that lag behind a hand would fall back to what they showed.
  const deciders = useAtOnce((state) => state.deciders);
  const locked = useSession((state) => state.locked);
  const viewpoint = useSession((state) => state.viewpoint);
  const opener = useRef<HTMLButtonElement>(null);
  const [taking, setTaking] = useState<Agent | null>(null);
  const game = games.find(({ id }) => id === run?.game);
  const presentation = run === null ? undefined : presentations[run.game];
  if (run === null || game === undefined || presentation === undefined) return null;
  const decide = (agent: Agent, way: string) => {
    if (way === BY_HAND && takingShows({ locked, viewpoint, deciders }, agent)) setTaking(agent);
    else void commands.setDecider(agent, way);
  };
  const close = () => {
    setTaking(null);
    // What had the focus is hidden by now.
    requestAnimationFrame(() => opener.current?.focus());
  };
  return (
    <>
      <button ref={opener} type="button" className="button small quiet" popoverTarget="deciders">
        <Users aria-hidden="true" />
        {words.who}
      </button>
      <div id="deciders" popover="auto" className="popover" role="dialog" aria-label={words.who}>
        <p className="hint">{words.whoHelp}</p>
        {run.names.map((name, agent) => (
          <label key={agent} className="decider">
            <span className="clip" dir="auto" title={name}>
              {shownName(name)}
            </span>
            <select
              aria-label={words.decides(name)}
              value={deciders[agent]}
              onChange={(event) => decide(agent, event.target.value)}
            >
              {game.policies.map((policy) => (
                <option key={policy} value={policy}>
                  {presentation.policy(policy).label}
                </option>
              ))}
              <option value={BY_HAND}>{words.hand.label}</option>
            </select>
          </label>
        ))}
        <Policies game={game} presentation={presentation} />
      </div>
      <Suspense>
        {taking === null ? null : <TakeSeat agent={taking} name={shownName(run.names[taking])} onClose={close} />}
      </Suspense>
    </>
  );
}
