import { MessageCircle } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { Vantage } from '../session/viewpoint.ts';
import { useCommands, useSession, useWords } from './screen.ts';

/** Saying something to all before the choices are made: the whole diary, or a formula that the speaker knows. */
export function Speak({ speakers, vantage }: { speakers: readonly (number | null)[]; vantage: Vantage }) {
  const words = useWords().next;
  const commands = useCommands();
  const [chosen, setChosen] = useState(0);
  const [formula, setFormula] = useState('');
  const [refusal, setRefusal] = useState('');
  const id = useId();
  const popover = useRef<HTMLDivElement>(null);
  const speaker = speakers.at(chosen < speakers.length ? chosen : 0) ?? null;
  const names = useSession((state) => state.run)?.names ?? [];
  const [example] = vantage.presentation.examples(names);

  const say = async (answer: Promise<string | null>) => {
    const refused = await answer;
    setRefusal(refused ?? '');
    if (refused !== null) return;
    setFormula('');
    popover.current?.hidePopover();
  };
  return (
    <>
      <button type="button" className="button small" popoverTarget={id}>
        <MessageCircle aria-hidden="true" />
        {words.speak}
      </button>
      <div id={id} popover="auto" className="popover speak" role="dialog" aria-label={words.speak} ref={popover}>
        <div className="speak-row">
          {speakers.length > 1 ? (
            <select
              aria-label={words.speaker}
              value={chosen}
              onChange={(event) => {
                setChosen(Number(event.target.value));
                setRefusal('');
              }}
            >
              {speakers.map((agent, index) => (
                <option key={agent ?? 'moderator'} value={index}>
                  {agent === null ? words.moderator : vantage.names[agent]}
                </option>
              ))}
            </select>
          ) : null}
          {speaker === null ? null : (
            <button type="button" className="button small" onClick={() => void say(commands.share(speaker))}>
              {words.share}
            </button>
          )}
        </div>
        <form
          className="speak-row"
          onSubmit={(event) => {
            event.preventDefault();
            if (formula.trim() !== '') void say(commands.announce(speaker, formula.trim()));
          }}
        >
          <input
            className="formula"
            aria-label={words.formula}
            aria-describedby={`${id}-help`}
            aria-invalid={refusal !== ''}
            placeholder={words.formula}
            spellCheck={false}
            autoComplete="off"
            value={formula}
            onChange={(event) => setFormula(event.target.value)}
          />
          <button type="submit" className="button small">
            {words.announce}
          </button>
        </form>
        <p
          className={refusal === '' ? 'hint' : 'refusal'}
          id={`${id}-help`}
          role={refusal === '' ? undefined : 'alert'}
        >
          {refusal === '' ? words.formulaHelp(example?.formula ?? '') : refusal}
        </p>
      </div>
    </>
  );
}
