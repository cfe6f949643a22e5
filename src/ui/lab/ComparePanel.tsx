import { useMemo, useState } from 'react';
import type { ToldApart } from '../../logic/compare/tell-apart.ts';
import { MOST_NAMED_WORLDS } from '../../logic/exchange/open-text.ts';
import { printFormula, printUnicode } from '../../logic/formula/print.ts';
import { judge } from '../../session/lab/judge.ts';
import type { Compared, PlaceQuestions } from '../../session/lab/place-questions.ts';
import { FormulaInput } from '../formulas/FormulaInput.tsx';
import { Typeset } from '../formulas/Typeset.tsx';
import { useVocabulary } from './FormulaRow.tsx';
import { useLab, type LabView } from './lab.ts';
import { StoppedNote } from './LawBusy.tsx';
import { MOST_TOLD, usePlaceAsked, useReport } from './laws.ts';
import { Rewriting } from './Rewriting.tsx';
import { Whether } from './Whether.tsx';

/** Two formulas, two worlds (where worlds are listed), who knows whether, and announcements rewritten away. */
export function ComparePanel() {
  const { words, entry } = useLab();
  const { count } = useReport();
  return (
    <div className="lab-panel">
      <TwoFormulas />
      {entry.law === undefined ? (
        <TwoWorlds />
      ) : (
        <section>
          <h3>{words.compare.worlds}</h3>
          <p className="hint">{words.law.notTold(count <= BigInt(MOST_NAMED_WORLDS))}</p>
        </section>
      )}
      <Whether />
      <Rewriting />
    </div>
  );
}

function TwoFormulas() {
  const { words, judged, state, entry } = useLab();
  const vocabulary = useVocabulary();
  const [text, setText] = useState('');
  const { moment } = entry;
  const second = useMemo(() => judge(moment, text), [moment, text]);
  const first = judged.kind === 'judged' ? state.formula : null;
  const other = second.kind === 'judged' ? text : null;
  const ask = useMemo(
    () => (first === null || other === null ? null : (place: PlaceQuestions) => place.compare(first, other, MOST_TOLD)),
    [first, other],
  );
  const { answer, isStopped, again } = usePlaceAsked(ask);
  return (
    <section>
      <h3>{words.compare.formulas}</h3>
      <p className="hint">{words.compare.first}</p>
      <div className="formula-bar">
        <FormulaInput
          text={text}
          vocabulary={vocabulary}
          placeholder={words.compare.second}
          fault={second.kind === 'faulty' ? second.span : null}
          describedBy="lab-compared"
          onText={setText}
          onEnter={() => undefined}
        />
      </div>
      <div id="lab-compared" role="status">
        {second.kind === 'faulty' ? <p className="refusal">{second.message}</p> : null}
        {second.kind === 'judged' && first === null ? <p className="hint">{words.compare.needFormula}</p> : null}
        {isStopped ? <StoppedNote onAgain={again} /> : null}
        {answer?.ok === false ? <p className="refusal">{answer.message}</p> : null}
        {answer?.ok === true ? <Difference compared={answer.value} /> : null}
      </div>
    </section>
  );
}

function Difference({ compared: { onlyFirst, onlySecond } }: { compared: Compared }) {
  const { words } = useLab();
  if (onlyFirst.count === 0n && onlySecond.count === 0n) return <p>{words.compare.equivalent}</p>;
  return (
    <>
      <p className="lab-only" tabIndex={0}>
        {words.compare.only('first', onlyFirst.names, onlyFirst.count)}
      </p>
      <p className="lab-only" tabIndex={0}>
        {words.compare.only('second', onlySecond.names, onlySecond.count)}
      </p>
    </>
  );
}

function TwoWorlds() {
  const { words, model, entry, state, view, setView, change, desk } = useLab();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [told, setTold] = useState<{ readonly entry: object; readonly pair: string; readonly found: ToldApart } | null>(
    null,
  );
  const [first, second] = view.picked.map((name) => model.worlds.findIndex((world) => world.name === name));
  const pair = `${first} ${second}`;
  const shown = told?.entry === entry && told.pair === pair ? told.found : null;
  const pick = (index: 0 | 1, name: string | null) => {
    const picked: LabView['picked'] = index === 0 ? [name, view.picked[1]] : [view.picked[0], name];
    setView({ picked });
  };
  const tell = () => {
    setRefusal(null);
    // The search may take long: the worker does it.
    void desk
      .ask('apart', (work) => work.tellWorldsApart(model, first, second))
      .then((answer) => {
        if (answer === null) {
          setRefusal(words.law.stoppedAsking);
        } else if (!answer.ok) {
          setRefusal(answer.message);
        } else {
          setTold({ entry, pair, found: answer.value });
          if (answer.value.kind !== 'bisimulation') return;
          setView({ pointing: { entry, marked: null, pairs: answer.value.pairs, lit: null } });
        }
      });
  };
  const isReady = first >= 0 && second >= 0 && first !== second;
  return (
    <section>
      <h3>{words.compare.worlds}</h3>
      <div className="lab-buttons">
        {([0, 1] as const).map((index) => (
          <label key={index} className="lab-field">
            {index === 0 ? words.compare.worldA : words.compare.worldB}
            <select
              value={view.picked[index] ?? ''}
              onChange={({ target }) => pick(index, target.value === '' ? null : target.value)}
            >
              <option value="">–</option>
              {model.worlds.slice(0, 500).map(({ name }) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </label>
        ))}
        <button type="button" className="button" aria-disabled={!isReady} onClick={isReady ? tell : undefined}>
          {words.compare.tell}
        </button>
      </div>
      <div role="status">
        {refusal === null ? null : <p className="refusal">{refusal}</p>}
        {shown?.kind === 'formula' ? (
          <>
            <p>{shown.isShortest ? words.compare.shortest(shown.size) : words.compare.short(shown.size)}</p>
            <button
              type="button"
              className="formula-use"
              title={words.compare.ask}
              onClick={() => change((before) => ({ ...before, formula: printFormula(shown.formula) }))}
            >
              <Typeset text={printUnicode(shown.formula, state.notation)} />
            </button>
          </>
        ) : null}
        {shown?.kind === 'tooLong' ? <p>{words.compare.tooLong}</p> : null}
        {shown?.kind === 'bisimulation' ? (
          <>
            <p>{words.compare.bisimilar}</p>
            <ul className="lab-pairs">
              {shown.pairs.slice(0, 60).map(([one, other]) => (
                <li key={`${one} ${other}`}>{words.compare.pair(model.worlds[one].name, model.worlds[other].name)}</li>
              ))}
            </ul>
          </>
        ) : null}
      </div>
    </section>
  );
}
