import { Trash2 } from 'lucide-react';
import { LONGEST_BRANCH_NAME, type Fork } from '../../session/branches.ts';
import { stageTitle } from '../../session/view.ts';
import { Dialog } from '../Dialog.tsx';
import type { Scenery } from '../scenery.ts';
import { useCommands, useWords } from '../screen.ts';
import { CompareBranches } from './CompareBranches.tsx';
import { useFork } from './fork.ts';
import { IconButton } from '../IconButton.tsx';

interface BranchesDialogProps {
  readonly scenery: Scenery;
  /** A node that leaves from the fork. */
  readonly node: number;
  readonly onClose: () => void;
}

/** The branches of a fork: named, gone to, deleted, and compared. */
export function BranchesDialog({ scenery, node, onClose }: BranchesDialogProps) {
  const words = useWords().branches.dialog;
  const fork = useFork(node);
  const index = scenery.line.indexOf(node);
  if (fork === null || index < 0) return null;
  return (
    <Dialog
      title={words.title(stageTitle(scenery.whole, scenery.whole.path[index]))}
      onClose={onClose}
      className="branches"
    >
      <p className="hint">{words.intro}</p>
      <BranchList fork={fork} onClose={onClose} />
      <CompareBranches key={fork.branches.map(({ node: first }) => first).join()} scenery={scenery} fork={fork} />
    </Dialog>
  );
}

function BranchList({ fork, onClose }: { fork: Fork; onClose: () => void }) {
  const words = useWords().branches;
  const commands = useCommands();
  return (
    <ul className="branch-list">
      {fork.branches.map(({ node, place, name, steps, current }) => {
        const called = words.called(place, name);
        return (
          <li key={node} className={current ? 'current' : undefined}>
            <input
              dir="auto"
              aria-label={words.dialog.name(called)}
              defaultValue={name ?? ''}
              placeholder={words.dialog.placeholder(place)}
              maxLength={LONGEST_BRANCH_NAME}
              autoComplete="off"
              onBlur={({ target }) => {
                if (target.value.trim() !== (name ?? '')) commands.nameBranch(node, target.value);
              }}
              onKeyDown={(event) => {
                if (event.key === 'Enter') event.currentTarget.blur();
              }}
            />
            <span className="hint">{words.dialog.steps(steps)}</span>
            {current ? (
              <span className="here">{words.dialog.here}</span>
            ) : (
              <button type="button" className="button small" onClick={() => void commands.goToBranch(node)}>
                {words.dialog.go}
              </button>
            )}
            <IconButton
              icon={Trash2}
              label={words.dialog.removeNamed(called)}
              title={words.dialog.remove}
              className="button small quiet"
              onPress={() => {
                // The message that can bring it back lies behind a dialog.
                onClose();
                void commands.deleteBranch(node);
              }}
            />
          </li>
        );
      })}
    </ul>
  );
}
