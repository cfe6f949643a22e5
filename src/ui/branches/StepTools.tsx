import { FlaskConical, GitBranch, GitFork, ScanSearch, Settings2 } from 'lucide-react';
import { nodeBefore } from '../../session/store.ts';
import type { Viewpoint } from '../../session/viewpoint.ts';
import { useLabDoor } from '../lab-door.ts';
import { useCommands, useSession, useWords } from '../screen.ts';
import { useFork } from './fork.ts';
import { IconButton, type IconButtonProps } from '../IconButton.tsx';

/** A dialog about a step, by its node. */
export interface OpenedDialog {
  readonly kind: 'step' | 'otherwise' | 'branches';
  readonly node: number;
}

interface StepToolsProps {
  readonly node: number;
  readonly viewpoint: Viewpoint;
  readonly onOpen: (dialog: OpenedDialog) => void;
}

/** What can be done with a step of the timeline: look into it, and, as the teacher, try it otherwise. */
export function StepTools({ node, viewpoint, onOpen }: StepToolsProps) {
  const { openStep, openStepInLab, stepTools: brief, branches } = useWords();
  const openLab = useLabDoor();
  const run = useSession((state) => state.run);
  const mayBranch = viewpoint === 'teacher' && run !== null && nodeBefore(run, node) !== null;
  return (
    <div className="step-tools">
      <Tool icon={ScanSearch} label={openStep} brief={brief.open} onPress={() => onOpen({ kind: 'step', node })} />
      <Tool
        icon={FlaskConical}
        label={openStepInLab}
        brief={brief.lab}
        onPress={() => openLab({ kind: 'step', node })}
      />
      {mayBranch ? (
        <Tool
          icon={GitFork}
          label={branches.otherwise}
          brief={brief.otherwise}
          title={branches.otherwiseHelp}
          onPress={() => onOpen({ kind: 'otherwise', node })}
        />
      ) : null}
    </div>
  );
}

interface ToolProps extends Pick<IconButtonProps, 'icon' | 'label' | 'title' | 'onPress'> {
  /** A part of the label for which there is room. */
  readonly brief: string;
}

function Tool({ icon: Icon, label, brief, title = label, onPress }: ToolProps) {
  return (
    <button type="button" className="button" aria-label={label} title={title} onClick={onPress}>
      <Icon aria-hidden="true" />
      <span>{brief}</span>
    </button>
  );
}

interface ForkMarksProps extends StepToolsProps {
  /** The night or day that the branches are of. */
  readonly stage: string;
}

/** The branches of the fork from which a step leaves; nothing where there is only one way, or in a player's viewpoint. */
export function ForkMarks({ node, viewpoint, stage, onOpen }: ForkMarksProps) {
  const words = useWords().branches;
  const commands = useCommands();
  const fork = useFork(node);
  if (fork === null || viewpoint !== 'teacher') return null;
  return (
    <div className="fork" role="group" aria-label={words.fork(stage)}>
      <GitBranch aria-hidden="true" />
      {fork.branches.map(({ node: branch, place, name, current }) => (
        <button
          key={branch}
          type="button"
          className="fork-branch"
          dir="auto"
          aria-pressed={current}
          title={words.goTo(words.called(place, name))}
          onClick={() => void commands.goToBranch(branch)}
        >
          {words.called(place, name)}
        </button>
      ))}
      <IconButton
        icon={Settings2}
        label={`${words.manage}: ${stage}`}
        title={words.manage}
        className="button tool"
        onPress={() => onOpen({ kind: 'branches', node })}
      />
    </div>
  );
}
