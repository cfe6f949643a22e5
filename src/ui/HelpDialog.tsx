import { use } from 'react';
import type { Scenery } from './scenery.ts';
import { Dialog } from './Dialog.tsx';
import { Legend } from './Legend.tsx';
import { useSession, useWords } from './screen.ts';

/** What the screen shows, and all keys. */
export default function HelpDialog({ scenery, onClose }: { scenery: Scenery | null; onClose: () => void }) {
  const words = use(useWords().help());
  const names = useSession((state) => state.run)?.names ?? [];
  return (
    <Dialog title={words.title} onClose={onClose} className="help">
      <p>{words.intro}</p>
      <div className="help-columns">
        <section>
          <h3>{words.keys}</h3>
          <Keys list={words.keyList} />
          <h3>{words.graphKeys}</h3>
          <Keys list={words.graphKeyList} />
          <p className="hint">{words.rules}</p>
        </section>
        <section>
          <h3>{words.formulaKeys}</h3>
          <Keys list={words.formulaKeyList} />
          {scenery === null ? null : (
            <>
              <h3>{words.reading}</h3>
              <Legend presentation={scenery.vantage.presentation} mind={scenery.vantage.names[0]} teacher />
              <ul className="help-drawing">
                {words.drawing.map((one) => (
                  <li key={one}>{one}</li>
                ))}
              </ul>
              <p>{words.past}</p>
              <h3>{words.formulas}</h3>
              <dl className="formulas">
                {scenery.vantage.presentation.examples(names).map(({ formula, says }) => (
                  <div key={formula}>
                    <dt>
                      <code>{formula}</code>
                    </dt>
                    <dd>{says}</dd>
                  </div>
                ))}
              </dl>
            </>
          )}
        </section>
      </div>
    </Dialog>
  );
}

function Keys({ list }: { list: readonly { readonly keys: readonly string[]; readonly does: string }[] }) {
  return (
    <dl className="keys">
      {list.map(({ keys, does }) => (
        <div key={does}>
          <dt>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}
