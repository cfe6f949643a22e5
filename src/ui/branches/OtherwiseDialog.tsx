import { Dices, GitFork } from 'lucide-react';
import { useState } from 'react';
import type { Move } from '../../engine/rules.ts';
import type { Report } from '../../session/report.ts';
import { stageTitle } from '../../session/view.ts';
import type { Vantage } from '../../session/viewpoint.ts';
import { Dialog } from '../Dialog.tsx';
import type { Scenery } from '../scenery.ts';
import { useCommands, useWords } from '../screen.ts';

type Joint = Readonly<Record<string, Move>>;
type Turn = NonNullable<Report['turn']>;

interface OtherwiseDialogProps {
  readonly scenery: Scenery;
  readonly node: number;
  readonly onClose: () => void;
}

/** Decides a step once more, by hand or by chance; what happened stays as a branch. */
export function OtherwiseDialog({ scenery, node, onClose }: OtherwiseDialogProps) {
  const words = useWords().branches.otherwiseDialog;
  const commands = useCommands();
  const { whole, line } = scenery;
  const index = line.indexOf(node);
  const step = whole.path.at(index);
  const before = index > 0 ? whole.path[index - 1] : null;
  const done: Joint = step?.decision?.kind === 'act' ? step.decision.joint : {};
  const [joint, setJoint] = useState(() => (before?.turn == null ? done : completed(before.turn, done)));
  const [refusal, setRefusal] = useState('');
  if (step === undefined || before === null || index < 0) return null;
  const { turn } = before;
  const spoken = step.decision?.kind !== 'act';
  const go = async (answer: Promise<string | null>) => {
    const refused = await answer;
    if (refused === null) onClose();
    else setRefusal(refused);
  };
  return (
    <Dialog title={words.title(stageTitle(whole, step))} onClose={onClose} className="otherwise">
      <p>{words.intro}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!spoken && JSON.stringify(joint) === JSON.stringify(done)) setRefusal(words.unchanged);
          else void go(commands.branchOff(before.node, joint));
        }}
      >
        {spoken ? <p className="hint">{words.silent}</p> : null}
        {turn === null ? (
          <p className="hint">{words.noTurn}</p>
        ) : (
          <Seats
            turn={turn}
            vantage={whole}
            joint={joint}
            onChange={(next) => {
              setRefusal('');
              setJoint(next);
            }}
          />
        )}
        <p className="refusal" role="alert">
          {refusal}
        </p>
        <footer>
          <button type="button" className="button" onClick={() => void go(commands.tryOtherwise(before.node))}>
            <Dices aria-hidden="true" />
            {words.byChance}
          </button>
          <button type="submit" className="button primary">
            <GitFork aria-hidden="true" />
            {words.byHand}
          </button>
        </footer>
      </form>
    </Dialog>
  );
}

/** What was done, with a move for every seat that has none, in the order in which the seats stand in the turn. */
function completed({ mode, seats }: Turn, done: Joint): Joint {
  if (mode === 'one') return done;
  return Object.fromEntries(seats.map(({ seat, moves }) => [seat, done[seat] ?? moves[0]]));
}

interface SeatsProps {
  readonly turn: Turn;
  readonly vantage: Vantage;
  readonly joint: Joint;
  readonly onChange: (joint: Joint) => void;
}

function Seats({ turn, vantage, joint, onChange }: SeatsProps) {
  const words = useWords().branches.otherwiseDialog;
  const { names, presentation } = vantage;
  const nameOf = (by: readonly number[]) =>
    by.length === 0 ? words.chance : by.map((agent) => names[agent]).join(', ');
  const placeOf = (moves: readonly Move[], move: Move | undefined) =>
    moves.findIndex((other) => move !== undefined && JSON.stringify(other) === JSON.stringify(move));
  if (turn.mode === 'one') {
    const acts = turn.seats.flatMap(({ seat, by, moves }) => moves.map((move) => ({ seat, by, move })));
    const chosen = acts.findIndex(({ seat, move }) => JSON.stringify(joint[seat]) === JSON.stringify(move));
    return (
      <label className="field">
        {words.acts}
        <select
          value={chosen}
          onChange={({ target }) => {
            const act = acts.at(Number(target.value));
            onChange(act === undefined || target.value === '-1' ? {} : { [act.seat]: act.move });
          }}
        >
          <option value={-1}>{words.nobody}</option>
          {acts.map(({ by, move }, index) => (
            <option key={index} value={index}>
              {nameOf(by)}: {presentation.offer(move, names)}
            </option>
          ))}
        </select>
      </label>
    );
  }
  return (
    <div className="otherwise-seats">
      {turn.seats.map(({ seat, by, moves }) => (
        <label key={seat}>
          <span className="clip" dir="auto">
            {nameOf(by)}
          </span>
          <select
            aria-label={words.seat(nameOf(by))}
            value={placeOf(moves, joint[seat])}
            onChange={({ target }) => onChange({ ...joint, [seat]: moves[Number(target.value)] })}
          >
            {moves.map((move, index) => (
              <option key={index} value={index}>
                {presentation.offer(move, names)}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  );
}
