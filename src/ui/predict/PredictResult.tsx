import { judgeRoles, judgeWorlds, squareKey } from '../../session/predict.ts';
import { signWords } from '../../session/signs.ts';
import { useWords } from '../screen.ts';
import { endIn, useFocusHere } from './focus.ts';
import type { PredictProps } from './prediction.ts';
import { RoleTable } from './RoleTable.tsx';
import './predict.css';

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
    </section>
  );
}

/** The score, and beside it what closes the result: in sight however much there is to read. */
function Score({ said, prediction }: { said: string; prediction: PredictProps['prediction'] }) {
  const words = useWords().predict;
  return (
    <div className="predict-score">
      <strong>{said}</strong>
      <button type="button" className="button small" onClick={() => endIn(prediction)}>
        {words.close}
      </button>
    </div>
  );
}

function WorldsResult({ scenery: { vantage, faces }, prediction }: PredictProps) {
  const words = useWords().predict;
  const { fell, found, wrong, reasons } = judgeWorlds(vantage, faces, prediction.mind, prediction.faces);
  return (
    <>
      <Score said={words.scoreWorlds(fell, found, wrong)} prediction={prediction} />
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
      <Score said={words.scoreRoles(right, asked.length)} prediction={prediction} />
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
