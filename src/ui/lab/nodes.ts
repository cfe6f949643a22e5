import { wrapText } from '../../graph/draw/fit-text.ts';
import { LINE_SIZE, TITLE_SIZE, type ModelNode } from '../../graph/model/model-scene.ts';
import type { Lab } from './lab.ts';

/** Room for what is written in a world, in units, and in how many lines. */
const ROOM = 120;
const LINES = 3;
const TITLE_ROOM = 160;
/** So many other worlds are named to a screen reader. */
const MOST_NAMED = 8;
/** Up to so many atoms, those that are false are written too. */
const FEW_ATOMS = 2;

/** The worlds of the lab's model as they are drawn. */
export function nodesOf({ model, entry, view, judged, pointing, words }: Lab): readonly ModelNode[] {
  const { agents, atoms, relations, worlds } = model;
  const lit = pointing?.lit?.worlds ?? (judged.kind === 'judged' ? judged.worlds : null);
  const letters = view.picked.map((name, index) => (name === null ? '' : `${name}\n${'AB'[index]}`));
  return worlds.map(({ name, facts }, world): ModelNode => {
    const own = atoms.filter((atom) => facts.has(atom));
    const literals = atoms.length <= FEW_ATOMS ? atoms.map((atom) => (facts.has(atom) ? atom : `¬${atom}`)) : own;
    const truth = lit === null ? null : lit[world] === 1 ? 'true' : 'false';
    const told = agents.map((agent, number) => {
      const targets = Array.from(relations[number][world]).filter((target) => !entry.isS5 || target !== world);
      const named = targets.slice(0, MOST_NAMED).map((target) => worlds[target].name);
      const rest = targets.length - named.length;
      const list = rest > 0 ? [...named, words.graph.andMore(rest)] : named;
      return entry.isS5 ? words.graph.cell(agent, list) : words.graph.arrows(agent, list);
    });
    const isActual = entry.moment.actual === world;
    return {
      id: name,
      title: wrapText(name, TITLE_SIZE, TITLE_ROOM, 1)[0],
      lines: literals.length === 0 ? [words.graph.none] : wrapText(literals.join(', '), LINE_SIZE, ROOM, LINES),
      spoken: [
        words.graph.world(name, own),
        ...(isActual ? [words.graph.actual] : []),
        ...(truth === null ? [] : [words.graph.holds[truth]]),
        ...told,
      ].join(' '),
      isActual,
      isSelected: view.selected === name || view.linkFrom === name,
      truth,
      isMarked: pointing?.marked?.nodes.has(world) === true,
      picked: letters
        .filter((letter) => letter.startsWith(`${name}\n`))
        .map((letter) => letter.slice(name.length + 1))
        .join(''),
    };
  });
}
