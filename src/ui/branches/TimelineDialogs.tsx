import { lazy, Suspense } from 'react';
import type { Scenery } from '../scenery.ts';
import type { OpenedDialog } from './StepTools.tsx';

const StepDialog = lazy(() => import('../steps/StepDialog.tsx').then((module) => ({ default: module.StepDialog })));
const OtherwiseDialog = lazy(() =>
  import('./OtherwiseDialog.tsx').then((module) => ({ default: module.OtherwiseDialog })),
);
const BranchesDialog = lazy(() =>
  import('./BranchesDialog.tsx').then((module) => ({ default: module.BranchesDialog })),
);

interface TimelineDialogsProps {
  readonly scenery: Scenery;
  readonly opened: OpenedDialog | null;
  readonly onClose: () => void;
}

/** The dialogs that are opened from the timeline; each is fetched when it is first wanted. */
export function TimelineDialogs({ scenery, opened, onClose }: TimelineDialogsProps) {
  if (opened === null) return null;
  const { kind, node } = opened;
  const teacher = scenery.vantage.viewpoint === 'teacher';
  return (
    <Suspense fallback={null}>
      {kind === 'step' ? <StepDialog scenery={scenery} node={node} onClose={onClose} /> : null}
      {kind === 'otherwise' && teacher ? <OtherwiseDialog scenery={scenery} node={node} onClose={onClose} /> : null}
      {kind === 'branches' && teacher ? <BranchesDialog scenery={scenery} node={node} onClose={onClose} /> : null}
    </Suspense>
  );
}
