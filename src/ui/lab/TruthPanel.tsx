import { useMemo } from 'react';
import { subformulaTable } from '../../logic/compare/subformula-table.ts';
import { subformulas } from '../../logic/formula/inspect.ts';
import type { NotationSettings } from '../../logic/formula/notation.ts';
import { printUnicode } from '../../logic/formula/print.ts';
import { labTruth } from '../../logic/plain/lab-history.ts';
import { judge, orProblem } from '../../session/lab/judge.ts';
import { Typeset } from '../formulas/Typeset.tsx';
import { WatchedRow } from './WatchedRow.tsx';
import { useLab } from './lab.ts';

/** With more parts than this a formula is not taken apart. */
const MOST_PARTS = 60;

/** The formula's parts, each of which can be lit; the watch list; and how formulas are written. */
export function TruthPanel() {
  return (
    <div className="lab-panel">
      <Parts />
      <WatchList />
      <Notation />
    </div>
  );
}

function Parts() {
  const { words, judged, entry, state, pointing, setView } = useLab();
  const { moment } = entry;
  const rows = useMemo(() => {
    if (judged.kind !== 'judged') return null;
    let parts = 0;
    for (const _ of subformulas(judged.formula)) if (++parts > MOST_PARTS) return 'many';
    const table = orProblem(() => subformulaTable((formula) => labTruth(moment, formula), judged.formula));
    return table.ok ? table.value : null;
  }, [judged, moment]);
  return (
    <section>
      <h3>{words.truth.parts}</h3>
      {rows === null ? <p className="hint">{words.truth.noParts}</p> : null}
      {rows === 'many' ? <p className="hint">{words.truth.tooManyParts}</p> : null}
      {rows === null || rows === 'many' ? null : (
        <>
          <p className="hint">{words.truth.partsHint}</p>
          <ul className="lab-parts">
            {rows.map(({ formula, depth, worlds, after }, index) => {
              const key = `part ${index}`;
              const isLit = pointing?.lit?.key === key;
              const holds = worlds.reduce<number>((sum, member) => sum + member, 0);
              const here = moment.actual === null ? null : worlds[moment.actual] === 1;
              return (
                <li key={key} style={{ paddingInlineStart: `${Math.min(depth, 12) * 0.7}rem` }}>
                  <button
                    type="button"
                    className="formula-use"
                    aria-pressed={isLit}
                    onClick={() => setView({ pointing: isLit ? null : { entry, marked: null, lit: { key, worlds } } })}
                  >
                    {here === null ? null : (
                      <span className={here ? 'truth true' : 'truth false'}>{here ? '✓' : '✗'} </span>
                    )}
                    <Typeset text={printUnicode(formula, state.notation)} />
                  </button>
                  <small>
                    {holds}/{worlds.length}
                    {after.length === 0 ? '' : ` ${words.truth.after}`}
                  </small>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </section>
  );
}

function WatchList() {
  const { words, state, entry } = useLab();
  const { moment } = entry;
  const judgements = useMemo(
    () => state.watched.map((text) => ({ text, judged: judge(moment, text) })),
    [state.watched, moment],
  );
  return (
    <section>
      <h3>{words.truth.watched}</h3>
      {judgements.length === 0 ? <p className="hint">{words.truth.noWatched}</p> : null}
      <ul className="lab-watched">
        {judgements.map(({ text, judged }) => {
          const isTrue = judged.kind === 'judged' && moment.actual !== null && judged.worlds[moment.actual] === 1;
          return (
            <WatchedRow
              key={text}
              text={text}
              formula={judged.kind === 'judged' ? judged.formula : null}
              sign={
                judged.kind === 'judged' && moment.actual !== null ? (
                  <span className={isTrue ? 'truth true' : 'truth false'}>{isTrue ? '✓' : '✗'} </span>
                ) : null
              }
              where={
                judged.kind === 'judged'
                  ? judged.worlds.includes(0)
                    ? `${judged.worlds.reduce<number>((sum, member) => sum + member, 0)}/${judged.worlds.length}`
                    : words.truth.valid
                  : '?'
              }
              title={judged.kind === 'faulty' ? judged.message : undefined}
            />
          );
        })}
      </ul>
    </section>
  );
}

const CHOICES = {
  knows: { letter: 'K_a', box: '□_a' },
  considers: { letter: 'M_a', hat: 'K̂_a', diamond: '◇_a' },
  announcement: { exclamation: '[!f]', bare: '[f]' },
} as const;

/** How formulas are written. */
export function Notation() {
  const { words, state, change } = useLab();
  const choose = (part: Partial<NotationSettings>) =>
    change((before) => ({ ...before, notation: { ...before.notation, ...part } }));
  const { knows, considers, announcement } = state.notation;
  return (
    <section>
      <h3>{words.truth.notation}</h3>
      <div className="lab-notation">
        <Choice
          label={words.truth.knows}
          choices={CHOICES.knows}
          chosen={knows}
          onChoose={(value) => choose({ knows: value })}
        />
        <Choice
          label={words.truth.considers}
          choices={CHOICES.considers}
          chosen={considers}
          onChoose={(value) => choose({ considers: value })}
        />
        <Choice
          label={words.truth.announcement}
          choices={CHOICES.announcement}
          chosen={announcement}
          onChoose={(value) => choose({ announcement: value })}
        />
      </div>
      <p className="hint">{words.truth.notationHint}</p>
    </section>
  );
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly choices: Readonly<Record<Value, string>>;
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}

function Choice<Value extends string>({ label, choices, chosen, onChoose }: ChoiceProps<Value>) {
  const isChoice = (text: string): text is Value => Object.hasOwn(choices, text);
  return (
    <label className="lab-field">
      {label}
      <select
        value={chosen}
        onChange={({ target }) => {
          if (isChoice(target.value)) onChoose(target.value);
        }}
      >
        {Object.entries<string>(choices).map(([value, shown]) => (
          <option key={value} value={value}>
            {shown}
          </option>
        ))}
      </select>
    </label>
  );
}
