import { useMemo, useState } from 'react';
import { courseTo } from '../../session/standoff-course.ts';
import type { Joint, StateMark, StandoffOutcome, StatesReport } from '../../session/solver.ts';
import type { Scenery } from '../scenery.ts';
import { useCommands, useSession } from '../screen.ts';
import { useSolved, type Ask } from './solver.ts';
import { useStandoffWords } from './words.ts';

const OUTCOMES: readonly StandoffOutcome[] = ['good', 'evil', 'draw', 'standstill'];

interface StateCardProps {
  readonly report: StatesReport;
  readonly mark: StateMark;
  readonly here: boolean;
  /** The node of the game's path that stands so; null if none does. */
  readonly node: number | null;
  readonly scenery: Scenery;
  readonly solver: Ask;
  readonly onOpen: (id: number) => void;
  readonly onShow: (id: number) => void;
}

/** What a state is, what follows from it, and how to go there. */
export function StateCard(props: StateCardProps) {
  const { report, mark, here, node, onOpen } = props;
  const words = useStandoffWords();
  const { states } = words;
  const teacher = props.scenery.vantage.viewpoint === 'teacher';
  const layer = report.layers[mark.layer];
  // The first layer is the start alone, even where marks are layers.
  const chances = mark.chances ?? (mark.layer === 0 ? report.chances : null);
  const title = here
    ? states.here
    : node !== null
      ? states.onPath
      : mark.layer === 0
        ? states.start
        : mark.chances === null
          ? states.layerTitle
          : states.state(mark.copies);
  return (
    <section className="state-card" aria-label={title}>
      <h3>{title}</h3>
      <p className="hint">{states.layer(layer.living, layer.steps)}</p>
      {mark.chances === null ? <p>{states.layerHolds(mark.states, mark.copies)}</p> : null}
      {chances === null ? null : (
        <>
          <ul className="standings">
            {mark.standings.map((standing) => (
              <li key={states.standing(standing)}>{states.standing(standing)}</li>
            ))}
          </ul>
          <table className="listed-table">
            <caption>{mark.end === null ? states.chancesFrom : states.end}</caption>
            <tbody>
              {OUTCOMES.map((outcome) => (
                <tr key={outcome}>
                  <th scope="row">{words.outcomes[outcome]}</th>
                  <td>{words.percent(chances[outcome].value)}</td>
                  <td className="fraction">{chances[outcome].text}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      {node !== null && !here ? (
        <button type="button" className="button small primary" onClick={() => onOpen(mark.id)}>
          {states.goTo}
        </button>
      ) : null}
      {node === null && teacher && mark.key !== '' ? <Route {...props} /> : null}
      <Followers {...props} />
    </section>
  );
}

function Followers({ report, mark, onShow }: StateCardProps) {
  const words = useStandoffWords();
  const next = report.edges.filter(({ from }) => from === mark.id).toSorted((one, other) => other.share - one.share);
  if (next.length === 0 || report.byLayer) return null;
  return (
    <>
      <h4>{words.states.next}</h4>
      <ul className="followers">
        {next.map(({ to, share, acts }) => (
          <li key={to}>
            <button type="button" className="button small" onClick={() => onShow(to)}>
              <strong>{words.percent(share)}</strong>{' '}
              {acts.length === 0 ? words.states.noAct : acts.map((act) => words.states.acts[act] ?? act).join(', ')}:{' '}
              {report.marks[to].standings.map(words.states.standing).join('; ')}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** How the game can come to a state that is not on its path, from where it stands now. */
function Route({ mark, scenery, solver }: StateCardProps) {
  const words = useStandoffWords().states;
  const commands = useCommands();
  const run = useSession((state) => state.run);
  const [told, setTold] = useState('');
  const { line, at, vantage } = scenery;
  const course = useMemo(() => (run === null ? null : courseTo(run, line[at]).course), [run, line, at]);
  const { answer } = useSolved(
    solver,
    `${mark.key} ${JSON.stringify(course)}`,
    (worker) =>
      course === null ? Promise.resolve({ ok: true, value: null } as const) : worker.standoffRoute(course, mark.key),
    'short',
  );
  if (answer === null) return <p className="hint">{words.looking}</p>;
  if (!answer.ok) return <p className="refusal">{answer.message}</p>;
  const joints = answer.value;
  if (joints === null) return <p className="hint">{words.unreachable}</p>;
  const go = async () => {
    setTold((await commands.branchAlong(line[at], joints)) ?? words.went);
  };
  const { names, presentation } = vantage;
  const says = (joint: Joint) =>
    Object.entries(joint)
      .map(([seat, move]) => `${names[Number(seat)]}: ${presentation.offer(move, names)}`)
      .join('; ');
  return (
    <div className="state-route">
      <p>{words.route(joints.length)}</p>
      <ol>
        {joints.map((joint, index) => (
          <li key={index}>{says(joint) || words.nobody}</li>
        ))}
      </ol>
      <button type="button" className="button small primary" onClick={() => void go()}>
        {words.branch}
      </button>
      <span role="status">{told}</span>
    </div>
  );
}
