import { lazy, Suspense, type ReactNode } from 'react';
import { exactnessOf } from '../session/held.ts';
import { chainOf } from '../session/thoughts.ts';
import { viewerOf } from '../session/viewpoint.ts';
import type { Centre } from './centre.ts';
import { WORLDS_TAB } from './centre.ts';
import { CentreTabs, type CentreTab } from './CentreTabs.tsx';
import type { Scenery } from './scenery.ts';
import { useWords } from './screen.ts';
import type { Prediction } from './predict/prediction.ts';
import { WorldsPanel } from './WorldsPanel.tsx';

const KnowledgePanel = lazy(() => import('./knowledge/KnowledgePanel.tsx'));
const EverybodyPanel = lazy(() => import('./thoughts/EverybodyPanel.tsx'));

/** The middle of the screen: the graph of worlds, and in other tabs what else there is to know of them. */
export function CentrePanel({
  scenery,
  centre,
  prediction,
}: {
  scenery: Scenery;
  centre: Centre;
  prediction: Prediction;
}) {
  const { knowledge: words, worlds: coarse } = useWords();
  // While somebody predicts, the graph shows whose worlds are asked about, and nobody's thoughts.
  const { viewpoint } = scenery.vantage;
  const teacher = viewpoint === 'teacher';
  const peeked = teacher ? prediction.mind : null;
  const asked = { ...centre, thoughts: null, deep: null, entered: chainOf(viewpoint, []), peeked };
  const shown = prediction.phase === 'off' ? centre : asked;
  const report = scenery.vantage.path[scenery.vantage.path.length - 1];
  const looked = viewerOf(scenery.vantage.viewpoint) ?? centre.entered.at(0) ?? null;
  const exactness = exactnessOf(report, looked);
  const missing = coarse.missing(exactness);
  const told = (panel: ReactNode, isGraph = false): ReactNode =>
    missing === null ? (
      panel
    ) : (
      <div className="told-coarse">
        <details className={isGraph ? 'over-budget over-graph' : 'over-budget'}>
          <summary>{coarse.coarse(exactness.kind)}</summary>
          <p>{missing}</p>
        </details>
        {panel}
      </div>
    );
  const tabs: readonly CentreTab[] = [
    {
      id: WORLDS_TAB,
      label: words.tabs.worlds,
      panel: () => told(<WorldsPanel scenery={scenery} centre={shown} prediction={prediction} />, true),
    },
    {
      id: 'everybody',
      label: words.tabs.everybody,
      panel: () => told(waiting(<EverybodyPanel scenery={scenery} centre={centre} />)),
    },
    {
      id: 'knowledge',
      label: words.tabs.knowledge,
      panel: () => told(waiting(<KnowledgePanel scenery={scenery} centre={centre} />)),
    },
  ];
  return (
    <section className="panel centre" aria-label={words.tabs.title}>
      <CentreTabs label={words.tabs.title} tabs={tabs} chosen={centre.tab} onChoose={centre.chooseTab} />
    </section>
  );
}

/** A panel that may still be on its way. */
function waiting(panel: ReactNode): ReactNode {
  return <Suspense>{panel}</Suspense>;
}
