import type { Presentation } from '../../engine/presentation.ts';
import type { KnowledgeCell, Standing, WhyRequest } from '../../session/knowledge/cell.ts';
import { signWords } from '../../session/signs.ts';
import { stageTitle } from '../../session/view.ts';
import type { Vantage } from '../../session/viewpoint.ts';
import type { Centre } from '../centre.ts';
import { useWords } from '../screen.ts';
import { ScrollRegion } from '../ScrollRegion.tsx';
import { variables } from '../variables.ts';

/** A row of a table of knowledge. */
export interface KnowledgeRow {
  readonly key: string;
  readonly name: string;
  /** Null where the answer is awaited. */
  readonly cells: readonly (KnowledgeCell | null)[];
  /** What its cells say, where that is not what the table's do. */
  readonly standings?: Standings;
}

type Standings = Readonly<Record<Standing, string>>;

interface KnowledgeTableProps {
  readonly vantage: Vantage;
  readonly centre: Centre;
  readonly caption: string;
  readonly corner: string;
  readonly rows: readonly KnowledgeRow[];
  /** It is worked out on request, which tells how far it has come. */
  readonly onRequest?: boolean;
  readonly standings: Standings;
}

/** How far a table has come; seen only if it takes its time. */
function Progress({ rows }: Pick<KnowledgeTableProps, 'rows'>) {
  const words = useWords().knowledge.deep;
  const done = rows.filter(({ cells }) => cells.every((cell) => cell !== null)).length;
  if (done === rows.length) return null;
  return (
    <p className="know-progress">
      <progress aria-label={words.progress} max={rows.length} value={done} />
      {words.count(done, rows.length)}
    </p>
  );
}

/** Who knows what of whom: a row for each knower, a column for each player it is about. */
export function KnowledgeTable({
  vantage,
  centre,
  caption,
  corner,
  rows,
  onRequest = false,
  standings,
}: KnowledgeTableProps) {
  const words = useWords().knowledge.table;
  const { names, path } = vantage;
  const { living, exactness } = path[path.length - 1];
  const told = (said: Standings) => (exactness.leavesOpen ? { ...said, unclear: words.open } : said);
  const many = names.length > MANY;
  return (
    <ScrollRegion label={{ by: 'know-caption' }} className="know-scroll keeps-column">
      <p className="hint know-caption" id="know-caption">
        {exactness.leavesOpen ? `${caption} ${words.openCaption}` : caption}
      </p>
      {onRequest ? null : <Progress rows={rows} />}
      <table
        className={many ? 'know-table many' : 'know-table'}
        aria-labelledby="know-caption"
        style={variables({ '--players': names.length, '--rows': rows.length })}
      >
        <thead>
          <tr>
            <td>
              <span className="visually-hidden">{corner}</span>
            </td>
            {names.map((name, agent) => (
              <th key={agent} scope="col" dir="auto">
                <span className={living.includes(agent) ? 'clip' : 'clip struck'}>{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row" dir="auto">
                <span className="clip">{row.name}</span>
              </th>
              {row.cells.map((cell, about) => (
                <td key={about}>
                  <Cell
                    cell={cell}
                    row={row.name}
                    column={names[about]}
                    vantage={vantage}
                    centre={centre}
                    standings={told(row.standings ?? standings)}
                    brief={many}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

/** More players than this have narrow cells. */
const MANY = 8;
/** So many signs are shown one by one, and so few need no counting. */
const MOST_PENCILS = 4;
const COUNTED = 3;

interface CellProps {
  readonly cell: KnowledgeCell | null;
  readonly row: string;
  readonly column: string;
  readonly vantage: Vantage;
  readonly centre: Centre;
  readonly standings: Standings;
  /** Signs by their letters, and no word on since when. All that a cell says is told when it is pointed at, also that it is so from the start. */
  readonly brief: boolean;
}

function Cell({ cell, row, column, vantage, centre, standings, brief }: CellProps) {
  const words = useWords().knowledge.table;
  const { presentation, path } = vantage;
  if (cell === null) return <span className="know-awaited">{words.awaited}</span>;
  const { standing, sign, possible, why } = cell;
  const since = cell.since === null ? words.now : words.since(stageTitle(vantage, path[cell.since]), cell.since);
  const shown = sign !== null ? [sign] : standing === 'knows' ? [] : (possible ?? []);
  const labels = shown.map((one) => signWords(presentation, one).label);
  const sentence = words.cell(row, column, standings[standing], labels, since);
  return (
    <button
      type="button"
      className={`know-cell ${standing}`}
      aria-disabled={why === null}
      aria-current={why !== null && isAsked(why, centre.why) ? 'true' : undefined}
      title={sentence}
      onClick={() => {
        if (why !== null) centre.askWhy(why);
      }}
    >
      <span className="visually-hidden">{sentence}</span>
      {sign !== null ? (
        <SignPill sign={sign} presentation={presentation} brief={brief} />
      ) : possible === null || standing === 'knows' ? (
        <span className="know-standing" aria-hidden="true">
          {standings[standing]}
        </span>
      ) : (
        <Pencils possible={possible} unclear={standing === 'unclear'} presentation={presentation} />
      )}
      {brief || cell.since === 0 ? null : <small aria-hidden="true">{since}</small>}
    </button>
  );
}

/** Is that what is being explained? */
function isAsked(why: WhyRequest, asked: WhyRequest | null): boolean {
  return asked !== null && asked.agent === why.agent && asked.formula === why.formula && asked.says === why.says;
}

/** A sign as a word on its colour. */
function SignPill({ sign, presentation, brief }: { sign: string; presentation: Presentation; brief: boolean }) {
  const { label, letter, colour } = signWords(presentation, sign);
  return (
    <span className="sign-pill" aria-hidden="true" style={{ background: `var(--${colour})` }}>
      {brief ? letter : label}
    </span>
  );
}

/** The signs still possible, each in its place, and how many they are; with a question mark where they may be fewer. */
function Pencils({
  possible,
  unclear,
  presentation,
}: {
  possible: readonly string[];
  unclear: boolean;
  presentation: Presentation;
}) {
  const listed = Object.keys(presentation.signs);
  const counted = listed.length === 0 || listed.length > COUNTED;
  const count = counted ? String(possible.length) : '';
  // Where the signs are not listed, those still possible are shown if they are few.
  const slots = listed.length > 0 ? listed : possible.length <= MOST_PENCILS ? possible : [];
  return (
    <span className="pencils" aria-hidden="true">
      {slots.map((sign) => {
        const { letter, colour } = signWords(presentation, sign);
        return possible.includes(sign) ? (
          <span key={sign} className="pencil" style={{ background: `var(--${colour})` }}>
            {letter}
          </span>
        ) : (
          <span key={sign} className="pencil gone" />
        );
      })}
      <span className="pencil-count">{unclear ? `${count}?` : count}</span>
    </span>
  );
}
