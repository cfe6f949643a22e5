import type { Presentation } from '../engine/presentation.ts';
import type { GameReport } from '../session/backend.ts';
import { useWords } from './screen.ts';

interface PoliciesProps {
  readonly game: GameReport;
  readonly presentation: Presentation;
  readonly id?: string;
}

/** What each way to decide means. */
export function Policies({ game, presentation, id }: PoliciesProps) {
  const { hand } = useWords().next;
  return (
    <dl className="policies" id={id}>
      {game.policies.map((policy) => (
        <div key={policy}>
          <dt>{presentation.policy(policy).label}</dt>
          <dd>{presentation.policy(policy).help}</dd>
        </div>
      ))}
      <div>
        <dt>{hand.label}</dt>
        <dd>{hand.help}</dd>
      </div>
    </dl>
  );
}
