import type { NotationSettings } from '../../logic/formula/notation.ts';
import { useLab } from './lab.ts';

const CHOICES = {
  knows: { letter: 'K_a', box: '□_a' },
  considers: { letter: 'M_a', hat: 'K̂_a', diamond: '◇_a' },
  announcement: { exclamation: '[!f]', bare: '[f]' },
} as const;

/** How formulas are written. */
export function Notation() {
  const { words, state, change } = useLab();
  const choose = (part: Partial<NotationSettings>) =>
    change((before) => ({ ...before, notation: { ...before.notation, ...part } }));
  const { knows, considers, announcement } = state.notation;
  return (
    <section>
      <h3>{words.truth.notation}</h3>
      <div className="lab-notation">
        <Choice
          label={words.truth.knows}
          choices={CHOICES.knows}
          chosen={knows}
          onChoose={(value) => choose({ knows: value })}
        />
        <Choice
          label={words.truth.considers}
          choices={CHOICES.considers}
          chosen={considers}
          onChoose={(value) => choose({ considers: value })}
        />
        <Choice
          label={words.truth.announcement}
          choices={CHOICES.announcement}
          chosen={announcement}
          onChoose={(value) => choose({ announcement: value })}
        />
      </div>
      <p className="hint">{words.truth.notationHint}</p>
    </section>
  );
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly choices: Readonly<Record<Value, string>>;
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}

function Choice<Value extends string>({ label, choices, chosen, onChoose }: ChoiceProps<Value>) {
  const isChoice = (text: string): text is Value => Object.hasOwn(choices, text);
  return (
    <label className="lab-field">
      {label}
      <select
        value={chosen}
        onChange={({ target }) => {
          if (isChoice(target.value)) onChoose(target.value);
        }}
      >
        {Object.entries<string>(choices).map(([value, shown]) => (
          <option key={value} value={value}>
            {shown}
          </option>
        ))}
      </select>
    </label>
  );
}
