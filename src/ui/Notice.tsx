import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useEffect } from 'react';
import { useCommands, useSession, useWords } from './screen.ts';
import { IconButton } from './IconButton.tsx';

/** How long a good message stays, in milliseconds; one about a problem stays until it is closed. */
const STAYS = 4000;

/** A message about what was done or went wrong; it lies over the page, so that nothing moves. */
export function NoticeBar() {
  const { notice: words, branches } = useWords();
  const commands = useCommands();
  const notice = useSession((state) => state.notice);
  useEffect(() => {
    if (notice?.kind !== 'copied' && notice?.kind !== 'saved') return undefined;
    const timer = setTimeout(() => commands.notify(null), STAYS);
    return () => clearTimeout(timer);
  }, [notice, commands]);
  const good = notice?.kind === 'copied' || notice?.kind === 'saved' || notice?.kind === 'deleted';
  const Icon = good ? CircleCheck : CircleAlert;
  return (
    <div className="notice-place" role="status">
      {notice === null ? null : (
        <div className={good ? 'notice' : 'notice problem'}>
          <Icon aria-hidden="true" />
          <p>{words.text(notice)}</p>
          {notice.kind === 'deleted' ? (
            <button type="button" className="button small" onClick={() => void commands.undoDeletion()}>
              {branches.undo}
            </button>
          ) : null}
          <IconButton icon={X} label={words.dismiss} onPress={() => commands.notify(null)} />
        </div>
      )}
    </div>
  );
}
