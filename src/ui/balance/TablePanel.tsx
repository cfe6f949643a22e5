import { Download } from 'lucide-react';
import { useMemo } from 'react';
import {
  listedRows,
  PUBLISHED_KILLERS,
  PUBLISHED_PLAYERS,
  tableAsCsv,
  tableCells,
  witnessOf,
  type ListedRow,
  type TableCell,
} from '../../session/balance.ts';
import { downloadText } from '../files/download.ts';
import { ScrollRegion } from '../ScrollRegion.tsx';
import type { BandState } from './band.ts';
import { BandField } from './BandField.tsx';
import { useBalanceWords } from './words.ts';

/** The exact table beside the published one, and the listed set-ups judged by the band. */
export function TablePanel({ band }: { band: BandState }) {
  const words = useBalanceWords();
  const cells = useMemo(() => tableCells(band.band), [band.band]);
  const rows = useMemo(() => listedRows(band.band), [band.band]);
  return (
    <div className="balance-panel">
      <div className="balance-tools">
        <p className="hint">{words.intro}</p>
        <BandField band={band} />
      </div>
      <div className="balance-columns">
        <section>
          <h3>{words.table.title}</h3>
          <RatesTable cells={cells} />
          <p className="hint">
            {words.table.hint} <PlaceLegend />
          </p>
          <WrongCells cells={cells} />
          <button
            type="button"
            className="button small"
            onClick={() => downloadText(tableAsCsv(cells), 'text/csv', `${words.table.file}.csv`)}
          >
            <Download aria-hidden="true" />
            {words.table.export}
          </button>
        </section>
        <section>
          <h3>{words.listed.title}</h3>
          <p className="hint">{words.listed.hint}</p>
          <ListedTable rows={rows} />
        </section>
      </div>
    </div>
  );
}

function PlaceLegend() {
  const { marks, places } = useBalanceWords().band;
  return (
    <>
      {(['above', 'inside', 'below'] as const).map((place) => (
        <span key={place} className="balance-key">
          <span className={`place ${place}`} aria-hidden="true">
            {marks[place]}
          </span>{' '}
          {places[place]}
        </span>
      ))}
    </>
  );
}

function RatesTable({ cells }: { cells: readonly TableCell[] }) {
  const words = useBalanceWords();
  return (
    <ScrollRegion label={words.table.title}>
      <table className="rates-table">
        <thead>
          <tr>
            <td />
            <th scope="colgroup" colSpan={PUBLISHED_PLAYERS.length}>
              {words.table.players}
            </th>
          </tr>
          <tr>
            <th scope="col">{words.table.killers}</th>
            {PUBLISHED_PLAYERS.map((players) => (
              <th scope="col" key={players}>
                {players}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {PUBLISHED_KILLERS.map((killers) => (
            <tr key={killers}>
              <th scope="row">{killers}</th>
              {cells
                .filter((cell) => cell.killers === killers)
                .map((cell) => (
                  <RateCell key={cell.players} cell={cell} />
                ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function RateCell({ cell }: { cell: TableCell }) {
  const words = useBalanceWords();
  const { players, killers, exact, share, place, printed, agrees } = cell;
  const spoken = words.table.cell(players, killers, exact, share, words.band.places[place]);
  return (
    <td className={`${place}${agrees ? '' : ' wrong'}${share === 0 ? ' none' : ''}`} title={spoken}>
      <span className="visually-hidden">{`${exact}, ${words.band.places[place]}: `}</span>
      <span className={`place ${place}`} aria-hidden="true">
        {words.band.marks[place]}
      </span>
      {(share * 100).toFixed(2)}
      {agrees ? null : (
        <span className="misprint">
          <span className="cross" aria-hidden="true">
            ✗
          </span>
          <span className="visually-hidden">{words.table.printed('')}</span>
          <s>{printed}</s>
        </span>
      )}
    </td>
  );
}

function WrongCells({ cells }: { cells: readonly TableCell[] }) {
  const words = useBalanceWords();
  const wrong = cells.filter(({ agrees }) => !agrees);
  const witness = witnessOf(cells);
  return (
    <div className="wrong-cells">
      <p>
        <strong>{words.table.agree(cells.length - wrong.length, wrong.length)}</strong>
      </p>
      <ul>
        {wrong.map(({ players, killers, printed, exact, share }) => (
          <li key={`${players} ${killers}`}>{words.table.wrong(players, killers, printed, exact, share)}</li>
        ))}
      </ul>
      {witness === null ? null : (
        <p className="hint">
          {words.table.witness(words.percent(witness.right), words.percent(witness.wrong), witness.printed)}
        </p>
      )}
    </div>
  );
}

function ListedTable({ rows }: { rows: readonly ListedRow[] }) {
  const words = useBalanceWords();
  const { listed, band } = words;
  const outside = rows.filter(({ place }) => place !== 'inside');
  const leaving = outside.filter(({ printedPlace }) => printedPlace === 'inside');
  return (
    <>
      <table className="listed-table">
        <thead>
          <tr>
            {[listed.code, listed.setup, listed.loss, listed.printed, listed.exact, listed.verdict].map((head) => (
              <th scope="col" key={head}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const { code, players, killers, loss, printed, exact, share, place, printedPlace } = row;
            const leaves = place !== 'inside' && printedPlace === 'inside';
            return (
              <tr key={code} className={place === 'inside' ? undefined : 'outside'}>
                <th scope="row">
                  <code>{code}</code>
                </th>
                <td title={listed.spoken(players, killers)}>{listed.civilians(players, killers)}</td>
                <td title={words.condition(loss)}>{loss}</td>
                <td>
                  {printed === (share * 100).toFixed(2) ? (
                    printed
                  ) : (
                    <span className="misprint">
                      <span className="visually-hidden">{listed.notRight} </span>
                      <s>{printed}</s> <span aria-hidden="true">✗</span>
                    </span>
                  )}
                </td>
                <td>
                  <strong>{(share * 100).toFixed(2)}</strong> <span className="fraction">{exact}</span>
                </td>
                <td>
                  <span className={`place ${place}`} aria-hidden="true">
                    {band.marks[place]}
                  </span>{' '}
                  {leaves ? listed.leaves[place] : band.places[place]}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="hint">{listed.summary(outside.length, leaving.length)}</p>
    </>
  );
}
