import type { ReactNode } from 'react';
import './typeset.css';

/** An operator with its agent or group; quoted names are passed over whole. */
const index =
  /"(?:[^"\\]|\\.)*"|(?<![\p{L}\p{N}_])([KMECD]w?|K\u0302|□|◇)_(\{[^}]*\}|"(?:[^"\\]|\\.)*"|[\p{L}\p{N}_][\p{L}\p{M}\p{N}_'’]*)\s?/gu;
/** More than this is not set: nobody could read it. */
const LONGEST = 600;

/** A formula in the signs of logic, as `printUnicode` writes it, with agents and groups as indices. */
export function Typeset({ text }: { text: string }) {
  const shown = text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of shown.matchAll(index)) {
    const [whole, operator, agent] = match;
    if (operator === undefined) continue;
    parts.push(
      shown.slice(end, match.index),
      <span key={match.index} className="operator">
        {operator}
        <sub>{agent}</sub>
      </span>,
    );
    end = match.index + whole.length;
  }
  return (
    <span className="typeset" dir="ltr">
      {parts}
      {shown.slice(end)}
    </span>
  );
}
