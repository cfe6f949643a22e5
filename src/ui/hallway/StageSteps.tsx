import { ChevronLeft, ChevronRight } from 'lucide-react';
import { use } from 'react';
import type { HallwayScene } from '../../engine/hallway.ts';
import type { Vantage } from '../../session/viewpoint.ts';
import { IconButton } from '../IconButton.tsx';
import { useWords } from '../screen.ts';

interface StageStepsProps {
  readonly stages: readonly HallwayScene[];
  /** The stage that is shown; null for the night as a whole. */
  readonly at: number | null;
  readonly onChoose: (stage: number | null) => void;
  readonly vantage: Vantage;
}

/** Steps through the stages of a night, with what happened in each in words. */
export function StageSteps({ stages, at, onChoose, vantage }: StageStepsProps) {
  const words = use(useWords().hallway());
  const { presentation, names } = vantage;
  const scene = at === null ? null : stages[at];
  const lines =
    scene === null
      ? []
      : [
          ...scene.ways.filter(({ kind }) => kind !== 'back').map(({ label }) => `${label}.`),
          ...scene.causes.map((cause) => presentation.happening(cause, names, null).text),
        ];
  return (
    <section className="stage-steps" aria-label={words.stages}>
      <div className="stage-buttons">
        <IconButton
          icon={ChevronLeft}
          label={words.previous}
          disabled={at === null}
          onPress={() => onChoose(at === null || at === 0 ? null : at - 1)}
        />
        <strong role="status">
          {at === null || scene === null ? words.whole : words.stage(at + 1, stages.length, scene.title)}
        </strong>
        <IconButton
          icon={ChevronRight}
          label={words.next}
          disabled={at === stages.length - 1}
          onPress={() => onChoose(at === null ? 0 : at + 1)}
        />
      </div>
      {scene === null ? null : (
        <ul className="stage-lines" tabIndex={0} aria-label={scene.title}>
          {lines.length === 0 ? <li>{words.quiet}</li> : lines.map((line, index) => <li key={index}>{line}</li>)}
        </ul>
      )}
    </section>
  );
}
