import { bisimilarity } from '../../src/logic/plain/plain-contract.ts';
import type { PlainModel } from '../../src/logic/plain/plain-model.ts';
import { plainModel } from '../../src/logic/plain/plain-model.ts';

/** For the worlds of two models of the same agents: numbers that are equal exactly where no formula over the given atoms tells worlds apart. */
export function commonClasses(
  one: PlainModel,
  other: PlainModel,
  atoms: readonly string[],
): readonly [Int32Array, Int32Array] {
  const shift = one.worlds.length;
  const worlds = [one, other].flatMap((model, place) =>
    model.worlds.map(({ name, facts }) => ({
      name: `${place} ${name}`,
      facts: [...facts].filter((fact) => atoms.includes(fact)),
    })),
  );
  const relations = one.agents.map((agent, number) => [
    ...one.relations[number],
    ...other.relations[other.agents.indexOf(agent)].map((targets) => targets.map((target) => target + shift)),
  ]);
  const { cells } = bisimilarity(plainModel(one.agents, atoms, worlds, relations));
  return [cells.subarray(0, shift), cells.subarray(shift)];
}

/** Whether every world of either model has one of the other that no formula tells from it. */
export function haveSameClasses([one, other]: readonly [Int32Array, Int32Array]): boolean {
  const [first, second] = [new Set(one), new Set(other)];
  return [...first].every((cell) => second.has(cell)) && [...second].every((cell) => first.has(cell));
}
