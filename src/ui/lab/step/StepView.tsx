import { ChevronLeft, ChevronRight, PencilRuler } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Answer } from '../../../session/answer.ts';
import type { StepReport, StepWanted } from '../../../session/lab/step-report.ts';
import { stageTitle } from '../../../session/view.ts';
import { IconButton } from '../../IconButton.tsx';
import type { Scenery } from '../../scenery.ts';
import { useCommands } from '../../screen.ts';
import { useLab } from '../lab.ts';
import { StepChoices } from './StepChoices.tsx';
import { StepModelsView } from './StepModelsView.tsx';
import './step-lab.css';

const EVERYTHING: StepWanted = { players: null, atoms: null };

interface StepViewProps {
  readonly scenery: Scenery;
  /** The node of the step. */
  readonly node: number;
  readonly onNode: (node: number) => void;
  /** Back to the editor. */
  readonly onBack: () => void;
}

/** A step of the game in the lab: the model before, the step as an event model, and the model after, side by side. */
export function StepView({ scenery, node, onNode, onBack }: StepViewProps) {
  const words = useLab().words.step;
  const { whole, line } = scenery;
  const [wanted, setWanted] = useState(EVERYTHING);
  // A player who looks at an earlier step sees no more than they saw then.
  const most = whole.viewpoint === 'teacher' ? line.length - 1 : scenery.at;
  const index = Math.min(Math.max(line.indexOf(node), 0), most);
  const { found, latest: report } = useStep(line[index], wanted, whole.viewpoint);
  const go = (by: number) => onNode(line[Math.min(Math.max(index + by, 0), most)]);
  const title = words.title(whole.presentation.title, index, stageTitle(whole, whole.path[index]));
  return (
    <div className="step-lab">
      <div className="lab-tools">
        <IconButton icon={ChevronLeft} label={words.previous} disabled={index === 0} onPress={() => go(-1)} />
        <h3 className="step-lab-title">{title}</h3>
        <IconButton icon={ChevronRight} label={words.next} disabled={index === most} onPress={() => go(1)} />
        <button type="button" className="button step-lab-back" onClick={onBack}>
          <PencilRuler aria-hidden="true" />
          {words.back}
        </button>
      </div>
      {report === null ? null : (
        <StepChoices names={whole.names} report={report} wanted={wanted} onWanted={setWanted} />
      )}
      {found === null ? (
        <p className="hint step-lab-note" role="status">
          {words.loading}
        </p>
      ) : found.ok ? (
        <StepModelsView
          key={`${line[index]} ${JSON.stringify(wanted)}`}
          report={found.value}
          vantage={whole}
          title={title}
          onBack={onBack}
        />
      ) : (
        <p className="refusal step-lab-note">{found.message}</p>
      )}
    </div>
  );
}

/** The models of a step, null until they have come; and the latest that came, so that choices stay where they are meanwhile. */
function useStep(
  node: number,
  wanted: StepWanted,
  viewpoint: unknown,
): { readonly found: Answer<StepReport> | null; readonly latest: StepReport | null } {
  const commands = useCommands();
  const key = JSON.stringify([node, wanted, viewpoint]);
  const [found, setFound] = useState<{ readonly key: string; readonly answer: Answer<StepReport> } | null>(null);
  const [latest, setLatest] = useState<StepReport | null>(null);
  useEffect(() => {
    let late = false;
    void commands.makeStep(node, wanted).then((answer) => {
      if (late || answer === null) return;
      setFound({ key, answer });
      if (answer.ok) setLatest(answer.value);
    });
    return () => {
      late = true;
    };
  }, [commands, node, wanted, key]);
  return { found: found?.key === key ? found.answer : null, latest };
}
