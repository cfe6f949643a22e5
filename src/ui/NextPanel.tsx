import { ChevronRight, Flag } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, type RefObject } from 'react';
import { outcomeOf } from '../session/view.ts';
import { BY_HAND, turnOf, type SeatToChoose, type TurnView } from '../session/turn.ts';
import type { Vantage } from '../session/viewpoint.ts';
import { DecidersPopover } from './DecidersPopover.tsx';
import { lightIcons } from './icons.ts';
import type { Prediction } from './predict/prediction.ts';
import type { Scenery } from './scenery.ts';
import { CHOICES, useAtOnce, useCommands, useSession, useStepForward, useWords } from './screen.ts';
import { Speak } from './Speak.tsx';

const predicting = () => import('./predict/PredictPanel.tsx');
const judging = () => import('./predict/PredictResult.tsx');
const PredictPanel = lazy(() => predicting().then((module) => ({ default: module.PredictPanel })));
const PredictResult = lazy(() => judging().then((module) => ({ default: module.PredictResult })));
const PredictScore = lazy(() => judging().then((module) => ({ default: module.PredictScore })));

/** What comes next, and what the person at the screen has to choose for it. */
export function NextPanel({
  scenery,
  prediction,
  onNewGame,
}: {
  scenery: Scenery;
  prediction: Prediction;
  onNewGame: () => void;
}) {
  const words = useWords().next;
  const waiting = useSession((state) => state.waiting);
  const deciders = useSession((state) => state.deciders);
  const { vantage } = scenery;
  const panel = useRef<HTMLElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      hadFocus.current = target instanceof Node && panel.current?.contains(target) === true;
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, []);
  const turn = turnOf(vantage, waiting, deciders);
  return (
    <section className="panel next" aria-labelledby="next-title" ref={panel}>
      <header>
        <h2 id="next-title" className="panel-title">
          {words.title}
        </h2>
        {turn === null ? null : <DecidersPopover />}
      </header>
      <Suspense>
        <PredictScore scenery={scenery} prediction={prediction} />
      </Suspense>
      <div className="next-scroll" id={CHOICES} tabIndex={-1}>
        <Suspense>
          {prediction.phase === 'judged' ? <PredictResult scenery={scenery} prediction={prediction} /> : null}
        </Suspense>
        {turn === null ? (
          <Over vantage={vantage} hadFocus={hadFocus} onNewGame={onNewGame} />
        ) : (
          <Coming turn={turn} scenery={scenery} prediction={prediction} byHand={deciders.includes(BY_HAND)} />
        )}
      </div>
    </section>
  );
}

interface OverProps {
  readonly vantage: Vantage;
  /** The focus was in this panel last. */
  readonly hadFocus: RefObject<boolean>;
  readonly onNewGame: () => void;
}

function Over({ vantage, hadFocus, onNewGame }: OverProps) {
  const words = useWords().next;
  const first = useRef<HTMLButtonElement>(null);
  // What made the last step is gone: the keyboard goes on here.
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) first.current?.focus();
  }, [hadFocus]);
  const { result } = vantage.path[vantage.path.length - 1];
  const outcome = outcomeOf(vantage);
  return (
    <>
      <p className="coming">
        <Flag aria-hidden="true" />
        {words.over}
        {result === null ? '' : `: ${vantage.presentation.result(result, vantage.names)}`}
      </p>
      {outcome === null ? null : <p>{outcome}</p>}
      <button ref={first} type="button" className="button primary" onClick={onNewGame}>
        {words.again}
      </button>
      <p className="hint">{vantage.viewpoint === 'teacher' ? words.review : words.reviewAsPlayer}</p>
    </>
  );
}

interface ComingProps {
  readonly turn: TurnView;
  readonly scenery: Scenery;
  readonly prediction: Prediction;
  readonly byHand: boolean;
}

function Coming({ turn, scenery, prediction, byHand }: ComingProps) {
  const { next: words, predict } = useWords();
  const { vantage } = scenery;
  const commands = useCommands();
  const stepForward = useStepForward();
  const busy = useAtOnce((state) => state.busy);
  const Icon = lightIcons[turn.light];
  return (
    <>
      <p className={`coming ${turn.light}`}>
        <Icon aria-hidden="true" />
        {turn.title}
      </p>
      {turn.seats.map((seat) => (
        <SeatChoice key={seat.seat} seat={seat} names={vantage.names} />
      ))}
      {turn.single && turn.seats.length > 0 ? (
        <button type="button" className="button" onClick={() => void commands.chooseNobody()}>
          {words.nobody}
        </button>
      ) : null}
      {turn.seats.length > 1 ? <p className="hint">{words.laterSeat}</p> : null}
      {turn.seats.length === 0 && prediction.phase === 'asking' ? (
        <Suspense>
          <PredictPanel scenery={scenery} prediction={prediction} />
        </Suspense>
      ) : null}
      {turn.seats.length === 0 && prediction.phase !== 'asking' ? (
        <div className="invite">
          <button type="button" className="button primary" onClick={stepForward}>
            {words.invite}
            <ChevronRight aria-hidden="true" />
          </button>
          {busy ? (
            <span className="hint">{words.thinking}</span>
          ) : (
            <span className="hint by-key">{words.inviteKey}</span>
          )}
          <button type="button" className="button small" onClick={() => prediction.begin()}>
            {predict.begin}
          </button>
          {byHand ? null : <p className="hint">{words.allDecide}</p>}
        </div>
      ) : null}
      <Speak key={`${vantage.viewpoint}`} turn={turn} vantage={vantage} />
    </>
  );
}

function SeatChoice({ seat, names }: { seat: SeatToChoose; names: readonly string[] }) {
  const words = useWords().next;
  const commands = useCommands();
  // Then the screen comes to whoever has to choose by being passed.
  const locked = useSession((state) => state.locked);
  const who = seat.by.map((agent) => names[agent]).join(', ');
  const [first] = seat.by;
  if (seat.choice === null) {
    return (
      <div className="seat-choice closed">
        <p>{seat.chosen ? words.hasChosen(who) : words.waits(who)}</p>
        {seat.chosen || locked ? null : (
          <button type="button" className="button small" onClick={() => void commands.setViewpoint(first)}>
            {words.enter(who)}
          </button>
        )}
      </div>
    );
  }
  const { question, moves, picked } = seat.choice;
  return (
    <fieldset className="seat-choice">
      <legend>
        <strong>{who}</strong> {question}
      </legend>
      <div className="moves">
        {moves.map(({ move, label }, index) => (
          <button
            key={label}
            type="button"
            className="button small"
            aria-pressed={index === picked}
            onClick={() => {
              void commands.choose(seat.seat, move).then(() => document.getElementById(CHOICES)?.focus());
            }}
          >
            {label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
