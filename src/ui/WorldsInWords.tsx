import type { Region } from '../graph/scene.ts';
import type { WorldsView } from '../session/worlds.ts';
import { useFrameLater } from './motion.ts';
import { useWords } from './screen.ts';

/** More possible worlds than this are not listed one by one, if the regions of the graph say what they are. */
const MOST_LISTED = 12;
/** Where they do not, so many are listed, and the rest counted. */
const MOST_AT_ALL = 60;

/**
 * The graph as a screen reader walks it: the worlds that are held possible, where they lie, and what ruled out the others. Each world
 * can be reached in the drawing itself too; here what belongs together stands together.
 */
export default function WorldsInWords({
  view,
  regions,
  caption,
}: {
  view: WorldsView;
  regions: readonly Region[];
  /** Whose worlds they are. */
  caption: string;
}) {
  const words = useWords().graph.inWords;
  // It is never looked at: a step need not wait for it.
  const { worlds, possible } = useFrameLater(view);
  const held = worlds.filter(({ standing }) => standing === 'possible');
  const bright = regions.filter(({ dark }) => !dark);
  const singly = held.length <= MOST_LISTED || bright.length === 0;
  const reasons = new Map<string, number>();
  for (const { standing, reason } of worlds) {
    if (standing !== 'possible') reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  }
  return (
    <section className="visually-hidden" aria-label={words.title}>
      <h3>{words.possible(possible, caption)}</h3>
      <ul>
        {singly
          ? held.slice(0, MOST_AT_ALL).map(({ face, label }) => <li key={face}>{label}</li>)
          : bright.map((region) => <li key={region.id}>{words.region(region.label, region.possible)}</li>)}
        {singly && held.length > MOST_AT_ALL ? <li>{words.more(held.length - MOST_AT_ALL)}</li> : null}
      </ul>
      {reasons.size === 0 ? null : (
        <>
          <h3>{words.ruledOut(worlds.length - held.length)}</h3>
          <ul>
            {[...reasons].map(([reason, count]) => (
              <li key={reason}>{words.reason(reason, count)}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
