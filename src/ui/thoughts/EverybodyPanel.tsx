import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { isOpenBook } from '../../session/knowledge/open-cell.ts';
import { chainOf, firstThoughts, type Thoughts } from '../../session/thoughts.ts';
import { isAtMost, possibleFaces } from '../../session/held.ts';
import { viewerOf } from '../../session/viewpoint.ts';
import { useAnswersTo } from '../answers.ts';
import type { Centre } from '../centre.ts';
import { MiniWorlds } from '../knowledge/MiniWorlds.tsx';
import type { Scenery } from '../scenery.ts';
import { useAnswers, useWords } from '../screen.ts';
import { variables } from '../variables.ts';
import { multiplesIn, type Multiples } from './small-multiples.ts';

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
  const list = useRef<HTMLUListElement>(null);
  const { columns, shape, height } = useMultiples(list, names.length);
  return (
    <div className="everybody">
      <p className="hint">
        {viewer === null ? words.hint : words.viewerHint(names[viewer])} {words.key(viewer === null)}
      </p>
      <ul ref={list} style={variables({ '--columns': columns, '--most': height === null ? 'none' : `${height}px` })}>
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
                      : words.worlds(
                          possibleFaces(thoughts.held),
                          isAtMost(report.exactness, possibleFaces(thoughts.held)),
                        )}
                  </span>
                </span>
                <MiniWorlds
                  faces={faces}
                  plan={presentation.layout}
                  shape={shape}
                  actual={viewer === null ? report.actual : null}
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

/** On a telephone the page scrolls, so that the list is as high as what it holds; without that it would have this room, in pixels. */
const TELEPHONE = { width: 640, room: 448 };

/** How pictures of all players stand in the room of their list. */
function useMultiples(list: RefObject<HTMLElement | null>, count: number): Multiples {
  const [{ width, height }, setSize] = useState({ width: 630, height: 450 });
  useEffect(() => {
    if (list.current === null || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(([{ contentRect }]) => {
      setSize({
        width: Math.round(contentRect.width),
        height: Math.round(window.innerWidth <= TELEPHONE.width ? TELEPHONE.room : contentRect.height),
      });
    });
    observer.observe(list.current);
    return () => observer.disconnect();
  }, [list]);
  return useMemo(() => multiplesIn(count, width, height), [count, width, height]);
}
