import type { Run } from '../engine/run.ts';
import { childrenOf, pathTo } from '../engine/run.ts';
import type { Random } from '../kit/random.ts';
import { ChancePlace, randomFrom } from '../kit/random.ts';

/** Numbers the chance that belongs to the deal apart from the chance of the turns. */
const DEAL_CHANCE = 0;
const TURN_CHANCE = 1;
const CHANCE_ANEW = 2;
const INSTANT_CHANCE = 3;

/** The chance by which the cards of the game with this seed are dealt. */
export function dealChance(seed: number): Random {
  return randomFrom(seed, DEAL_CHANCE);
}

/**
 * The chance by which a turn is decided. `branches` tells the way there: for each turn played before, the place of its
 * choices among those that were tried there, 0 for the first. What is said between two turns is no part of it, so that
 * who never listens decides the same, whatever is said.
 */
export function turnChance(seed: number, branches: readonly number[]): Random {
  return randomFrom(seed, TURN_CHANCE, ...branches);
}

/** The chance by which a turn that was decided before is decided anew, for the given time. */
export function chanceAnew(seed: number, branches: readonly number[], attempt: number): Random {
  return randomFrom(seed, CHANCE_ANEW, ...branches, attempt);
}

/** The chance by which it is drawn who reacts sooner, in an instant after so many turns of a game. */
export function instantChance(seed: number, turns: number): Random {
  return randomFrom(seed, INSTANT_CHANCE, turns);
}

/**
 * The chance of one turn after the other in a game that is played straight on: nothing else was tried at any of its turns.
 * They are the same that `turnChance` gives.
 */
export function straightOn(seed: number): () => Random {
  let place = ChancePlace.of(seed).at(TURN_CHANCE);
  return () => {
    const random = place.random();
    place = place.at(0);
    return random;
  };
}

/** The way to a node of a run, as `turnChance` asks for it. */
export function branchesTo(run: Run, node: number): readonly number[] {
  return pathTo(run, node)
    .filter((step) => step.decision.kind === 'act')
    .map((step) =>
      childrenOf(run, step.parent)
        .filter((sibling) => sibling.decision.kind === 'act')
        .findIndex((sibling) => sibling.id === step.id),
    );
}
