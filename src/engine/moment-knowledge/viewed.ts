import type { Formula } from '../../logic/formula/formula.ts';
import type { ValuedModel } from '../../logic/valued-model.ts';
import type { FaceCounts, FaceTable } from '../counts.ts';
import type { Engine } from '../engine.ts';
import type { FaceLink } from '../face-links.ts';
import type { MakeView } from '../made-views.ts';
import type { Moment } from '../moment.ts';
import { momentsTo } from '../moment.ts';
import type { Agent } from '../rules.ts';
import { ViewBook } from '../view-book.ts';
import type { ViewedMoment } from '../view-book.ts';
import { listedModel } from './listed-model.ts';
import type {
  Behind,
  Evaluation,
  MomentKnowledge,
  Pieces,
  Exactness,
  Told,
  ToldWhy,
  Verdict,
} from './moment-knowledge.ts';
import { viewedWhy } from './viewed-why.ts';

/** What views tell of the moments past the budget of one game: of everybody at once, and of what several know of each other. */
export function viewedKnowledge(engine: Engine, faces: FaceTable, make: MakeView): (moment: Moment) => MomentKnowledge {
  const book = new ViewBook(engine, faces, make);
  return (moment) => new ViewedMomentKnowledge(engine, faces, book, moment, false);
}

/** So many nodes a single player's view may take where it is made late: about half a second's work. */
const LATE_NODES = 1 << 18;

/** The same for many players: of each when somebody asks, if it does not take too much; what several know of each other only as far as all know it. */
export function lateKnowledge(engine: Engine, faces: FaceTable, make: MakeView): (moment: Moment) => MomentKnowledge {
  const book = new ViewBook(engine, faces, (past, names, eyes) => make(past, names, eyes, LATE_NODES), 1);
  return (moment) => new ViewedMomentKnowledge(engine, faces, book, moment, true);
}

/** Knowledge by views, and by what was known when it was last exact. */
class ViewedMomentKnowledge implements MomentKnowledge {
  readonly exactness: Exactness;
  readonly #viewed: ViewedMoment;

  constructor(
    private readonly engine: Engine,
    private readonly faces: FaceTable,
    private readonly book: ViewBook,
    private readonly moment: Moment,
    private readonly isLate: boolean,
  ) {
    this.#viewed = book.at(moment);
    const neverExact = moment.overBudgetSince === 'deal';
    this.exactness = { kind: 'views', neverExact, leavesOpen: true, takesLong: true };
  }

  held(chain: readonly Agent[]): FaceCounts {
    return this.#viewed.held(chain);
  }

  told(agent: Agent): Told {
    if (!this.isLate) {
      const held = this.held([agent]);
      return { held, by: this.#viewed.past.limitOn([agent]) === null ? 'known' : 'refused' };
    }
    return this.#viewed.past.isAsked(agent) ? this.find(agent) : { held: this.#viewed.pictures(agent), by: 'late' };
  }

  find(agent: Agent): Told {
    if (!this.isLate) return this.told(agent);
    const held = this.#viewed.own(agent);
    return held === null ? { held: this.#viewed.pictures(agent), by: 'refused' } : { held, by: 'known' };
  }

  holds(formula: Formula): boolean | null {
    return this.#viewed.truth(formula);
  }

  verdict(formula: Formula, viewer: Agent | null): Verdict {
    const truth = viewer === null ? this.#viewed.settledTruth(formula) : this.#viewed.knownTruth(formula, viewer);
    return truth === null ? 'undecided' : truth ? 'true' : 'false';
  }

  evaluate(formula: Formula, viewer: Agent | null): Evaluation {
    const standings = this.#viewed.where(formula, viewer);
    const { byFace } = this.held(viewer === null ? [] : [viewer]);
    const limit = this.#viewed.limitOn(formula, viewer);
    return {
      verdict: this.verdict(formula, viewer),
      byFace: byFace.map((worlds, face) => (standings[face] === 'holds' ? worlds : 0)),
      open: [...standings.keys()].filter((face) => byFace[face] > 0 && standings[face] === 'open'),
      ...(limit === null ? {} : { limit }),
    };
  }

  behind(face: number, viewer: Agent | null): Behind {
    const viewed = this.#viewed;
    const isActual = viewer === null && face === this.faces.ofState(this.moment.state);
    return {
      worlds: this.held(viewer === null ? [] : [viewer]).byFace[face],
      decisions: null,
      cell: (agent) => (isActual ? viewed.held([agent]) : viewed.behind(face, viewer, agent)),
    };
  }

  links(faces: readonly number[]): readonly FaceLink[] {
    return this.#viewed.links(faces);
  }

  explain(agent: Agent, formula: Formula, viewer: Agent | null, pieces: Pieces): Promise<ToldWhy> {
    const { engine, faces, book, moment } = this;
    const steps = momentsTo(moment).flatMap((step, number) =>
      step.overBudgetSince === null ? [] : [{ viewed: book.at(step), number }],
    );
    const asked = { agent, name: engine.names[agent], formula, viewer };
    return viewedWhy(steps, faces, asked, faces.ofState(moment.state), pieces);
  }

  listed(most: number): { readonly valued: ValuedModel; readonly world: number } {
    return listedModel(this.engine, this.moment, most);
  }
}
