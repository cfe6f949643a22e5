import type { ReactNode } from 'react';
import type { WhyRequest } from '../../session/knowledge/cell.ts';
import type { Faces } from '../../session/report.ts';
import type { Vantage } from '../../session/viewpoint.ts';
import type { WhyView } from '../../session/why.ts';
import { useWords } from '../screen.ts';
import { LongWorkButton } from '../thoughts/LongWorkButton.tsx';
import type { Explained } from './explanation.ts';
import { FacePicture } from './FacePicture.tsx';
import './why.css';

/** How many pictures a group shows. */
const SHOWN = 6;

interface ExplanationProps {
  readonly vantage: Vantage;
  readonly faces: Faces;
  readonly request: WhyRequest;
  readonly explained: Explained;
  /** Outlines worlds. */
  readonly light: (faces: ReadonlySet<number>) => void;
  /** Where the worlds of which it speaks are seen. */
  readonly children: ReactNode;
}

/** An explanation in words, with the worlds of each of its groups. */
export function Explanation({ vantage, faces, request, explained, light, children }: ExplanationProps) {
  const { why: words, deep } = useWords().knowledge;
  const { names, presentation } = vantage;
  const { answer, work, view, faces: all } = explained;
  const name = names[request.agent];
  return (
    <div className="why-body" aria-live="polite">
      {answer?.ok === false ? <p className="refusal">{answer.message}</p> : null}
      {answer === null ? <p className="hint">{work?.isStopped === true ? deep.stopped : words.awaited}</p> : null}
      {work === null ? null : (
        <p>
          <LongWorkButton work={work} />
        </p>
      )}
      {view === null ? null : (
        <>
          <p>{lead(view, name, words)}</p>
          {view.refutedBy === null ? null : (
            <p>
              <FacePicture face={faces[view.refutedBy]} presentation={presentation} names={names} />
            </p>
          )}
          <ul className="why-groups">
            {view.groups.map((group) => (
              <li key={group.text}>
                <button
                  type="button"
                  className={`why-group ${group.kind}`}
                  onPointerEnter={() => light(new Set(group.faces))}
                  onPointerLeave={() => light(all)}
                  onFocus={() => light(new Set(group.faces))}
                  onBlur={() => light(all)}
                  onClick={() => light(new Set(group.faces))}
                >
                  <span>
                    {group.text} <strong>({words.worlds(group.count)})</strong>
                  </span>
                  <span className="why-faces">
                    {group.faces.slice(0, SHOWN).map((face) => (
                      <FacePicture key={face} face={faces[face]} presentation={presentation} names={names} />
                    ))}
                    {group.faces.length > SHOWN ? <span>{words.more(group.faces.length - SHOWN)}</span> : null}
                  </span>
                </button>
              </li>
            ))}
          </ul>
          {view.partial ? <p className="hint">{words.partial}</p> : null}
          {all.size === 0 ? null : children}
          <details>
            <summary className="hint">{words.formula}</summary>
            <code>{request.formula}</code>
          </details>
        </>
      )}
    </div>
  );
}

function lead(view: WhyView, name: string, words: ReturnType<typeof useWords>['knowledge']['why']): string {
  if (view.known === null) return words.unsettledLead(name);
  if (!view.known) return words.refuted(name);
  return view.groups.length === 0 ? words.always(name) : words.because(view.against);
}
