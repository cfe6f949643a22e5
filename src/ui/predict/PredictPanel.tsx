import { ChevronRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Outcome } from '../../session/predict.ts';
import { judgeRoles, judgeWorlds, mayFall, roleSquares, squareKey } from '../../session/predict.ts';
import { signWords } from '../../session/signs.ts';
import type { Scenery } from '../scenery.ts';
import { CHOICES, useStepForward, useWords } from '../screen.ts';
import { variables } from '../variables.ts';
import type { Prediction } from './prediction.ts';
import './predict.css';

interface PredictProps {
  readonly scenery: Scenery;
  readonly prediction: Prediction;
}

/** What was pressed is gone: the keyboard goes on here, unless it is busy elsewhere. */
function useFocusHere() {
  const here = useRef<HTMLDivElement>(null);
  useEffect(() => {
    document.getElementById(CHOICES)?.scrollTo?.(0, 0);
    if (document.activeElement === document.body) here.current?.focus({ preventScroll: true });
  }, []);
  return here;
}

/** Ends a prediction; the keyboard goes on in the panel. */
function endIn(prediction: Prediction): void {
  prediction.end();
  document.getElementById(CHOICES)?.focus();
}

/** Before a step: what will it change? The person marks it in the graph, or role by role. */
export function PredictPanel({ scenery, prediction }: PredictProps) {
  const words = useWords().predict;
  const stepForward = useStepForward();
  const here = useFocusHere();
  const { vantage, faces } = scenery;
  const { names, viewpoint } = vantage;
  const { question, mind } = prediction;
  const teacher = viewpoint === 'teacher';
  const open = mayFall(vantage, faces, mind);
  return (
    <div className="predict" role="group" aria-label={words.title} tabIndex={-1} ref={here}>
      <div className="predict-asks">
        <select
          aria-label={words.question}
          value={question}
          onChange={(event) =>
            event.target.value === 'roles' ? prediction.ask('roles', mind ?? 0) : prediction.ask('worlds', mind)
          }
        >
          <option value="worlds">{words.questions.worlds}</option>
          <option value="roles">{words.questions.roles}</option>
        </select>
        {teacher ? (
          <select
            aria-label={words.whose}
            value={mind ?? 'all'}
            onChange={(event) =>
              prediction.ask(question, event.target.value === 'all' ? null : Number(event.target.value))
            }
          >
            {question === 'worlds' ? <option value="all">{words.everybody}</option> : null}
            {names.map((name, agent) => (
              <option key={agent} value={agent}>
                {name}
              </option>
            ))}
          </select>
        ) : null}
      </div>
      <div className="predict-row">
        <button type="button" className="button primary" onClick={stepForward}>
          {words.make}
          <ChevronRight aria-hidden="true" />
        </button>
        <button type="button" className="button" onClick={() => endIn(prediction)}>
          {words.cancel}
        </button>
      </div>
      {question === 'worlds' ? (
        <>
          <div className="predict-row">
            <strong role="status">{words.marked(prediction.faces.size, open.length)}</strong>
            <button
              type="button"
              className="button small"
              onClick={() => prediction.toggleFaces(inverted(open, prediction.faces))}
            >
              {words.invert}
            </button>
            <button type="button" className="button small" onClick={() => prediction.clear()}>
              {words.clear}
            </button>
          </div>
          <p className="hint">{words.markWorlds}</p>
        </>
      ) : (
        <>
          <RoleTable scenery={scenery} prediction={prediction} />
          <p className="hint">{words.markRoles(names[mind ?? 0], !teacher)}</p>
        </>
      )}
    </div>
  );
}

/** What must be toggled, so that exactly the others are marked. */
function inverted(open: readonly number[], marked: ReadonlySet<number>): readonly number[] {
  return open.filter((face) => !marked.has(face));
}

const signs: Readonly<Record<Outcome, string>> = { hit: '✓', overlooked: '!', wrong: '✗', stays: '✓' };

