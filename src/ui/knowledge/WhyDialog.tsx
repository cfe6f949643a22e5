import { useEffect, useRef } from 'react';
import { X } from 'lucide-react';
import type { WhyRequest } from '../../session/knowledge/cell.ts';
import { WORLDS_TAB, type Centre } from '../centre.ts';
import { IconButton } from '../IconButton.tsx';
import type { Scenery } from '../scenery.ts';
import { useWords } from '../screen.ts';
import { useExplained } from './explanation.ts';
import { Explanation } from './Explanation.tsx';
import { MiniWorlds } from './MiniWorlds.tsx';

interface WhyDialogProps {
  readonly scenery: Scenery;
  readonly centre: Centre;
  readonly request: WhyRequest;
}

/** Why a player knows something, or why not: in words, with the worlds lit. It lies over the timeline; the game can be stepped meanwhile. */
export default function WhyDialog({ scenery, centre, request }: WhyDialogProps) {
  const words = useWords().knowledge.why;
  const { vantage, faces } = scenery;
  const { path, presentation } = vantage;
  const report = path[path.length - 1];
  const explained = useExplained(vantage, faces, request);
  const { view, title, faces: all } = explained;
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
          <small>{words.title}</small> {title}
        </h2>
        <IconButton icon={X} label={words.close} onPress={close} />
      </header>
      <Explanation vantage={vantage} faces={faces} request={request} explained={explained} light={light}>
        {tab === WORLDS_TAB ? null : (
          <>
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
            <MiniWorlds
              faces={faces}
              plan={presentation.layout}
              possible={(face) => report.players[request.agent].byFace[face] > 0}
              lit={lit}
            />
          </>
        )}
        <p className="hint">{view?.known === true ? words.lit : words.litOne}</p>
      </Explanation>
    </section>
  );
}
