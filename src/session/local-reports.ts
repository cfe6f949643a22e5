import type { FaceTable } from '../engine/counts.ts';
import type { Engine } from '../engine/engine.ts';
import type { Moment } from '../engine/moment.ts';
import type { MomentKnowledge } from '../engine/moment-knowledge/moment-knowledge.ts';
import { ROOT } from '../engine/run.ts';
import { diaryOf } from '../engine/view.ts';
import type { Report } from './report.ts';

/** Reports of the moments of a game, each made once. */
export class LocalReports {
  readonly #made = new WeakMap<Moment, Omit<Report, 'players' | 'told'>>();

  constructor(
    private readonly engine: Engine,
    private readonly faces: FaceTable,
  ) {}

  /** The report of a moment as that of a node. */
  of(moment: Moment, knowledge: MomentKnowledge, node: number): Report {
    const report = this.#made.get(moment) ?? this.#report(moment, knowledge);
    this.#made.set(moment, report);
    // What was asked since it was made is told with it.
    const told = this.engine.names.map((_, agent) => knowledge.told(agent));
    return { ...report, node, players: told.map(({ held }) => held), told: told.map(({ by }) => by) };
  }

  #report(moment: Moment, knowledge: MomentKnowledge): Omit<Report, 'players' | 'told'> {
    const { engine, faces } = this;
    const { turn } = moment;
    return {
      node: ROOT,
      decision: moment.decision,
      honesty: moment.honesty,
      decidedAt: moment.decidedAt,
      happenings: moment.happenings,
      resolution: engine.resolution(moment),
      disclosed: moment.discloses.map((agent) => ({ agent, entries: diaryOf(moment, agent) })),
      turn:
        turn === null
          ? null
          : {
              stage: turn.stage,
              mode: turn.mode,
              open: turn.open,
              seats: turn.choices.map(({ seat, by, moves }) => ({ seat, by, moves })),
              speakers: turn.speakers,
              claimants: turn.claimants ?? [],
            },
      living: moment.living,
      marks: engine.marks(moment),
      result: moment.result,
      actual: faces.ofState(moment.state),
      all: knowledge.held([]),
      exactness: knowledge.exactness,
    };
  }
}
