import { listedRows, readCode, type Band, type ReadCode } from '../../session/balance.ts';
import { useBalanceWords } from './words.ts';

/** A version code, typed, and what each of its digits means. */
export function CodeField({ typed, band, onType }: { typed: string; band: Band; onType: (text: string) => void }) {
  const words = useBalanceWords().code;
  const read = typed.trim() === '' ? null : readCode(typed, band);
  return (
    <section>
      <h3>{words.title}</h3>
      <label className="balance-field">
        {words.field}
        <input
          className="code-input"
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
          aria-invalid={read?.ok === false}
          value={typed}
          onChange={({ target }) => onType(target.value)}
        />
      </label>
      <div aria-live="polite">
        {read === null ? (
          <p className="hint">{words.invite}</p>
        ) : read.ok ? (
          <Code code={read.code} />
        ) : (
          <p className="refusal">{read.message}</p>
        )}
      </div>
      <h3>{words.all}</h3>
      <div className="balance-codes">
        {listedRows(band).map(({ code }) => (
          <button
            key={code}
            type="button"
            className="button small"
            aria-pressed={read?.ok === true && read.code.text === code}
            onClick={() => onType(code)}
          >
            <code>{code}</code>
          </button>
        ))}
      </div>
    </section>
  );
}

function Code({ code }: { code: Extract<ReadCode, { ok: true }>['code'] }) {
  const all = useBalanceWords();
  const words = all.code;
  const { text, players, killers, loss, bits, listed, written, exact, share, place } = code;
  const rows = [
    { digits: text.slice(0, 3), bits: loss, means: words.first(loss) },
    { digits: '', bits, means: words.unexplained },
    { digits: text[3], bits: '', means: words.fourth(text[3], players) },
    { digits: text[4], bits: '', means: words.fifth(killers, players - killers) },
  ];
  return (
    <>
      <table className="listed-table code-table">
        <thead>
          <tr>
            <th scope="col">{words.digits}</th>
            <th scope="col">{words.bits}</th>
            <th scope="col">{words.means}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.means}>
              <td>
                <code>{row.digits}</code>
              </td>
              <td>
                <code>{row.bits}</code>
              </td>
              <td>{row.means}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <strong>{words.rate(exact, share, all.band.places[place])}</strong>
      </p>
      <p>{listed ? words.listed : words.unlisted}</p>
      {written === null || written.text === text ? null : <p>{words.written(written.text, written.ours)}</p>}
    </>
  );
}
