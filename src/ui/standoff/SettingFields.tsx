import { LEAST_SOLVED, MOST_SOLVED } from '../../session/standoff-course.ts';
import type { Setting } from './setting.ts';
import { useStandoffWords } from './words.ts';

const READINGS = ['prose', 'code'] as const;
const PICK_UPS = ['choice', 'auto', 'half'] as const;
const SCHEDULERS = ['pairs', 'players'] as const;
const POLICIES = ['random', 'cautious', 'predator'] as const;

const upTo = (least: number, most: number) => Array.from({ length: most - least + 1 }, (_, index) => least + index);

/** The set-up to be solved: who plays, by which rules, and how. `counted`: with how many are evil and civilians. */
export function SettingFields({ setting, counted }: { setting: Setting; counted: boolean }) {
  const words = useStandoffWords().setting;
  const { wish, change, reset } = setting;
  const number = (name: 'players' | 'evil' | 'civilians', choices: readonly number[]) => (
    <label className="balance-field">
      {words[name]}
      <select value={wish[name]} onChange={({ target }) => change({ [name]: Number(target.value) })}>
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {choice}
          </option>
        ))}
      </select>
    </label>
  );
  const policy = (name: 'good' | 'evilPlays') => (
    <Choice
      label={words[name]}
      value={wish[name]}
      choices={POLICIES}
      labels={words.policies}
      onChoose={(chosen) => change({ [name]: chosen })}
    />
  );
  return (
    <div className="balance-tools">
      {number('players', upTo(LEAST_SOLVED, MOST_SOLVED))}
      {counted ? number('evil', upTo(0, wish.players)) : null}
      {counted ? number('civilians', upTo(0, wish.players - wish.evil)) : null}
      <label className="balance-field">
        <input type="checkbox" checked={wish.hostage} onChange={({ target }) => change({ hostage: target.checked })} />
        {words.hostage}
      </label>
      {policy('good')}
      {policy('evilPlays')}
      <Choice
        label={words.reading}
        value={wish.reading}
        choices={READINGS}
        labels={words.values}
        onChoose={(reading) => change({ reading })}
      />
      <Choice
        label={words.pickUp}
        value={wish.pickUp}
        choices={PICK_UPS}
        labels={words.values}
        onChoose={(pickUp) => change({ pickUp })}
      />
      <Choice
        label={words.scheduler}
        value={wish.scheduler}
        choices={SCHEDULERS}
        labels={words.values}
        onChoose={(scheduler) => change({ scheduler })}
      />
      {reset === null ? null : (
        <button type="button" className="button small" onClick={reset}>
          {words.asGame}
        </button>
      )}
    </div>
  );
}

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly choices: readonly T[];
  readonly labels: Readonly<Record<T, string>>;
  readonly onChoose: (value: T) => void;
}

function Choice<T extends string>({ label, value, choices, labels, onChoose }: ChoiceProps<T>) {
  return (
    <label className="balance-field">
      {label}
      <select
        value={value}
        onChange={({ target }) => onChoose(choices.find((choice) => choice === target.value) ?? value)}
      >
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {labels[choice]}
          </option>
        ))}
      </select>
    </label>
  );
}
