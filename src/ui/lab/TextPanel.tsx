import { useMemo, useState } from 'react';
import { writeModel } from '../../logic/exchange/write-json.ts';
import { writeStructureFile } from '../../logic/exchange/write-structure.ts';
import { labFileOfState, structureFileOfState, withText } from '../../session/lab/lab.ts';
import { useLab } from './lab.ts';

/** Longer texts are not shown in the field. */
const LONGEST = 200_000;
/** Larger models are not written while somebody looks on. */
const MOST_WORLDS = 300;

/** The model as text, which can be changed, or replaced by any text that can be opened. */
export function TextPanel() {
  const { words, state, change, model, entry } = useLab();
  const { law } = entry;
  const written = useMemo(
    () =>
      law !== undefined
        ? writeStructureFile(structureFileOfState(state, law), true)
        : model.worlds.length > MOST_WORLDS
          ? null
          : writeModel(labFileOfState(state), true),
    [law, model.worlds.length, state],
  );
  const shown = written !== null && written.length <= LONGEST ? written : '';
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <div className="lab-panel lab-text">
      <p className="hint">{words.text.intro}</p>
      <textarea
        aria-label={words.text.field}
        spellCheck={false}
        autoComplete="off"
        value={typed ?? shown}
        onChange={({ target }) => setTyped(target.value)}
      />
      {shown === '' && typed === null ? <p className="hint">{words.text.tooLong}</p> : null}
      <div className="lab-buttons">
        <button
          type="button"
          className="button primary"
          onClick={() => {
            const after = withText(state, typed ?? shown, words.fromText);
            if (after.notice?.isProblem !== true) setTyped(null);
            change(() => after);
          }}
        >
          {words.text.apply}
        </button>
        {typed === null ? null : (
          <button type="button" className="button" onClick={() => setTyped(null)}>
            {words.text.reset}
          </button>
        )}
      </div>
    </div>
  );
}
