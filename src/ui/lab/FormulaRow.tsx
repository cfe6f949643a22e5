import { BookOpen, Pin, PinOff, X } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import type { Formula } from '../../logic/formula/formula.ts';
import { printUnicode } from '../../logic/formula/print.ts';
import { beliefIn } from '../../session/lab/belief.ts';
import { withWatched } from '../../session/lab/lab.ts';
import type { Vocabulary } from '../formulas/complete.ts';
import { FormulaInput } from '../formulas/FormulaInput.tsx';
import { Reference } from '../formulas/Reference.tsx';
import { Typeset } from '../formulas/Typeset.tsx';
import { IconButton } from '../IconButton.tsx';
import { useLab } from './lab.ts';
import { useJudged, useReport } from './laws.ts';

/** What can be written of the lab's model: its atoms are offered as they are. */
export function useVocabulary(): Vocabulary {
  const { model } = useLab();
  return useMemo(
    () => ({ names: model.agents, atoms: model.atoms.map((name) => ({ name, arguments: [] })) }),
    [model.agents, model.atoms],
  );
}

/** The formula under the graph: written here, marked at the worlds there. */
export function FormulaRow() {
  const lab = useLab();
  const { words, state, change, judged } = lab;
  const id = useId();
  const vocabulary = useVocabulary();
  const [isReference, setReference] = useState(false);
  const text = state.formula;
  const write = (formula: string) => change((before) => ({ ...before, formula }));
  const watch = text.trim();
  const isWatched = state.watched.includes(watch);
  const canWatch = judged.kind === 'judged';
  const pin = () => {
    if (canWatch) change((before) => withWatched(before, watch));
  };
  return (
    <div className="formula-bar lab-formula">
      <div id={`${id}-said`} role="status" className={judged.kind === 'faulty' ? 'lab-said faulty' : 'lab-said'}>
        <Said />
      </div>
      <div className="formula-row">
        <FormulaInput
          text={text}
          vocabulary={vocabulary}
          placeholder={`K ${lab.model.agents[0] ?? 'a'} ${lab.model.atoms[0] ?? 'p'}`}
          fault={judged.kind === 'faulty' ? judged.span : null}
          describedBy={`${id}-said`}
          onText={write}
          onEnter={pin}
        />
        {text === '' ? null : (
          <IconButton
            icon={X}
            label={words.formula.clear}
            className="button round small quiet"
            onPress={() => write('')}
          />
        )}
        <IconButton
          icon={isWatched ? PinOff : Pin}
          label={isWatched ? words.formula.unwatch : words.formula.watch}
          className="button round small"
          disabled={!canWatch}
          onPress={pin}
        />
        <IconButton
          icon={BookOpen}
          label={words.formula.reference}
          className="button round small"
          onPress={() => setReference(true)}
        />
      </div>
      {isReference ? (
        <Reference
          vocabulary={vocabulary}
          onTry={(formula) => {
            write(formula);
            setReference(false);
          }}
          onClose={() => setReference(false)}
        />
      ) : null}
    </div>
  );
}

function Said() {
  const { words, judged } = useLab();
  if (judged.kind === 'empty') return <span className="hint">{words.formula.invite}</span>;
  if (judged.kind === 'faulty') return <span>{judged.message}</span>;
  return <SaidOf formula={judged.formula} />;
}

/** Whether a formula is true at the actual world, and at how many. */
function SaidOf({ formula }: { formula: Formula }) {
  const { words, state, entry } = useLab();
  const { count } = useReport();
  const { answer, last, isStopped, again } = useJudged(0);
  const found = answer?.ok === true ? answer.value : last;
  const belief = useMemo(() => (entry.isS5 ? null : beliefIn(entry.moment, formula)), [entry, formula]);
  const here = typeof found?.here !== 'boolean' ? null : found.here ? 'true' : 'false';
  return (
    <>
      <span className="lab-long">
        <Typeset text={printUnicode(formula, state.notation)} />
      </span>
      {isStopped ? (
        <button type="button" className="button small" onClick={again}>
          {words.law.askAgain}
        </button>
      ) : answer?.ok === false ? (
        <span className="refusal">{answer.message}</span>
      ) : found === null ? null : (
        <span className="lab-verdict">
          {here === null ? null : (
            <strong className={`truth ${here}`}>
              <span aria-hidden="true">{here === 'true' ? '✓' : '✗'}</span> {words.formula.actual[here]}
            </strong>
          )}
          {belief === null ? null : (
            <span className="hint">
              {belief.mistaken === null
                ? words.formula.belief(belief.believers)
                : words.formula.falseBelief(belief.mistaken)}
            </span>
          )}
          <span className="formula-count" title={words.law.exactly(found.count)}>
            {found.count === count
              ? words.formula.valid
              : found.count === 0n
                ? words.formula.never
                : words.formula.count(found.count, count)}
          </span>
        </span>
      )}
    </>
  );
}
