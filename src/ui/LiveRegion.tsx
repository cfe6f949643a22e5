import { isAtMost, possibleFaces } from '../session/held.ts';
import { stageTitle, stepLines } from '../session/view.ts';
import { viewerOf } from '../session/viewpoint.ts';
import type { Scenery } from './scenery.ts';
import { useSession, useWords } from './screen.ts';

/** Says, to who does not see the screen, what a step changed. */
export function LiveRegion({ scenery }: { scenery: Scenery }) {
  const words = useWords().live;
  const { vantage } = scenery;
  const { path, names, viewpoint } = vantage;
  const waiting = useSession((state) => state.waiting);
  const viewer = viewerOf(viewpoint);
  const report = path[path.length - 1];
  const isExact = report.exactness.kind === 'exact';
  const wasExact = (path.at(-2)?.exactness.kind ?? 'exact') === 'exact';
  const held = possibleFaces(viewer === null ? report.all : report.players[viewer]);
  const atMost = isAtMost(report.exactness, held);
  const count = viewer === null ? words.all(held, atMost) : words.knows(names[viewer], held, true, atMost);
  const asks = waiting?.node === report.node && waiting.open.length > 0 ? words.waiting : '';
  const text = [
    `${stageTitle(vantage, report)}.`,
    ...stepLines(vantage, path.length - 1).map((line) => line.text),
    isExact === wasExact ? '' : isExact ? words.exactAgain : words.coarser,
    count,
    asks,
  ];
  return (
    <>
      <p className="visually-hidden" aria-live="polite">
        {words.viewpoint(viewer === null ? null : names[viewer])}
      </p>
      <p className="visually-hidden" aria-live="polite" data-testid="live">
        {text.filter((part) => part !== '').join(' ')}
      </p>
    </>
  );
}
