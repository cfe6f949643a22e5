import { MessageCircle } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { TurnView } from '../session/turn.ts';
import type { Vantage } from '../session/viewpoint.ts';
import { useCommands, useSession, useWords } from './screen.ts';

/** Saying something to all before the choices are made: the whole diary, a formula that the speaker knows, or a claim. */
export function Speak({ turn, vantage }: { turn: TurnView; vantage: Vantage }) {
  const words = useWords().next;
  const commands = useCommands();
  const [chosen, setChosen] = useState(0);
  const [claims, setClaims] = useState(false);
  const [formula, setFormula] = useState('');
  const [refusal, setRefusal] = useState('');
  const id = useId();
  const popover = useRef<HTMLDivElement>(null);
  const names = useSession((state) => state.run)?.names ?? [];
  // The moderator speaks where anybody may, and comes last.
  const players = [...new Set([...turn.claimants, ...turn.speakers])].filter((agent) => agent !== null);
  const speakers = [...players, ...turn.speakers.filter((agent) => agent === null)];
  if (players.length === 0) return null;

  const speaker = speakers.at(chosen < speakers.length ? chosen : 0) ?? null;
  const mayAnnounce = turn.speakers.includes(speaker);
  const mayClaim = speaker !== null && turn.claimants.includes(speaker);
  const claiming = mayClaim && (claims || !mayAnnounce);
  const example = vantage.presentation.examples(names).at(0)?.formula ?? '';
  const say = async (answer: Promise<string | null>) => {
    const refused = await answer;
    setRefusal(refused ?? '');
    if (refused !== null) return;
    setFormula('');
    popover.current?.hidePopover();
  };
  const submit = () => {
    const said = formula.trim();
    if (said !== '') void say(claiming ? commands.claim(speaker, said) : commands.announce(speaker, said));
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
          {speaker === null || !mayAnnounce ? null : (
            <button type="button" className="button small" onClick={() => void say(commands.share(speaker))}>
              {words.share}
            </button>
          )}
        </div>
        {mayClaim ? (
          <fieldset className="choice-row">
            <legend className="visually-hidden">{words.howToSay}</legend>
            {[false, true].map((asClaim) => (
              <label key={String(asClaim)}>
                <input
                  type="radio"
                  name={`${id}-how`}
                  checked={claiming === asClaim}
                  disabled={!asClaim && !mayAnnounce}
                  onChange={() => {
                    setClaims(asClaim);
                    setRefusal('');
                  }}
                />
                {asClaim ? words.asClaim : words.truthfully}
              </label>
            ))}
          </fieldset>
        ) : null}
        <form
          className="speak-row"
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <input
            className="formula"
            aria-label={claiming ? words.claimFormula : words.formula}
            aria-describedby={`${id}-help`}
            aria-invalid={refusal !== ''}
            placeholder={claiming ? words.claimFormula : words.formula}
            spellCheck={false}
            autoComplete="off"
            value={formula}
            onChange={(event) => setFormula(event.target.value)}
          />
          <button type="submit" className="button small">
            {claiming ? words.claim : words.announce}
          </button>
        </form>
        <p
          className={refusal === '' ? 'hint' : 'refusal'}
          id={`${id}-help`}
          role={refusal === '' ? undefined : 'alert'}
        >
          {refusal !== '' ? refusal : claiming ? words.claimHelp(example) : words.formulaHelp(example)}
        </p>
      </div>
    </>
  );
}
