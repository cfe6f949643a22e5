import { Lock } from 'lucide-react';
import { useState } from 'react';
import { viewerOf } from '../../session/viewpoint.ts';
import { Dialog } from '../Dialog.tsx';
import type { Scenery } from '../scenery.ts';
import { useCommands, useSession, useWords } from '../screen.ts';

/** Says that the viewpoint is locked, and unlocks it after asking. */
export function LockMark({ scenery }: { scenery: Scenery }) {
  const words = useWords().seats;
  const commands = useCommands();
  const locked = useSession((state) => state.locked);
  const [asking, setAsking] = useState(false);
  const [unlocked, setUnlocked] = useState(false);
  const viewer = viewerOf(scenery.vantage.viewpoint);
  return (
    <>
      <span className="visually-hidden" role="status">
        {unlocked && !locked ? words.unlocked : ''}
      </span>
      {locked ? (
        <button
          type="button"
          className="button small"
          aria-label={words.unlock}
          title={viewer === null ? words.locked : words.lockedTo(scenery.vantage.names[viewer])}
          onClick={() => setAsking(true)}
        >
          <Lock aria-hidden="true" />
          <span className="wide">{words.locked}</span>
        </button>
      ) : null}
      {asking ? (
        <Dialog title={words.unlockTitle} onClose={() => setAsking(false)} className="otherwise">
          <p>{words.unlockIntro}</p>
          <footer>
            <button
              type="button"
              className="button"
              onClick={() => {
                commands.unlock();
                setUnlocked(true);
                setAsking(false);
              }}
            >
              {words.unlockConfirm}
            </button>
            <button type="button" className="button primary" onClick={() => setAsking(false)}>
              {words.stayLocked}
            </button>
          </footer>
        </Dialog>
      ) : null}
    </>
  );
}
