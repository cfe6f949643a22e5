import { useMemo, useState } from 'react';
import { Board } from './Board.tsx';
import { Header } from './Header.tsx';
import { HelpDialog } from './HelpDialog.tsx';
import { useKeys, type KeyMap } from './keys.ts';
import { LiveRegion } from './LiveRegion.tsx';
import { NewGameDialog } from './NewGameDialog.tsx';
import { NextPanel } from './NextPanel.tsx';
import { NoticeBar } from './Notice.tsx';
import { usePrediction } from './predict/prediction.ts';
import { useScenery } from './scenery.ts';
import { useCommands, useSession, useStepForward } from './screen.ts';
import { Timeline } from './Timeline.tsx';
import { Transport } from './Transport.tsx';
import { WorldsPanel } from './WorldsPanel.tsx';
import './theme.css';
import './layout.css';
import './controls.css';
import './header.css';
import './board.css';
import './next.css';
import '../graph/graph.css';
import '../graph/emphasis.css';
import './worlds.css';
import './timeline.css';
import './transport.css';
import './notice.css';
import './dialogs.css';
import './small-screens.css';

type Opened = 'new-game' | 'help' | null;

/** The whole screen. `copyLink` puts the link of the present step where the person can take it from. */
export function App({ copyLink }: { copyLink: () => void }) {
  const commands = useCommands();
  const stepForward = useStepForward();
  const scenery = useScenery();
  const players = useSession((state) => state.run)?.names.length ?? 0;
  const playing = useSession((state) => state.playing);
  const [opened, setOpened] = useState<Opened>(null);
  const [focus, setFocus] = useState<number | null>(null);
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
        case 'Home':
          return () => void commands.first();
        case 'End':
          return () => void commands.last();
        case ' ':
          return () => (playing ? commands.stop() : void commands.play());
        case 'n':
        case 'N':
          return () => void (shift ? commands.previousLight() : commands.nextLight());
        case '?':
          return () => setOpened('help');
        default:
          return null;
      }
    },
    [commands, players, playing, stepForward],
  );
  useKeys(keys);
  const close = () => setOpened(null);

  return (
    <div className="app">
      <Header
        scenery={scenery}
        onNewGame={() => setOpened('new-game')}
        onCopyLink={copyLink}
        onHelp={() => setOpened('help')}
      />
      {scenery === null ? (
        <main className="main" />
      ) : (
        <main className="main">
          <div className="left">
            <Board scenery={scenery} focus={focus} onFocus={setFocus} />
            <NextPanel scenery={scenery} prediction={prediction} onNewGame={() => setOpened('new-game')} />
          </div>
          <WorldsPanel
            scenery={scenery}
            focus={
              scenery.vantage.viewpoint !== 'teacher' ? null : prediction.phase === 'off' ? focus : prediction.mind
            }
            prediction={prediction}
          />
          <Timeline scenery={scenery} />
          <Transport scenery={scenery} />
          <LiveRegion scenery={scenery} />
        </main>
      )}
      <NoticeBar />
      {opened === 'new-game' ? <NewGameDialog onClose={close} /> : null}
      {opened === 'help' ? <HelpDialog scenery={scenery} onClose={close} /> : null}
    </div>
  );
}
