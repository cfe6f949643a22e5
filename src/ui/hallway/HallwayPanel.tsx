import { use, useState } from 'react';
import { hallwayOf } from '../../session/hallway.ts';
import type { BoardView } from '../../session/board.ts';
import type { Vantage } from '../../session/viewpoint.ts';
import { CentreTabs } from '../CentreTabs.tsx';
import type { SeatLook } from '../SeatTarget.tsx';
import { useWords } from '../screen.ts';
import { HallwayActs } from './HallwayActs.tsx';
import { ROOMY } from './hallway-geometry.ts';
import { HallwayPicture } from './HallwayPicture.tsx';
import { NightPlan } from './NightPlan.tsx';
import { StageSteps } from './StageSteps.tsx';
import './hallway.css';

interface HallwayPanelProps {
  readonly vantage: Vantage;
  readonly board: BoardView;
  /** Through whose eyes the teacher looks; null for their own. */
  readonly focus: number | null;
  /** What to tell below the picture. */
  readonly hint: string;
  readonly lookOf: (agent: number) => SeatLook;
}

/** The board of a game in a hallway: the rooms, the stages of a night, and in a second tab who slept where. */
export default function HallwayPanel({ vantage, board, focus, hint, lookOf }: HallwayPanelProps) {
  const words = use(useWords().hallway());
  const [tab, chooseTab] = useState('hallway');
  const [chosen, choose] = useState<{ node: number; stage: number } | null>(null);
  const hallway = hallwayOf(vantage, focus);
  if (hallway === null) return null;
  const { node } = vantage.path[vantage.path.length - 1];
  const { stages, now } = hallway;
  const at = chosen?.node === node && chosen.stage < stages.length ? chosen.stage : null;
  const remembered = now.guests.some(({ seen }) => seen === 'before') ? [words.memory] : [];
  const trapped = now.traps.length > 0 ? [words.traps] : [];
  const tabs = [
    {
      id: 'hallway',
      label: words.tabs.hallway,
      panel: () => (
        <div className={hallway.places > ROOMY ? 'hallway many' : 'hallway'}>
          <HallwayPicture
            hallway={hallway}
            scene={at === null ? now : stages[at]}
            board={board}
            vantage={vantage}
            lookOf={lookOf}
          />
          {stages.length === 0 ? null : (
            <StageSteps
              stages={stages}
              at={at}
              onChoose={(stage) => choose(stage === null ? null : { node, stage })}
              vantage={vantage}
            />
          )}
          {at === null ? <p className="hint">{[hint, ...remembered, ...trapped].join(' ')}</p> : null}
          <HallwayActs acts={board.acts} names={vantage.names} />
        </div>
      ),
    },
    {
      id: 'nights',
      label: words.tabs.nights,
      panel: () => (
        <NightPlan hallway={hallway} vantage={vantage} allIsKnown={vantage.viewpoint === 'teacher' && focus === null} />
      ),
    },
  ];
  return <CentreTabs label={words.tabs.title} tabs={tabs} chosen={tab} onChoose={chooseTab} />;
}
