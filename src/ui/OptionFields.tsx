import type { OptionWords } from '../engine/presentation.ts';
import { variables } from './variables.ts';

/** A game's options and what is chosen of them; `onChange` is told all that is then chosen. */
export function OptionFields({
  options,
  values,
  onChange,
}: {
  options: readonly OptionWords[];
  values: Readonly<Record<string, unknown>>;
  onChange: (values: Readonly<Record<string, unknown>>) => void;
}) {
  return options.map((option) => (
    <OptionField
      key={option.name}
      option={option}
      value={values[option.name]}
      onChange={(value) => onChange({ ...values, [option.name]: value })}
    />
  ));
}

/** One of a game's options, with what it means. */
function OptionField({
  option,
  value,
  onChange,
}: {
  option: OptionWords;
  value: unknown;
  onChange: (value: unknown) => void;
}) {
  const { label, help, values, name } = option;
  const id = `option-${name}`;
  return (
    <div className="option">
      <label htmlFor={id}>{label}</label>
      {values.kind === 'switch' ? (
        <input
          id={id}
          type="checkbox"
          aria-describedby={`${id}-help`}
          checked={value === true}
          onChange={(event) => onChange(event.target.checked)}
        />
      ) : values.kind === 'number' ? (
        <input
          id={id}
          type="number"
          aria-describedby={`${id}-help`}
          min={values.least}
          max={values.most}
          placeholder={values.without}
          style={variables({ '--letters': values.without?.length ?? 0 })}
          value={typeof value === 'number' && !Number.isNaN(value) ? value : ''}
          onChange={({ target }) => {
            const empty = target.value === '' && values.without !== undefined;
            onChange(empty ? null : target.valueAsNumber);
          }}
        />
      ) : (
        <select
          id={id}
          aria-describedby={`${id}-help`}
          value={String(value)}
          onChange={(event) => onChange(event.target.value)}
        >
          {values.choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
      <p className="hint" id={`${id}-help`}>
        {help}
      </p>
    </div>
  );
}
