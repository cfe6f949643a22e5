import type { Agent } from '../../engine/rules.ts';
import { Dialog } from '../Dialog.tsx';
import { useCommands, useWords } from '../screen.ts';

interface TakeSeatProps {
  readonly agent: Agent;
  readonly name: string;
  readonly onClose: () => void;
}

/** Asks before somebody takes over a seat of a locked game, since that shows its card. */
export function TakeSeat({ agent, name, onClose }: TakeSeatProps) {
  const words = useWords().seats;
  const commands = useCommands();
  return (
    <Dialog title={words.takeTitle(name)} onClose={onClose} className="otherwise">
      <p>{words.takeIntro(name)}</p>
      <footer>
        <button
          type="button"
          className="button"
          onClick={() => {
            onClose();
            void commands.takeOver(agent);
          }}
        >
          {words.takeConfirm}
        </button>
        <button type="button" className="button primary" onClick={onClose}>
          {words.leaveSeat}
        </button>
      </footer>
    </Dialog>
  );
}
