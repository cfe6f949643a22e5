import { ChevronRight } from 'lucide-react';
import { mayFall } from '../../session/predict.ts';
import { useStepForward, useWords } from '../screen.ts';
import { endIn, useFocusHere } from './focus.ts';
import type { PredictProps } from './prediction.ts';
import { RoleTable } from './RoleTable.tsx';
import './predict.css';

/** Before a step: what will it change? The person marks it in the graph, or role by role. */
export function PredictPanel({ scenery, prediction }: PredictProps) {
  const words = useWords().predict;
  const stepForward = useStepForward();
  const { vantage, faces } = scenery;
  const { names, viewpoint } = vantage;
  const { question, mind } = prediction;
  const here = useFocusHere(question);
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
      {question === 'worlds' ? (
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
      ) : (
        <RoleTable scenery={scenery} prediction={prediction} />
      )}
      <div className="predict-row predict-make">
        <button type="button" className="button small primary" onClick={stepForward}>
          {words.make}
          <ChevronRight aria-hidden="true" />
        </button>
        <button type="button" className="button small" onClick={() => endIn(prediction)}>
          {words.cancel}
        </button>
      </div>
    </div>
  );
}

/** What must be toggled, so that exactly the others are marked. */
function inverted(open: readonly number[], marked: ReadonlySet<number>): readonly number[] {
  return open.filter((face) => !marked.has(face));
}
