import { use, useState } from 'react';
import { CentreTabs, type CentreTab } from '../CentreTabs.tsx';
import { Dialog } from '../Dialog.tsx';
import type { Scenery } from '../scenery.ts';
import { useWords } from '../screen.ts';
import { PayPanel } from './PayPanel.tsx';
import { RoundPanel } from './RoundPanel.tsx';
import { SeriesPanel } from './SeriesPanel.tsx';
import { useSetting } from './setting.ts';
import { useSolver } from './solver.ts';
import { StatesPanel } from './StatesPanel.tsx';
import { StandoffWordsContext } from './words.ts';
import '../../graph/rates/rates.css';
import '../balance/balance.css';
import './standoff.css';

/** The Standoff's lab: its states, what being evil is worth, a series of rounds, and a round in real time. */
export default function StandoffDialog({ scenery, onClose }: { scenery: Scenery; onClose: () => void }) {
  const words = use(useWords().standoff());
  const [tab, setTab] = useState('states');
  const setting = useSetting();
  const solver = useSolver();
  const tabs: readonly CentreTab[] = [
    {
      id: 'states',
      label: words.tabs.states,
      panel: () => <StatesPanel scenery={scenery} setting={setting} solver={solver} />,
    },
    { id: 'pay', label: words.tabs.pay, panel: () => <PayPanel setting={setting} solver={solver} /> },
    { id: 'series', label: words.tabs.series, panel: () => <SeriesPanel scenery={scenery} /> },
    { id: 'round', label: words.tabs.round, panel: () => <RoundPanel scenery={scenery} /> },
  ];
  return (
    <Dialog title={scenery.vantage.presentation.lab ?? ''} onClose={onClose} className="balance standoff-lab">
      <StandoffWordsContext value={words}>
        <CentreTabs label={words.tabs.title} tabs={tabs} chosen={tab} onChoose={setTab} />
      </StandoffWordsContext>
    </Dialog>
  );
}
