import type { Outcome } from '../../session/predict.ts';
import { judgeRoles, roleSquares, squareKey } from '../../session/predict.ts';
import { signWords } from '../../session/signs.ts';
import { useWords } from '../screen.ts';
import { variables } from '../variables.ts';
import type { PredictProps } from './prediction.ts';

const signs: Readonly<Record<Outcome, string>> = { hit: '✓', overlooked: '!', wrong: '✗', stays: '✓' };

/** The squares of players and roles: to be taken out while asking, with what came of them afterwards. */
export function RoleTable({ scenery, prediction }: PredictProps) {
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
