import { use, useState } from 'react';
import { CentreTabs, type CentreTab } from '../CentreTabs.tsx';
import { Dialog } from '../Dialog.tsx';
import { useWords } from '../screen.ts';
import { useBand } from './band.ts';
import { ChartPanel } from './ChartPanel.tsx';
import { useChart } from './chart.ts';
import { SetupsPanel } from './SetupsPanel.tsx';
import { SimulatePanel } from './SimulatePanel.tsx';
import { useSimulation } from './simulation.ts';
import { TablePanel } from './TablePanel.tsx';
import { BalanceWordsContext } from './words.ts';
import '../../graph/rates/rates.css';
import './balance.css';

/** The balance lab: exact win rates beside the published ones, set-ups and their codes, and simulations of any game. */
export function BalanceDialog({ onClose }: { onClose: () => void }) {
  const words = useWords();
  const lab = use(words.balance());
  const [tab, setTab] = useState('table');
  const band = useBand();
  const chart = useChart();
  // Here, so that a simulation goes on while other parts are looked at.
  const simulation = useSimulation();
  const tabs: readonly CentreTab[] = [
    { id: 'table', label: lab.tabs.table, panel: () => <TablePanel band={band} /> },
    { id: 'chart', label: lab.tabs.chart, panel: () => <ChartPanel band={band} chart={chart} /> },
    { id: 'setups', label: lab.tabs.setups, panel: () => <SetupsPanel band={band} /> },
    { id: 'simulate', label: lab.tabs.simulate, panel: () => <SimulatePanel simulation={simulation} /> },
  ];
  return (
    <Dialog title={words.header.balance} onClose={onClose} className="balance">
      <BalanceWordsContext value={lab}>
        <CentreTabs label={lab.tabs.title} tabs={tabs} chosen={tab} onChoose={setTab} />
      </BalanceWordsContext>
    </Dialog>
  );
}
