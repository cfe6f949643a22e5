import { useMemo, useState } from 'react';
import type { Emphasis } from '../../graph/scene.ts';
import { judgeWorlds, mayFall } from '../../session/predict.ts';
import { viewerOf, type Viewpoint } from '../../session/viewpoint.ts';
import type { Scenery } from '../scenery.ts';
import { useSession } from '../screen.ts';
import type { Emphases } from '../worlds-emphasis.ts';
import { worldId } from '../worlds-scene.ts';

export type Question = 'worlds' | 'roles';

/** A prediction that is being made, or has been. */
interface Guess {
  /** It was asked here, in this game, from this viewpoint: elsewhere it means nothing. */
  readonly node: number;
  readonly game: string;
  readonly viewpoint: Viewpoint;
  readonly question: Question;
  /** Whose knowledge the teacher asks about; null: everybody's. */
  readonly mind: number | null;
  readonly faces: ReadonlySet<number>;
  /** Squares that are said to fall. */
  readonly squares: ReadonlySet<string>;
}

/** Predictions, as the parts of the screen need them. */
export interface Prediction {
  /** Off; being made; or the step has been made, and it is judged. */
  readonly phase: 'off' | 'asking' | 'judged';
  readonly question: Question;
  readonly mind: number | null;
  readonly faces: ReadonlySet<number>;
  readonly squares: ReadonlySet<string>;
  /** How the graph shows it. */
  readonly emphases: Emphases;
  begin(): void;
  end(): void;
  ask(question: Question, mind: number | null): void;
  toggleFaces(faces: readonly number[]): void;
  toggleSquare(key: string): void;
  clear(): void;
}

/** What parts of a prediction on the screen are made of. */
export interface PredictProps {
  readonly scenery: Scenery;
  readonly prediction: Prediction;
}

const NOTHING: ReadonlySet<never> = new Set<never>();
const NO_EMPHASES: Emphases = new Map();

/** Keeps what is predicted for the step after the present one; going elsewhere, or looking with other eyes, ends it. */
export function usePrediction(scenery: Scenery | null): Prediction {
  const run = useSession((state) => state.run);
  const game = run === null ? null : JSON.stringify([run.seed, run.deal, run.names]);
  const [guess, setGuess] = useState<Guess | null>(null);
  const path = scenery?.vantage.path ?? [];
  const viewpoint = scenery?.vantage.viewpoint ?? 'teacher';
  const fits = guess !== null && guess.game === game && guess.viewpoint === viewpoint;
  const phase = !fits
    ? 'off'
    : path.at(-1)?.node === guess.node
      ? 'asking'
      : path.at(-2)?.node === guess.node
        ? 'judged'
        : 'off';
  const shown = phase === 'off' ? null : guess;
  const mind = viewerOf(viewpoint) ?? shown?.mind ?? null;

  const emphases = useMemo(
    () =>
      scenery === null || shown === null || shown.question === 'roles'
        ? NO_EMPHASES
        : emphasesOf(scenery, shown, phase, mind),
    [scenery, shown, phase, mind],
  );
  const change = (changed: Partial<Guess>) => setGuess((old) => (old === null ? null : { ...old, ...changed }));
  const toggleFaces = (faces: readonly number[]) => {
    if (scenery === null || shown === null || phase !== 'asking' || shown.question !== 'worlds') return;
    const open = new Set(mayFall(scenery.vantage, scenery.faces, mind));
    const wanted = faces.filter((face) => open.has(face));
    change({ faces: toggled(shown.faces, wanted) });
  };
  return {
    phase,
    question: shown?.question ?? 'worlds',
    mind,
    faces: shown?.faces ?? NOTHING,
    squares: shown?.squares ?? NOTHING,
    emphases,
    begin() {
      const node = path.at(-1)?.node;
      if (game === null || node === undefined) return;
      setGuess({ node, game, viewpoint, question: 'worlds', mind: null, faces: NOTHING, squares: NOTHING });
    },
    end: () => setGuess(null),
    ask: (question, whose) => change({ question, mind: whose, faces: NOTHING, squares: NOTHING }),
    toggleFaces,
    toggleSquare: (key) => change({ squares: toggled(shown?.squares ?? NOTHING, [key]) }),
    clear: () => change({ faces: NOTHING, squares: NOTHING }),
  };
}

/** All are marked, unless they all were: then none is. */
function toggled<T>(marked: ReadonlySet<T>, wanted: readonly T[]): ReadonlySet<T> {
  const changed = new Set(marked);
  const all = wanted.every((one) => marked.has(one));
  for (const one of wanted) {
    if (all) changed.delete(one);
    else changed.add(one);
  }
  return changed;
}

function emphasesOf(
  { vantage, faces }: Scenery,
  guess: Guess,
  phase: Prediction['phase'],
  mind: number | null,
): Emphases {
  if (phase === 'asking') {
    return new Map([...guess.faces].map((face): [string, Emphasis] => [worldId(face), 'marked']));
  }
  const { outcomes } = judgeWorlds(vantage, faces, mind, guess.faces);
  return new Map(
    [...outcomes].flatMap(([face, outcome]): [string, Emphasis][] =>
      outcome === 'stays' ? [] : [[worldId(face), outcome]],
    ),
  );
}
