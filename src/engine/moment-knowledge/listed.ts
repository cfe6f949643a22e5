import type { Formula } from '../../logic/formula/formula.ts';
import type { WorldSet } from '../../logic/model.ts';
import { allWorlds } from '../../logic/model.ts';
import type { ValuedModel } from '../../logic/valued-model.ts';
import type { FaceCounts, FaceTable } from '../counts.ts';
import type { Engine } from '../engine.ts';
import { explain } from '../explain.ts';
import type { FaceLink } from '../face-links.ts';
import { faceLinks } from '../face-links.ts';
import { actualCell } from '../knowledge.ts';
import type { Moment } from '../moment.ts';
import type { Agent } from '../rules.ts';
import type { Decision } from '../run.ts';
import { thoughtWorlds } from '../thoughts.ts';
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

/** What is known at a moment whose worlds are listed one by one: all that the rules allow, or merged ones. */
export abstract class ListedKnowledge implements MomentKnowledge {
  abstract readonly exactness: Exactness;

  constructor(
    protected readonly engine: Engine,
    private readonly faces: FaceTable,
    protected readonly moment: Moment,
  ) {}

  /** How a world came about; null if that is not kept apart. */
  protected abstract decisionsTo(world: number): readonly Decision[] | null;

  held(chain: readonly Agent[]): FaceCounts {
    const { faces, moment } = this;
    if (chain.length === 0) return faces.count(moment, null);
    return chain.length === 1
      ? faces.count(moment, chain[0])
      : faces.countAmong(moment, thoughtWorlds(moment.knowledge, chain));
  }

  told(agent: Agent): Told {
    return { held: this.held([agent]), by: 'known' };
  }

  find(agent: Agent): Told {
    return this.told(agent);
  }

  holds(formula: Formula): boolean {
    return this.#truth(formula)[this.moment.knowledge.actual] === 1;
  }

  verdict(formula: Formula, viewer: Agent | null): Verdict {
    return this.#verdictOn(this.#truth(formula), viewer);
  }

  evaluate(formula: Formula, viewer: Agent | null): Evaluation {
    const worlds = this.#truth(formula);
    const asked = this.#askedBy(viewer);
    const holding = worlds.map((holds, world) => holds & asked[world]);
    const { byFace } = this.faces.countAmong(this.moment, holding);
    return { verdict: this.#verdictOn(worlds, viewer), byFace };
  }

  behind(face: number, viewer: Agent | null): Behind {
    const { faces, moment } = this;
    const { model, actual } = moment.knowledge;
    const column = viewer === null ? null : model.cells[viewer];
    let [worlds, chosen] = [0, -1];
    for (let world = 0; world < model.size; world++) {
      if (column !== null && column[world] !== column[actual]) continue;
      if (faces.ofState(model.states[world]) !== face) continue;
      worlds++;
      // Where the actual world shows this picture, and who asks sees everything, it is the one to tell of.
      if (chosen < 0 || (viewer === null && world === actual)) chosen = world;
    }
    return {
      worlds,
      decisions: chosen < 0 ? null : this.decisionsTo(chosen),
      cell: (agent) => faces.count(moment, agent, chosen),
    };
  }

  links(wanted: readonly number[], viewer: Agent | null): readonly FaceLink[] {
    return faceLinks(this.moment.knowledge, this.faces, wanted, viewer);
  }

  explain(agent: Agent, formula: Formula, _: Agent | null, pieces: Pieces): Promise<ToldWhy> {
    return pieces(() => explain(this.engine, this.moment, agent, formula));
  }

  listed(most: number): { readonly valued: ValuedModel; readonly world: number } {
    return listedModel(this.engine, this.moment, most);
  }

  #truth(formula: Formula): WorldSet {
    return this.engine.truth(this.moment, formula);
  }

  /** The worlds that a viewer may ask about: those they hold possible; all, for who sees everything. */
  #askedBy(viewer: Agent | null): WorldSet {
    const { knowledge } = this.moment;
    return viewer === null ? allWorlds(knowledge.model) : actualCell(knowledge, viewer);
  }

  /** What a viewer can say of a formula that holds in these worlds. */
  #verdictOn(worlds: WorldSet, viewer: Agent | null): Verdict {
    if (viewer === null) return worlds[this.moment.knowledge.actual] === 1 ? 'true' : 'false';
    const asked = this.#askedBy(viewer);
    let [some, all] = [false, true];
    for (let world = 0; world < asked.length; world++) {
      if (asked[world] === 0) continue;
      if (worlds[world] === 1) some = true;
      else all = false;
    }
    return all ? 'true' : some ? 'unknown' : 'false';
  }
}
