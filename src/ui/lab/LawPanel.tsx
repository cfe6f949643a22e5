import { Rows3 } from 'lucide-react';
import { useState } from 'react';
import { MOST_LISTED } from '../../logic/symbolic/choice.ts';
import { MOST_NAMED_WORLDS } from '../../logic/exchange/open-text.ts';
import { withActualFacts, withOtherKind } from '../../session/lab/lab.ts';
import { AtomChoice } from './AtomPicker.tsx';
import { useLab } from './lab.ts';
import { useJudged, useLaw } from './laws.ts';

/** So many of the actual world's atoms are named. */
const MOST_NAMED = 12;
/** Numbers below this are written out anyway. */
const LONG = 10n ** 15n;

/** How the worlds are kept and why, and which of them is actual. */
export function LawPanel() {
  return (
    <div className="lab-panel">
      <Kind />
      <Actual />
    </div>
  );
}

function Kind() {
  const { words, change } = useLab();
  const { report } = useLaw();
  const { agents, atoms, count } = report;
  const own = words.law.kind;
  const isFew = count <= BigInt(MOST_NAMED_WORLDS);
  return (
    <section>
      <h3>{own.title}</h3>
      <p className="lab-kind">{own.law(count)}</p>
      {count < LONG ? null : (
        <p className="hint lab-digits" tabIndex={0}>
          {own.exact(count)}
        </p>
      )}
      <p className="hint">{own.size(agents.length, atoms.length)}</p>
      <div className="lab-buttons">
        <button
          type="button"
          className="button small"
          aria-disabled={!isFew}
          title={own.listHelp}
          onClick={isFew ? () => change(withOtherKind) : undefined}
        >
          <Rows3 aria-hidden="true" />
          {own.list}
        </button>
      </div>
      {count <= BigInt(MOST_LISTED) ? null : <p className="hint">{own.limits(MOST_LISTED, MOST_NAMED_WORLDS)}</p>}
    </section>
  );
}

function Actual() {
  const { words, change } = useLab();
  const { report } = useLaw();
  const { actual } = report;
  const own = words.law.actual;
  const [drafted, setDraft] = useState<{ readonly of: object; readonly facts: readonly string[] } | null>(null);
  const draft = drafted?.of === report ? drafted.facts : (actual ?? []);
  const { answer } = useJudged(1);
  const [first] = answer?.ok === true ? answer.value.worlds : [];
  return (
    <section>
      <h3>{own.title}</h3>
      <p>{actual === null ? own.none : own.is(actual.slice(0, MOST_NAMED), Math.max(0, actual.length - MOST_NAMED))}</p>
      <fieldset>
        <legend>{own.choose}</legend>
        <AtomChoice
          chosen={draft}
          most={Number.POSITIVE_INFINITY}
          onChoose={(facts) => setDraft({ of: report, facts })}
        />
      </fieldset>
      <div className="lab-buttons">
        <button
          type="button"
          className="button small primary"
          onClick={() => change((before) => withActualFacts(before, draft))}
        >
          {own.set}
        </button>
        <button
          type="button"
          className="button small"
          aria-disabled={first === undefined}
          onClick={first === undefined ? undefined : () => change((before) => withActualFacts(before, first))}
        >
          {own.first}
        </button>
        <button
          type="button"
          className="button small"
          aria-disabled={actual === null}
          onClick={actual === null ? undefined : () => change((before) => withActualFacts(before, null))}
        >
          {own.drop}
        </button>
      </div>
    </section>
  );
}
