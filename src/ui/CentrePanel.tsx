import type { Centre } from './centre.ts';
import { WORLDS_TAB } from './centre.ts';
import { CentreTabs, type CentreTab } from './CentreTabs.tsx';
import type { Scenery } from './scenery.ts';
import { useWords } from './screen.ts';
import { KnowledgePanel } from './knowledge/KnowledgePanel.tsx';
import { EverybodyPanel } from './thoughts/EverybodyPanel.tsx';
import { WorldsPanel } from './WorldsPanel.tsx';

/** The middle of the screen: the graph of worlds, and in other tabs what else there is to know of them. */
export function CentrePanel({ scenery, centre }: { scenery: Scenery; centre: Centre }) {
  const words = useWords().knowledge;
  const tabs: readonly CentreTab[] = [
    { id: WORLDS_TAB, label: words.tabs.worlds, panel: () => <WorldsPanel scenery={scenery} centre={centre} /> },
    { id: 'everybody', label: words.tabs.everybody, panel: () => <EverybodyPanel scenery={scenery} centre={centre} /> },
    { id: 'knowledge', label: words.tabs.knowledge, panel: () => <KnowledgePanel scenery={scenery} centre={centre} /> },
  ];
  return (
    <section className="panel centre" aria-label={words.tabs.title}>
      <CentreTabs label={words.tabs.title} tabs={tabs} chosen={centre.tab} onChoose={centre.chooseTab} />
    </section>
  );
}
