import { useState } from 'react';
import type { Centre } from './centre.ts';
import { Dialog } from './Dialog.tsx';
import { FacePicture } from './knowledge/FacePicture.tsx';
import type { Scenery } from './scenery.ts';
import { useWords } from './screen.ts';
import { useCard } from './world-card-answer.ts';
import './world-dialog.css';

/** So many pictures of a player's are shown at first, and so many more at each press. */
const SHOWN = 12;

/** A world in full: how it could have come about, and from which worlds each player could not tell it. */
export default function WorldDialog({
  face,
  scenery,
  centre,
  label,
  onClose,
}: {
  face: number;
  scenery: Scenery;
  centre: Centre;
  label: string;
  onClose: () => void;
}) {
  const words = useWords().knowledge.card;
  const { vantage, faces } = scenery;
  const card = useCard(scenery, centre, face);
  return (
    <Dialog title={words.title} onClose={onClose} className="world-dialog">
      <p className="world-dialog-face">
        <FacePicture face={faces[face]} presentation={vantage.presentation} names={vantage.names} />
        <span>{label}</span>
      </p>
      {card === null ? null : (
        <>
          {card.past.length === 0 ? null : (
            <section>
              <h3 className="panel-title">{words.past(card.worlds)}</h3>
              <ul className="world-dialog-past">
                {card.past.map(({ stage, text }) => (
                  <li key={stage}>
                    <strong>{stage}</strong> {text}
                  </li>
                ))}
              </ul>
            </section>
          )}
          {card.confusedBy === null ? null : (
            <p>
              <strong>{words.confused}</strong>{' '}
              {card.confusedBy.length === 0 ? words.nobody : card.confusedBy.join(', ')}
            </p>
          )}
          <section>
            <h3 className="panel-title">{words.cells}</h3>
            <ul className="world-dialog-cells">
              {card.cells.map(({ name, faces: held }) => (
                <li key={name}>
                  <strong className="clip" dir="auto">
                    {name}
                  </strong>
                  <Pictures held={held} name={name} scenery={scenery} />
                </li>
              ))}
            </ul>
          </section>
        </>
      )}
    </Dialog>
  );
}

/** Pictures, a row of them at first. */
function Pictures({ held, name, scenery }: { held: readonly number[]; name: string; scenery: Scenery }) {
  const words = useWords().knowledge.card;
  const [shown, setShown] = useState(SHOWN);
  const { vantage, faces } = scenery;
  return (
    <div className="world-dialog-pictures">
      <span>{words.count(held.length)}</span>
      {held.slice(0, shown).map((face) => (
        <FacePicture key={face} face={faces[face]} presentation={vantage.presentation} names={vantage.names} />
      ))}
      {held.length <= shown ? null : (
        <button
          type="button"
          className="button small"
          aria-label={words.moreOf(name, held.length - shown)}
          onClick={() => setShown(shown + 4 * SHOWN)}
        >
          {words.more(held.length - shown)}
        </button>
      )}
    </div>
  );
}
