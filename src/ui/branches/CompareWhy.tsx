import { X } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Agent } from '../../engine/rules.ts';
import type { WhyRequest } from '../../session/knowledge/cell.ts';
import { openCell } from '../../session/knowledge/open-cell.ts';
import type { Faces } from '../../session/report.ts';
import type { Vantage } from '../../session/viewpoint.ts';
import { IconButton } from '../IconButton.tsx';
import { useExplained } from '../knowledge/explanation.ts';
import { Explanation } from '../knowledge/Explanation.tsx';
import { MiniWorlds } from '../knowledge/MiniWorlds.tsx';
import { useAsker } from '../knowledge/tables.ts';
import { useWords } from '../screen.ts';

interface CompareWhyProps {
  readonly id: string;
  readonly knower: Agent;
  readonly about: Agent;
  readonly called: readonly string[];
  readonly vantages: readonly (Vantage | null)[];
  readonly faces: Faces;
  readonly onAbout: (about: Agent) => void;
  readonly onClose: () => void;
}

/** Why a player knows in each of two branches what another is, or why not. */
export function CompareWhy({ id, knower, about, called, vantages, faces, onAbout, onClose }: CompareWhyProps) {
  const words = useWords().branches.compare;
  const names = vantages.find((vantage) => vantage !== null)?.names ?? [];
  return (
    <section id={id} className="compare-why" aria-label={words.explained(names[knower])}>
      <header>
        <label>
          {words.about(names[knower])}
          <select value={about} onChange={({ target }) => onAbout(Number(target.value))}>
            {names.map((name, agent) =>
              agent === knower ? null : (
                <option key={agent} value={agent}>
                  {name}
                </option>
              ),
            )}
          </select>
        </label>
        <IconButton icon={X} label={words.closeWhy} className="button round small quiet" onPress={onClose} />
      </header>
      <div className="compare-sides">
        {vantages.map((vantage, side) =>
          vantage === null ? (
            <p key={side} className="hint">
              {words.ended}
            </p>
          ) : (
            <Reason key={side} called={called[side]} vantage={vantage} knower={knower} about={about} faces={faces} />
          ),
        )}
      </div>
    </section>
  );
}

interface ReasonProps {
  readonly called: string;
  readonly vantage: Vantage;
  readonly knower: Agent;
  readonly about: Agent;
  readonly faces: Faces;
}

function Reason({ called, vantage, knower, about, faces }: ReasonProps) {
  const asker = useAsker({ vantage });
  const request = useMemo(() => openCell(asker, faces, knower, about).why, [asker, faces, knower, about]);
  return request === null ? null : (
    <Explained key={about} called={called} vantage={vantage} request={request} faces={faces} />
  );
}

interface ExplainedProps extends Pick<ReasonProps, 'called' | 'vantage' | 'faces'> {
  readonly request: WhyRequest;
}

function Explained({ called, vantage, request, faces }: ExplainedProps) {
  const words = useWords().branches.compare;
  const explained = useExplained(vantage, faces, request);
  const [lit, light] = useState<ReadonlySet<number> | null>(null);
  const report = vantage.path[vantage.path.length - 1];
  const article = useRef<HTMLElement>(null);
  useEffect(() => {
    article.current?.scrollIntoView({ block: 'nearest' });
  }, [explained.view]);
  return (
    <article className="compare-reason" ref={article}>
      <h4>
        <small dir="auto">{called}</small> {explained.title}
      </h4>
      <Explanation vantage={vantage} faces={faces} request={request} explained={explained} light={light}>
        <MiniWorlds
          faces={faces}
          plan={vantage.presentation.layout}
          possible={(face) => report.players[request.agent].byFace[face] > 0}
          lit={lit ?? explained.faces}
        />
        <p className="hint">{words.lit(vantage.names[request.agent])}</p>
      </Explanation>
    </article>
  );
}
