import { useState } from 'react';
import {
  ACTIONS,
  isUsable,
  keysFor,
  whoseKey,
  withKey,
  type LiveAction,
  type PlayerKeys,
} from '../../session/live-keys.ts';
import { useStandoffWords } from './words.ts';

interface KeysTableProps {
  readonly keys: readonly PlayerKeys[];
  readonly names: readonly string[];
  /** Who can still act. */
  readonly living: readonly number[];
  readonly hostage: boolean;
  /** Keys are not changed now. */
  readonly fixed: boolean;
  readonly onKeys: (keys: readonly PlayerKeys[]) => void;
  /** The next key is taken for the table. */
  readonly onListen: (listening: boolean) => void;
}

/** Whose key does what: the legend, in which a key that is pressed can be replaced by another. */
export function KeysTable({ keys, names, living, hostage, fixed, onKeys, onListen }: KeysTableProps) {
  const words = useStandoffWords().round;
  const [waiting, setWaiting] = useState<{ readonly agent: number; readonly action: LiveAction } | null>(null);
  const [problem, setProblem] = useState('');
  const actions = ACTIONS.filter((action) => hostage || action !== 'take');
  const listen = (place: typeof waiting) => {
    setWaiting(place);
    onListen(place !== null);
  };
  const given = (agent: number, action: LiveAction, key: string) => {
    const owner = whoseKey(keys, key, hostage);
    if (!isUsable(key)) setProblem(words.unusable(key));
    else if (owner !== null && (owner.agent !== agent || owner.action !== action)) {
      setProblem(words.taken(key, names[owner.agent]));
    } else {
      setProblem('');
      onKeys(withKey(keys, agent, action, key));
    }
    listen(null);
  };
  return (
    <section aria-label={words.keys}>
      <table className="listed-table round-keys">
        <thead>
          <tr>
            <th scope="col">{words.player}</th>
            {actions.map((action) => (
              <th key={action} scope="col">
                {words.actions[action]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {keys.map((own, agent) => (
            <tr key={agent}>
              <th scope="row" dir="auto">
                {living.includes(agent) ? names[agent] : <s>{names[agent]}</s>}
              </th>
              {living.includes(agent) ? null : <td colSpan={actions.length}>{words.out}</td>}
              {(living.includes(agent) ? actions : []).map((action) => {
                const waits = waiting?.agent === agent && waiting.action === action;
                if (fixed) {
                  return (
                    <td key={action}>
                      <kbd>{own[action].toUpperCase()}</kbd>
                    </td>
                  );
                }
                return (
                  <td key={action}>
                    <button
                      type="button"
                      className="button small"
                      aria-label={`${words.keyOf(names[agent], words.actions[action])}: ${waits ? words.press : own[action]}`}
                      aria-pressed={waits}
                      onClick={() => listen(waits ? null : { agent, action })}
                      onKeyDown={(event) => {
                        if (!waits || ['Tab', 'Escape', 'Shift'].includes(event.key)) return;
                        event.preventDefault();
                        given(agent, action, event.key);
                      }}
                      onBlur={() => {
                        if (waits) listen(null);
                      }}
                    >
                      <kbd>{waits ? '…' : own[action].toUpperCase()}</kbd>
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="refusal" role="alert">
        {problem}
      </p>
      {fixed ? null : (
        <button type="button" className="button small" onClick={() => onKeys(keysFor(names.length))}>
          {words.automatic}
        </button>
      )}
    </section>
  );
}
