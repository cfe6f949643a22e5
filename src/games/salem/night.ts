import type { Agent, Step } from '../../engine/rules.ts';
import * as told from './told.ts';
import type { SalemState } from './state.ts';
import { DEALS, holderOf, PLAYERS_OF, resultOf } from './state.ts';
import type { SalemHappening, SalemMove, SalemOptions } from './types.ts';

/** What was chosen in a night; -1 where nobody was chosen. */
interface Choices {
  readonly watched: Agent;
  readonly healed: Agent;
  readonly alert: boolean;
  readonly attacked: Agent;
}

/** A night, resolved. Sets of players are bits. */
interface Resolution extends Choices {
  readonly lookout: Agent;
  readonly doctor: Agent;
  readonly veteran: Agent;
  readonly godfather: Agent;
  /** The Doctor visits unless they heal themself. */
  readonly doctorVisits: boolean;
  /** The heal is no failure: T15's revealed Mayor. */
  readonly healWorks: boolean;
  readonly shot: number;
  /** The alert protected the Veteran from the attack. */
  readonly repelled: boolean;
  readonly dead: number;
}

/** Resolves a night (T7 to T15): all have chosen; now who visits whom, who is attacked and shot, who dies. */
function resolve(state: SalemState, joint: readonly (SalemMove | null)[], options: SalemOptions): Resolution {
  const choices = readChoices(joint);
  const lookout = holderOf(state, 'LOO');
  const doctor = holderOf(state, 'DOC');
  const veteran = holderOf(state, 'VET');
  const godfather = holderOf(state, 'GFR');
  const { watched, healed, alert, attacked } = choices;
  const doctorVisits = healed >= 0 && healed !== doctor;

  const shot = alert ? shotVisitors(choices, { lookout, doctor, veteran, godfather }, doctorVisits, options) : 0;
  const healWorks =
    healed >= 0 && (options.revealedMayorHealable || !state.revealed || healed !== holderOf(state, 'MAY'));
  const saved = healWorks ? 1 << healed : 0;
  const repelled = attacked === veteran && alert && options.alertProtects;
  const murdered = attacked >= 0 && !repelled ? (1 << attacked) & ~saved : 0;
  const dead = murdered | (options.healStopsShots ? shot & ~saved : shot);
  return {
    watched,
    healed,
    alert,
    attacked,
    lookout,
    doctor,
    veteran,
    godfather,
    doctorVisits,
    healWorks,
    shot,
    repelled,
    dead,
  };
}

/** Plays a night. Whoever dies has still acted and is still told. */
export function playNight(
  state: SalemState,
  joint: readonly (SalemMove | null)[],
  options: SalemOptions,
): Step<SalemState, SalemHappening> {
  const resolution = resolve(state, joint, options);
  const { watched, healed, alert, attacked, lookout, doctor, veteran, godfather, doctorVisits, shot, dead } =
    resolution;

  const next: SalemState = {
    deal: state.deal,
    alive: state.alive & ~dead,
    phase: 'talk',
    round: state.round,
    alerts: state.alerts + (alert ? 1 : 0),
    selfHealed: state.selfHealed || (healed >= 0 && healed === doctor),
    revealed: state.revealed,
  };

  const happenings: SalemHappening[] = [];
  if (watched >= 0) {
    let visitors = doctorVisits && healed === watched ? 1 << doctor : 0;
    if (attacked === watched) visitors |= 1 << godfather;
    happenings.push(told.visitors(lookout, watched, visitors));
  }
  const target = healed >= 0 ? 1 << healed : 0;
  const hurt = (attacked >= 0 ? 1 << attacked : 0) | (options.healStopsShots ? shot : 0);
  if ((target & hurt) !== 0) happenings.push(told.attacked(doctor, healed));
  if (shot !== 0) happenings.push(told.shots(veteran, PLAYERS_OF[shot].length));
  return tellDeaths(next, dead, happenings, options);
}

/** How a night was resolved: what became of every visit to an alert Veteran, of the attack, and of the heal (T9, T11 to T15). */
export function nightResolution(
  state: SalemState,
  joint: readonly (SalemMove | null)[],
  options: SalemOptions,
): readonly SalemHappening[] {
  const { healed, attacked, doctor, veteran, godfather, healWorks, shot, repelled, dead } = resolve(
    state,
    joint,
    options,
  );
  const isDead = (agent: Agent) => (dead & (1 << agent)) !== 0;
  const hurt = (attacked >= 0 && !repelled ? 1 << attacked : 0) | (options.healStopsShots ? shot : 0);
  const happenings = PLAYERS_OF[shot].map((agent) =>
    told.resolved(isDead(agent) ? 'shot' : 'shotHealed', agent, veteran),
  );
  if (attacked >= 0) {
    happenings.push(told.resolved(repelled ? 'repelled' : isDead(attacked) ? 'killed' : 'saved', godfather, attacked));
  }
  if (healed >= 0 && !healWorks) happenings.push(told.resolved('healFailed', doctor, healed));
  else if (healed >= 0 && (hurt & (1 << healed)) === 0) {
    const wasShot = (shot & (1 << healed)) !== 0;
    happenings.push(told.resolved(wasShot ? 'healTooWeak' : 'healIdle', doctor, healed));
  }
  return happenings;
}

/** T11: everybody who visits the alert Veteran is shot. As bits. */
function shotVisitors(
  { watched, healed, attacked }: Choices,
  holders: { readonly lookout: Agent; readonly doctor: Agent; readonly veteran: Agent; readonly godfather: Agent },
  doctorVisits: boolean,
  options: SalemOptions,
): number {
  let shot = 0;
  if (doctorVisits && healed === holders.veteran) shot |= 1 << holders.doctor;
  if (attacked === holders.veteran) shot |= 1 << holders.godfather;
  if (options.watchingIsVisit && watched === holders.veteran) shot |= 1 << holders.lookout;
  return shot;
}

/** T16, T17: deaths are announced with role and will; if they end the game, all roles are shown with the result. */
function tellDeaths(
  next: SalemState,
  dead: number,
  happenings: SalemHappening[],
  options: SalemOptions,
): Step<SalemState, SalemHappening> {
  const roles = DEALS[next.deal];
  if (dead === 0) happenings.push(told.quiet);
  for (const agent of PLAYERS_OF[dead]) happenings.push(told.death(agent, roles[agent], 'night'));
  if (resultOf(next, options) !== null) happenings.push(told.roles(next.deal));
  return { next, happenings, discloses: PLAYERS_OF[dead] };
}

function readChoices(joint: readonly (SalemMove | null)[]): Choices {
  let watched = -1;
  let healed = -1;
  let attacked = -1;
  let alert = false;
  for (const move of joint) {
    if (move === null) continue;
    if (move.kind === 'watch') watched = move.target;
    else if (move.kind === 'heal') healed = move.target;
    else if (move.kind === 'kill') attacked = move.target;
    else if (move.kind === 'alert') alert = true;
  }
  return { watched, healed, alert, attacked };
}