/** The squares of players and roles: to be taken out while asking, with what came of them afterwards. */
function RoleTable({ scenery, prediction }: PredictProps) {
  const words = useWords().predict;
  const { vantage, faces } = scenery;
  const { names, presentation } = vantage;
  const mind = prediction.mind ?? 0;
  const judged = prediction.phase === 'judged' ? judgeRoles(vantage, faces, mind, prediction.squares) : null;
  const squares = judged ?? roleSquares(vantage, faces, mind);
  const outcomes = new Map(judged?.map((square) => [squareKey(square), square.outcome]));
  const players = [...new Set(squares.map(({ agent }) => agent))];
  return (
    <table className="predict-roles" aria-label={words.roles}>
      <tbody>
        {players.map((agent) => (
          <tr key={agent}>
            <th scope="row">
              <span className="clip" title={names[agent]}>
                {names[agent]}
              </span>
            </th>
            {squares
              .filter((square) => square.agent === agent)
              .map((square) => {
                const { letter, label, colour } = signWords(presentation, square.sign);
                const key = squareKey(square);
                const kept = square.before && !prediction.squares.has(key);
                const outcome = square.before ? outcomes.get(key) : undefined;
                const name = words.square(names[agent], label);
                const said = outcome === undefined ? name : `${name}: ${words.outcome[outcome]}`;
                return (
                  <td key={square.sign}>
                    <button
                      type="button"
                      className={`role-square ${kept ? 'kept' : 'out'} ${outcome ?? ''}`}
                      style={variables({ '--sample': `var(--${colour})` })}
                      aria-pressed={kept}
                      aria-disabled={!square.before || judged !== null}
                      aria-label={square.before ? said : `${name}: ${words.settled}`}
                      title={square.before ? said : words.settled}
                      onClick={() => {
                        if (square.before && judged === null) prediction.toggleSquare(key);
                      }}
                    >
                      <span aria-hidden="true">{letter}</span>
                    </button>
                    {outcome === undefined ? null : (
                      <b aria-hidden="true" className={outcome}>
                        {signs[outcome]}
                      </b>
                    )}
                  </td>
                );
              })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** After the step: hits and misses, in words and with the reasons. */
export function PredictResult({ scenery, prediction }: PredictProps) {
  const words = useWords().predict;
  const here = useFocusHere();
  return (
    <section className="predict" aria-label={words.result} tabIndex={-1} ref={here}>
      {prediction.question === 'worlds' ? (
        <WorldsResult scenery={scenery} prediction={prediction} />
      ) : (
        <RolesResult scenery={scenery} prediction={prediction} />
      )}
      <button type="button" className="button small" onClick={() => endIn(prediction)}>
        {words.close}
      </button>
    </section>
  );
}

function WorldsResult({ scenery: { vantage, faces }, prediction }: PredictProps) {
  const words = useWords().predict;
  const { fell, found, wrong, reasons } = judgeWorlds(vantage, faces, prediction.mind, prediction.faces);
  return (
    <>
      <p>
        <strong>{words.scoreWorlds(fell, found, wrong)}</strong>
      </p>
      <ul className="predict-reasons">
        {reasons.map((one) => (
          <li key={one.reason}>{words.reason(one.reason, one.fell, one.found)}</li>
        ))}
        {wrong === 0 ? null : <li>{words.stays}</li>}
      </ul>
    </>
  );
}

function RolesResult({ scenery, prediction }: PredictProps) {
  const words = useWords().predict;
  const { vantage, faces } = scenery;
  const { names, presentation } = vantage;
  const asked = judgeRoles(vantage, faces, prediction.mind ?? 0, prediction.squares).filter(({ before }) => before);
  const right = asked.filter(({ outcome }) => outcome === 'hit' || outcome === 'stays').length;
  return (
    <>
      <p>
        <strong>{words.scoreRoles(right, asked.length)}</strong>
      </p>
      <RoleTable scenery={scenery} prediction={prediction} />
      <ul className="predict-reasons">
        {asked.map((square) => {
          const role = signWords(presentation, square.sign).label;
          const key = squareKey(square);
          if (!square.after) return <li key={key}>{words.fallen(role, names[square.agent], square.reason)}</li>;
          return square.outcome === 'wrong' ? <li key={key}>{words.remains(role, names[square.agent])}</li> : null;
        })}
      </ul>
    </>
  );
}

/** The score, for who does not see the screen: always there, so that a change is said. */
export function PredictScore({ scenery: { vantage, faces }, prediction }: PredictProps) {
  const words = useWords().predict;
  let said = '';
  if (prediction.phase === 'judged' && prediction.question === 'worlds') {
    const { fell, found, wrong } = judgeWorlds(vantage, faces, prediction.mind, prediction.faces);
    said = words.scoreWorlds(fell, found, wrong);
  } else if (prediction.phase === 'judged') {
    const asked = judgeRoles(vantage, faces, prediction.mind ?? 0, prediction.squares).filter(({ before }) => before);
    const right = asked.filter(({ outcome }) => outcome === 'hit' || outcome === 'stays').length;
    said = words.scoreRoles(right, asked.length);
  }
  return (
    <p className="visually-hidden" role="status" data-testid="prediction">
      {said}
    </p>
  );
}
