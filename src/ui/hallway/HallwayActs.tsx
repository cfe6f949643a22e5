import type { Act } from '../../engine/presentation.ts';
import { useWords } from '../screen.ts';
import { variables } from '../variables.ts';

/** What players did to each other in a step, a line for each to whom it was done: arrows would run over the names. */
export function HallwayActs({ acts, names }: { acts: readonly Act[]; names: readonly string[] }) {
  const words = useWords().board;
  if (acts.length === 0) return null;
  return (
    <ul className="hallway-acts" aria-label={words.shownActs}>
      {byTarget(acts).map((alike) => {
        const [{ to, label, colour }] = alike;
        const by = alike.map(({ from }) => names[from]);
        return (
          <li
            key={`${label} ${to}`}
            aria-label={by.map((who) => words.act(who, label, names[to])).join('; ')}
            style={variables({ '--act': `var(--${colour})` })}
          >
            <span aria-hidden="true">
              {words.toWhom(label, names[to], by.length)} <strong>{by.join(', ')}</strong>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** Acts that are alike and to the same player stand together; of one kind, first those to whom most was done. */
function byTarget(acts: readonly Act[]): readonly (readonly Act[])[] {
  const groups = new Map<string, Act[]>();
  for (const act of acts) {
    const key = `${act.label} ${act.to}`;
    groups.set(key, [...(groups.get(key) ?? []), act]);
  }
  return [...groups.values()].sort((one, other) => other.length - one.length);
}
