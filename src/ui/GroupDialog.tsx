import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { WorldsView } from '../session/worlds.ts';
import { Dialog } from './Dialog.tsx';
import type { GroupOfWorlds } from './graph-scene.ts';
import { FacePicture } from './knowledge/FacePicture.tsx';
import type { Scenery } from './scenery.ts';
import { useWords } from './screen.ts';
import './group-dialog.css';

const PAGE = 40;
const ORDER = { possible: 0, elsewhere: 1, pruned: 2 } as const;

/** The worlds of a group, page by page: those that are possible first. */
export default function GroupDialog({
  group,
  scenery,
  view,
  onClose,
}: {
  group: GroupOfWorlds;
  scenery: Scenery;
  view: WorldsView;
  onClose: () => void;
}) {
  const words = useWords().graph.group;
  const { vantage, faces } = scenery;
  const [page, setPage] = useState(0);
  const worlds = useMemo(
    () =>
      group.faces
        .map((face) => view.worlds[face])
        .sort((one, other) => ORDER[one.standing] - ORDER[other.standing] || one.face - other.face),
    [group, view],
  );
  const pages = Math.ceil(worlds.length / PAGE);
  const shown = worlds.slice(page * PAGE, (page + 1) * PAGE);
  const possible = worlds.filter(({ standing }) => standing === 'possible').length;
  return (
    <Dialog title={words.title(group.name)} onClose={onClose} className="group-dialog">
      <p>{words.counts(possible, worlds.length)}</p>
      <ol className="group-worlds" start={page * PAGE + 1}>
        {shown.map(({ face, standing, actual, reason }) => (
          <li key={face} className={standing}>
            <FacePicture face={faces[face]} presentation={vantage.presentation} names={vantage.names} />
            <span>
              {words.standing[standing]}
              {actual ? `, ${words.actual}` : ''}
              {reason === '' ? '' : `: ${reason}`}
            </span>
          </li>
        ))}
      </ol>
      {pages === 1 ? null : (
        <div className="group-pages">
          <button
            type="button"
            className="button round small"
            aria-label={words.previous}
            aria-disabled={page === 0}
            onClick={() => setPage(Math.max(0, page - 1))}
          >
            <ChevronLeft aria-hidden="true" />
          </button>
          <span role="status">{words.page(page + 1, pages)}</span>
          <button
            type="button"
            className="button round small"
            aria-label={words.next}
            aria-disabled={page === pages - 1}
            onClick={() => setPage(Math.min(pages - 1, page + 1))}
          >
            <ChevronRight aria-hidden="true" />
          </button>
        </div>
      )}
    </Dialog>
  );
}
