import { useEffect, useMemo, useRef } from 'react';
import { X } from 'lucide-react';
import type { WhyRequest } from '../../session/knowledge/cell.ts';
import { whyOf, type WhyView } from '../../session/why.ts';
import { viewerOf } from '../../session/viewpoint.ts';
import { useAnswer } from '../answers.ts';
import { WORLDS_TAB, type Centre } from '../centre.ts';
import type { Scenery } from '../scenery.ts';
import { useAnswers, useWords } from '../screen.ts';
import { FacePicture } from './FacePicture.tsx';
import { MiniWorlds } from './MiniWorlds.tsx';
import './why.css';
import { IconButton } from '../IconButton.tsx';

/** How many pictures a group shows. */
const SHOWN = 6;

type WhyWords = ReturnType<typeof useWords>['knowledge']['why'];

interface WhyDialogProps {
  readonly scenery: Scenery;
  readonly centre: Centre;
  readonly request: WhyRequest;
}

/** Why a player knows something, or why not: in words, with the worlds lit. It lies over the timeline; the game can be stepped meanwhile. */
export default function WhyDialog({ scenery, centre, request }: WhyDialogProps) {
  const words = useWords().knowledge.why;
  const { vantage, faces } = scenery;
  const { path, names, presentation } = vantage;
  const report = path[path.length - 1];
  const viewer = viewerOf(vantage.viewpoint);
  const question = useMemo(() => ({ agent: request.agent, formula: request.formula, viewer }), [request, viewer]);
  const answer = useAnswer(useAnswers().why, report.node, question);
  const view = useMemo(
    () => (answer?.ok === true ? whyOf(vantage, faces, request.agent, answer.value, words) : null),
    [vantage, faces, request, answer, words],
  );
  const all = useMemo(() => new Set(view === null ? [] : facesIn(view)), [view]);
  const { light, lit, tab } = centre;
  useEffect(() => light(all), [light, all]);

  const opener = useRef<Element | null>(null);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    opener.current = document.activeElement;
    panel.current?.focus();
  }, [request]);
  const close = () => {
    centre.askWhy(null);
    const from = opener.current;
    if (from instanceof HTMLElement || from instanceof SVGElement) from.focus();
  };
  const name = names[request.agent];
  const title = view === null ? words.title : titleOf(view, name, request, words);

  return (
    <section
      className="panel why"
      role="dialog"
      aria-labelledby="why-title"
      tabIndex={-1}
      ref={panel}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        close();
      }}
    >
      <header>
        <h2 id="why-title">
          <small>{words.title}</small> {view === null ? '' : title}
        </h2>
        <IconButton icon={X} label={words.close} onPress={close} />
      </header>
      <div className="why-body" aria-live="polite">
        {answer?.ok === false ? <p className="refusal">{answer.message}</p> : null}
        {answer === null ? <p className="hint">{words.awaited}</p> : null}
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
            {all.size === 0 ? null : (
              <>
                {tab === WORLDS_TAB ? null : (
                  <MiniWorlds
                    faces={faces}
                    plan={presentation.layout}
                    possible={(face) => report.players[request.agent].byFace[face] > 0}
                    lit={lit}
                  />
                )}
                <p className="hint">{view.known === true ? words.lit : words.litOne}</p>
                {tab === WORLDS_TAB ? null : (
                  <button
                    type="button"
                    className="button small"
                    onClick={() => {
                      centre.chooseTab(WORLDS_TAB);
                      panel.current?.focus();
                    }}
                  >
                    {words.showInGraph}
                  </button>
                )}
              </>
            )}
            <details>
              <summary className="hint">{words.formula}</summary>
              <code>{request.formula}</code>
            </details>
          </>
        )}
      </div>
    </section>
  );
}

function titleOf({ known }: WhyView, name: string, { says, typed }: WhyRequest, words: WhyWords): string {
  if (known === null) return words.unsettled(name, says);
  if (known) return words.knows(name, says);
  return typed === true ? words.knowsNotThat(name, says) : words.knowsNot(name, says);
}

function lead(view: WhyView, name: string, words: WhyWords): string {
  if (view.known === null) return words.unsettledLead(name);
  if (!view.known) return words.refuted(name);
  return view.groups.length === 0 ? words.always(name) : words.because(view.against);
}

/** The pictures that an explanation speaks of. */
function facesIn({ groups, refutedBy }: WhyView): readonly number[] {
  return refutedBy === null ? groups.flatMap(({ faces }) => faces) : [refutedBy];
}
