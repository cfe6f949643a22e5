import { useState } from 'react';
import { largerSizes } from '../session/lab/larger-puzzles.ts';
import { useLabDoor } from './lab-door.ts';
import { useWords } from './screen.ts';

/** The way from a classic to the same puzzle with more players than its game has: the lab keeps it as a law. */
export function LargerPuzzle({ game }: { game: string }) {
  const words = useWords().newGame;
  const openLab = useLabDoor();
  const sizes = largerSizes(game);
  const [wanted, setWanted] = useState(sizes?.most ?? 0);
  if (sizes === null) return null;
  const { id, least, most } = sizes;
  const isPossible = Number.isInteger(wanted) && wanted >= least && wanted <= most;
  return (
    <div className="larger">
      <span>{words.larger}</span>
      <input
        type="number"
        aria-label={words.largerCount(least, most)}
        title={words.largerCount(least, most)}
        min={least}
        max={most}
        value={Number.isNaN(wanted) ? '' : wanted}
        onChange={({ target }) => setWanted(target.valueAsNumber)}
      />
      <button
        type="button"
        className="button"
        disabled={!isPossible}
        onClick={() => openLab({ kind: 'puzzle', id, players: wanted })}
      >
        {words.largerOpen}
      </button>
    </div>
  );
}
