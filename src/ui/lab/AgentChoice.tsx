import { useLab } from './lab.ts';

interface AgentChoiceProps {
  readonly title: string;
  readonly chosen: readonly string[];
  readonly onChoose: (chosen: readonly string[]) => void;
}

/** Some of the model's agents. */
export function AgentChoice({ title, chosen, onChoose }: AgentChoiceProps) {
  const { model } = useLab();
  return (
    <fieldset>
      <legend>{title}</legend>
      <div className="choice-row">
        {model.agents.map((agent) => (
          <label key={agent}>
            <input
              type="checkbox"
              checked={chosen.includes(agent)}
              onChange={({ target }) =>
                onChoose(target.checked ? [...chosen, agent] : chosen.filter((name) => name !== agent))
              }
            />
            {agent}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
