import { useMemo } from 'react';
import { isOpenBook } from '../../session/knowledge/open-cell.ts';
import { chainOf, firstThoughts, type Thoughts } from '../../session/thoughts.ts';
import { possibleFaces } from '../../session/held.ts';
import { viewerOf } from '../../session/viewpoint.ts';
import { useAnswersTo } from '../answers.ts';
import type { Centre } from '../centre.ts';
import { MiniWorlds } from '../knowledge/MiniWorlds.tsx';
import type { Scenery } from '../scenery.ts';
import { useAnswers, useWords } from '../screen.ts';

/**
 * Every player's worlds side by side, small. The teacher sees what each holds possible; a player sees their own, and what
 * they hold possible that each of the others holds possible.
 */
export default function EverybodyPanel({ scenery, centre }: { scenery: Scenery; centre: Centre }) {
  const words = useWords().knowledge.everybody;
  const { vantage, faces } = scenery;
  const { names, path, viewpoint, presentation } = vantage;
  const report = path[path.length - 1];
  const chains = useMemo(() => names.map((_, agent) => chainOf(viewpoint, [agent])), [names, viewpoint]);
  const asked = useMemo(
    () => chains.filter(({ length }) => length > 1).map((question) => ({ node: report.node, question })),
    [chains, report],
  );
  const answers = useAnswersTo(useAnswers().thoughts, asked);
  const thoughtsOf = (agent: number): Thoughts | null => {
    const chain = chains[agent];
    if (isOpenBook(vantage, agent)) return firstThoughts(report, chain);
    const answer = answers[asked.findIndex(({ question }) => question === chain)];
    return answer?.ok === true ? { chain, held: answer.value } : null;
  };
  const viewer = viewerOf(viewpoint);
  return (
    <div className="everybody">
      <p className="hint">{viewer === null ? words.hint : words.viewerHint(names[viewer])}</p>
      <ul>
        {names.map((name, agent) => {
          const thoughts = thoughtsOf(agent);
          return (
            <li key={agent}>
              <button type="button" className="small-multiple" onClick={() => centre.look(chains[agent])}>
                <span className="small-multiple-head">
                  <strong className="clip" dir="auto">
                    {name}
                    {report.living.includes(agent) ? '' : ' †'}
                  </strong>
                  <span>
                    {thoughts === null
                      ? words.awaited
                      : words.worlds(possibleFaces(thoughts.held), report.exactness.leavesOpen)}
                  </span>
                </span>
                <MiniWorlds
                  faces={faces}
                  plan={presentation.layout}
                  possible={(face) => thoughts !== null && thoughts.held.byFace[face] > 0}
                />
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
