import type { StepReport, StepWanted } from '../../../session/lab/step-report.ts';
import { useLab } from '../lab.ts';

interface StepChoicesProps {
  readonly names: readonly string[];
  readonly report: StepReport;
  readonly wanted: StepWanted;
  readonly onWanted: (wanted: StepWanted) => void;
}

/** Which players and which atoms count. */
export function StepChoices({ names, report, wanted, onWanted }: StepChoicesProps) {
  const words = useLab().words.step;
  const players = wanted.players ?? [...names.keys()];
  const all = report.atoms.map(({ name }) => name);
  const atoms = report.atoms.flatMap(({ name, counts }) => ((wanted.atoms?.includes(name) ?? counts) ? [name] : []));
  const toggled = <Item,>(items: readonly Item[], item: Item) =>
    items.includes(item) ? items.filter((other) => other !== item) : [...items, item];
  return (
    <div className="step-lab-choices">
      <div role="group" aria-label={words.players} title={words.playersHelp}>
        <span aria-hidden="true">{words.players}</span>
        {names.map((name, player) => {
          const counts = players.includes(player);
          return (
            <button
              key={name}
              type="button"
              className="button small"
              dir="auto"
              aria-pressed={counts}
              onClick={() => {
                if (counts && players.length === 1) return;
                const next = toggled(players, player).toSorted((one, other) => one - other);
                onWanted({ ...wanted, players: next.length === names.length ? null : next });
              }}
            >
              {name}
            </button>
          );
        })}
      </div>
      {all.length < 2 ? null : (
        <div role="group" aria-label={words.atoms} title={words.atomsHelp}>
          <span aria-hidden="true">{words.atoms}</span>
          {all.map((name) => (
            <button
              key={name}
              type="button"
              className="button small"
              aria-pressed={atoms.includes(name)}
              onClick={() => {
                const next = toggled(atoms, name);
                onWanted({ ...wanted, atoms: next });
              }}
            >
              {name}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
