import { LogOut } from 'lucide-react';
import { possibleFaces } from '../../session/held.ts';
import type { Centre } from '../centre.ts';
import type { Scenery } from '../scenery.ts';
import { useWords } from '../screen.ts';
import { IconButton } from '../IconButton.tsx';

/** Through whose thoughts the worlds are seen: each name leads back there. Last stands who is only looked at for the moment. */
export function Breadcrumb({ scenery, centre }: { scenery: Scenery; centre: Centre }) {
  const words = useWords().knowledge.thoughts;
  const { names, viewpoint } = scenery.vantage;
  const { entered, thoughts, peeked } = centre;
  const crumbs = entered.map((agent, index) => ({ name: names[agent], depth: index + 1 }));
  if (viewpoint === 'teacher') crumbs.unshift({ name: words.teacher, depth: 0 });
  const home = crumbs[0].depth;
  const deep = crumbs.length > 1;
  // What is only pointed at is not said: the live region tells where one has gone.
  const settled = thoughts !== null && thoughts.chain.join() === entered.join() ? possibleFaces(thoughts.held) : null;
  const said = deep
    ? words.entered(
        entered.map((agent) => names[agent]),
        settled,
      )
    : words.home;
  return (
    <nav className="crumbs" aria-label={words.title}>
      <ol>
        {crumbs.map(({ name, depth }, index) => (
          <li key={depth}>
            <button
              type="button"
              className="crumb"
              dir="auto"
              aria-current={index === crumbs.length - 1 ? 'true' : undefined}
              aria-label={words.crumb(name, depth === 0)}
              title={words.crumb(name, depth === 0)}
              onClick={() => centre.backTo(depth)}
            >
              <span className="clip">{name}</span>
            </button>
          </li>
        ))}
        {peeked === null || peeked === entered.at(-1) ? null : (
          <li className="crumb peeked" dir="auto" title={names[peeked]}>
            <span className="clip">{names[peeked]}</span>
          </li>
        )}
      </ol>
      {deep ? (
        <IconButton icon={LogOut} label={words.leave} className="crumb leave" onPress={() => centre.backTo(home)} />
      ) : null}
      <p className="visually-hidden" aria-live="polite" data-testid="thoughts-live">
        {said}
      </p>
    </nav>
  );
}
