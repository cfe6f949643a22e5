import { useState } from 'react';
import {
  allRows,
  foundRows,
  LEAST_PLAYERS,
  MOST_PLAYERS,
  readBand,
  type Band,
  type FoundRow,
} from '../../session/balance.ts';
import { ScrollRegion } from '../ScrollRegion.tsx';
import type { BandState } from './band.ts';
import { CodeField } from './CodeField.tsx';
import { useBalanceWords } from './words.ts';

/** The finder of set-ups, and version codes read. */
export function SetupsPanel({ band }: { band: BandState }) {
  const words = useBalanceWords();
  const [players, setPlayers] = useState('12');
  const [low, setLow] = useState('15');
  const [high, setHigh] = useState('20');
  const [code, setCode] = useState('AA062');
  const aim = readBand(low, high);
  const count = /^\d{1,2}$/.test(players.trim()) ? Number(players) : NaN;
  const right = count >= LEAST_PLAYERS && count <= MOST_PLAYERS;
  return (
    <div className="balance-panel">
      <div className="balance-columns">
        <section>
          <h3>{words.finder.title}</h3>
          <div className="balance-tools">
            <label className="balance-field">
              {words.finder.players}
              <input
                className="short"
                inputMode="numeric"
                aria-invalid={!right}
                value={players}
                onChange={({ target }) => setPlayers(target.value)}
              />
            </label>
            <fieldset className="balance-band">
              <legend>{words.finder.aim}</legend>
              <label>
                {words.band.from}
                <input
                  inputMode="decimal"
                  aria-invalid={aim === null}
                  value={low}
                  onChange={({ target }) => setLow(target.value)}
                />
              </label>
              <label>
                {words.band.to}
                <input
                  inputMode="decimal"
                  aria-invalid={aim === null}
                  value={high}
                  onChange={({ target }) => setHigh(target.value)}
                />
                {words.band.unit}
              </label>
            </fieldset>
          </div>
          {right && aim !== null ? (
            <>
              <Found players={count} aim={aim} onRead={setCode} />
              <AllSetups players={count} aim={aim} />
            </>
          ) : (
            <p className="refusal" role="alert">
              {words.finder.problem(LEAST_PLAYERS, MOST_PLAYERS)}
            </p>
          )}
        </section>
        <CodeField typed={code} band={band.band} onType={setCode} />
      </div>
    </div>
  );
}

function Found({ players, aim, onRead }: { players: number; aim: Band; onRead: (code: string) => void }) {
  const words = useBalanceWords();
  const { finder } = words;
  const rows = foundRows(players, aim);
  return (
    <>
      <p role="status">{finder.found(rows.length)}</p>
      {rows.length === 0 ? null : (
        <table className="listed-table">
          <thead>
            <tr>
              {[finder.killers, finder.loss, finder.rate, finder.code].map((head) => (
                <th scope="col" key={head}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={`${row.killers} ${row.loss}`}>
                <td>{row.killers}</td>
                <td>{words.condition(row.loss)}</td>
                <td>
                  <strong>{words.percent(row.share)}</strong> <span className="fraction">{row.exact}</span>
                </td>
                <td>
                  <FoundCode row={row} onRead={onRead} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {rows.some(({ code }) => code?.ours === true) ? <p className="hint">{finder.oursHelp}</p> : null}
      {rows.some(({ code }) => code === null) ? <p className="hint">{finder.noneHelp}</p> : null}
    </>
  );
}

/** All set-ups with so many players: what fits stands beside what does not. */
function AllSetups({ players, aim }: { players: number; aim: Band }) {
  const words = useBalanceWords();
  const { finder } = words;
  const rows = allRows(players, aim);
  const killers = rows.filter(({ loss }) => loss === words.losses[0]).map((row) => row.killers);
  return (
    <>
      <h3>{finder.all(players)}</h3>
      <p className="hint">{finder.allHint}</p>
      <ScrollRegion label={finder.all(players)}>
        <table className="rates-table all-setups">
          <thead>
            <tr>
              <td />
              <th scope="colgroup" colSpan={killers.length}>
                {finder.killers}
              </th>
            </tr>
            <tr>
              <th scope="col">{finder.loss}</th>
              {killers.map((count) => (
                <th scope="col" key={count}>
                  {count}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {words.losses.map((loss) => (
              <tr key={loss}>
                <th scope="row">{words.condition(loss)}</th>
                {rows
                  .filter((row) => row.loss === loss)
                  .map(({ killers: count, exact, share, place }) => (
                    <td key={count} className={place} title={exact}>
                      {place === 'inside' ? (
                        <span className="place inside" role="img" aria-label={finder.fits}>
                          {words.band.marks.inside}
                        </span>
                      ) : null}
                      {(share * 100).toFixed(2)}
                    </td>
                  ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </>
  );
}

function FoundCode({ row: { code }, onRead }: { row: FoundRow; onRead: (code: string) => void }) {
  const words = useBalanceWords().finder;
  if (code === null) return words.none;
  return (
    <>
      <button
        type="button"
        className="button small"
        aria-label={words.read(code.text)}
        title={words.read(code.text)}
        onClick={() => onRead(code.text)}
      >
        <code>{code.text}</code>
      </button>{' '}
      {code.ours ? words.ours : words.listed}
    </>
  );
}
