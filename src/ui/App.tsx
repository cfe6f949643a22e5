import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { nearestFork } from '../session/branches.ts';
import { coveredFor } from '../session/seats.ts';
import { shownName } from '../session/viewpoint.ts';
import { Board } from './Board.tsx';
import { FileDrop } from './files/FileDrop.tsx';
import { useCentre } from './centre.ts';
import { CentrePanel } from './CentrePanel.tsx';
import { Header } from './Header.tsx';
import { useKeys, type KeyMap } from './keys.ts';
import { LabDoorContext, labOpeningOf, useLabLinks, type LabOpening } from './lab-door.ts';
import { useLateViews } from './late-views.ts';
import { LiveRegion } from './LiveRegion.tsx';
import { NextPanel } from './NextPanel.tsx';
import { NoticeBar } from './Notice.tsx';
import { usePrediction } from './predict/prediction.ts';
import { useScenery } from './scenery.ts';
import { useCommands, useSession, useStepForward } from './screen.ts';
import { Cover } from './seats/Cover.tsx';
import { Timeline } from './Timeline.tsx';
import { Transport } from './Transport.tsx';
import './theme.css';
import './layout.css';
import './controls.css';
import './header.css';
import './board.css';
import './next.css';
import '../graph/graph.css';
import '../graph/emphasis.css';
import '../graph/edges.css';
import '../graph/tallies.css';
import './worlds.css';
import './centre.css';
import './timeline.css';
import './transport.css';
import './notice.css';
import './dialogs.css';
import './files.css';
import './branches.css';
import './small-screens.css';

// What is opened now and then is loaded when it is.
const BalanceDialog = lazy(() =>
  import('./balance/BalanceDialog.tsx').then((module) => ({ default: module.BalanceDialog })),
);
const StandoffDialog = lazy(() => import('./standoff/StandoffDialog.tsx'));
const HelpDialog = lazy(() => import('./HelpDialog.tsx'));
const LabDialog = lazy(() => import('./lab/LabDialog.tsx'));
const NewGameDialog = lazy(() => import('./NewGameDialog.tsx'));
const WhyDialog = lazy(() => import('./knowledge/WhyDialog.tsx'));

type Opened = 'new-game' | 'balance' | 'lab' | 'formula-lab' | 'help' | null;

/** While the screen is covered. */
const NO_KEYS: KeyMap = () => null;

/** The whole screen. `copyLink` puts the link of the present step where the person can take it from. */
export function App({ copyLink }: { copyLink: () => void }) {
  const commands = useCommands();
  const stepForward = useStepForward();
  const scenery = useScenery();
  const players = useSession((state) => state.run)?.names.length ?? 0;
  const hasLab = scenery?.vantage.presentation.lab !== undefined;
  const playing = useSession((state) => state.playing);
  const forked = useSession((state) => state.viewpoint === 'teacher' && nearestFork(state) !== null);
  const passedTo = useSession(coveredFor);
  const passedName = useSession((state) => (passedTo === null ? null : (state.run?.names.at(passedTo) ?? null)));
  const [labOpening, setLabOpening] = useState<LabOpening | null>(() => labOpeningOf(location.hash));
  const [opened, setOpened] = useState<Opened>(labOpening === null ? null : 'formula-lab');
  /** Counts how often the lab was opened with something. */
  const [labVisits, countVisit] = useState(0);
  const openLab = useCallback((opening: LabOpening | null) => {
    setLabOpening(opening);
    countVisit((count) => count + 1);
    setOpened('formula-lab');
  }, []);
  const openFormulaLab = useCallback(() => openLab(null), [openLab]);
  useLabLinks(openLab);
  const centre = useCentre(scenery);
  useLateViews(scenery, centre.entered.at(0) ?? centre.peeked);
  const prediction = usePrediction(scenery);

  const keys = useMemo<KeyMap>(
    () => (key, shift) => {
      const digit = /^\d$/.test(key) ? Number(key) : null;
      if (digit !== null) {
        return digit > players ? null : () => void commands.setViewpoint(digit === 0 ? 'teacher' : digit - 1);
      }
      switch (key) {
        case 'ArrowRight':
          return stepForward;
        case 'ArrowLeft':
          return () => void commands.stepBack();
        case 'ArrowUp':
        case 'ArrowDown':
          return forked ? () => void commands.changeBranch(key === 'ArrowUp' ? -1 : 1) : null;
        case 'Home':
          return () => void commands.first();
        case 'End':
          return () => void commands.last();
        case ' ':
          return () => (playing ? commands.stop() : void commands.play());
        case 'n':
        case 'N':
          return () => void (shift ? commands.previousLight() : commands.nextLight());
        case 'b':
          return () => setOpened('balance');
        case 'l':
          return openFormulaLab;
        case 's':
          return hasLab ? () => setOpened('lab') : null;
        case '?':
          return () => setOpened('help');
        default:
          return null;
      }
    },
    [commands, players, playing, stepForward, forked, hasLab, openFormulaLab],
  );
  useKeys(passedName === null ? keys : NO_KEYS);
  const close = () => setOpened(null);

  if (passedName !== null) return <Cover name={shownName(passedName)} />;
  return (
    <LabDoorContext value={openLab}>
      <div className="app">
        <Header
          scenery={scenery}
          onNewGame={() => setOpened('new-game')}
          onCopyLink={copyLink}
          onBalance={() => setOpened('balance')}
          onFormulaLab={openFormulaLab}
          onLab={() => setOpened('lab')}
          onHelp={() => setOpened('help')}
        />
        {scenery === null ? (
          <main className="main">
            <div className="foot">
              <NoticeBar />
            </div>
          </main>
        ) : (
          <main className={scenery.vantage.presentation.board === undefined ? 'main' : 'main wide-board'}>
            <div className={prediction.phase === 'off' ? 'left' : 'left predicting'}>
              <Board
                scenery={scenery}
                centre={centre}
                isLow={
                  prediction.phase === 'judged' || (prediction.phase === 'asking' && prediction.question === 'roles')
                }
              />
              <NextPanel scenery={scenery} prediction={prediction} onNewGame={() => setOpened('new-game')} />
            </div>
            <CentrePanel scenery={scenery} centre={centre} prediction={prediction} />
            <Timeline scenery={scenery} />
            <Suspense>
              {centre.why === null ? null : <WhyDialog scenery={scenery} centre={centre} request={centre.why} />}
            </Suspense>
            <div className="foot">
              <NoticeBar />
              <Transport scenery={scenery} askWhy={centre.askWhy} />
            </div>
            <LiveRegion scenery={scenery} />
          </main>
        )}
        <FileDrop />
        <Suspense>
          {opened === 'new-game' ? <NewGameDialog onClose={close} /> : null}
          {opened === 'balance' ? <BalanceDialog onClose={close} /> : null}
          {opened === 'lab' && scenery !== null && hasLab ? <StandoffDialog scenery={scenery} onClose={close} /> : null}
          {opened === 'formula-lab' ? <LabDialog key={labVisits} opening={labOpening} onClose={close} /> : null}
          {opened === 'help' ? <HelpDialog scenery={scenery} onClose={close} /> : null}
        </Suspense>
      </div>
    </LabDoorContext>
  );
}
