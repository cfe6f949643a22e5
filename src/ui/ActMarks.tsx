import type { DrawnAct } from './board-geometry.ts';
import { useWords } from './screen.ts';
import { variables } from './variables.ts';

const keyOf = ({ act }: DrawnAct) => `${act.from}-${act.to}-${act.label}`;

/** More acts than this are drawn finer, so that one can follow each. */
const MANY = 8;

/** The arrows and rings of a step's acts; each says what it is. */
export function ActLines({ acts, names }: { acts: readonly DrawnAct[]; names: readonly string[] }) {
  const words = useWords().board;
  return (
    <g role="list" aria-label={words.shownActs} className={acts.length > MANY ? 'acts many' : 'acts'}>
      {acts.map((drawn) => {
        const { from, to, label } = drawn.act;
        return (
          <ActMark
            key={keyOf(drawn)}
            drawn={drawn}
            label={words.act(names[from], label, from === to ? null : names[to])}
          />
        );
      })}
    </g>
  );
}

/** Their labels, above everything else. */
export function ActLabels({ acts }: { acts: readonly DrawnAct[] }) {
  // Where all do the same, as in a vote, one label says it all.
  const alike = acts.length > 1 && acts.every(({ act }) => act.label === acts[0].act.label);
  const labelled = alike ? acts.slice(0, 1) : acts;
  return (
    <g className="acts">
      {labelled.map((drawn) => (
        <ActLabel key={keyOf(drawn)} drawn={drawn} />
      ))}
    </g>
  );
}

function ActMark({ drawn: { act, path, head }, label }: { drawn: DrawnAct; label: string }) {
  return (
    <g role="listitem" aria-label={label} style={variables({ '--act': `var(--${act.colour})` })}>
      <path className="act-line" d={path} />
      {head === '' ? null : <path className="act-head" d={head} />}
    </g>
  );
}

function ActLabel({ drawn: { act, pill, pillWidth } }: { drawn: DrawnAct }) {
  const place = `translate(${pill.x.toFixed(1)} ${pill.y.toFixed(1)})`;
  return (
    <g transform={place} aria-hidden="true" style={variables({ '--act': `var(--${act.colour})` })}>
      <rect className="act-pill" x={-pillWidth / 2} y={-8} width={pillWidth} height={16} rx={8} />
      <text className="act-label" y={4.3}>
        {act.label}
      </text>
    </g>
  );
}
