import type { Agent } from '../../../engine/rules.ts';
import type { MakeView, PastStep, View } from '../../../engine/made-views.ts';
import { MOST_EYES } from '../../../engine/made-views.ts';
import { bottom, top } from '../../../logic/formula/constructors.ts';
import type { Formula } from '../../../logic/formula/formula.ts';
import { conjunction } from '../../../logic/symbolic/folds.ts';
import type { KnowledgeStructure } from '../../../logic/symbolic/knowledge-structure.ts';
import { variableOf } from '../../../logic/symbolic/knowledge-structure.ts';
import { functionOf } from '../../../logic/symbolic/meaning.ts';
import type { Diagram } from '../../../logic/symbolic/node-table.ts';
import { TRUE } from '../../../logic/symbolic/node-table.ts';
import { knowledgeStructure } from '../../../logic/symbolic/structure-description.ts';
import type { SightDescription } from '../../../logic/symbolic/structure-description.ts';
import type { StructureFamily } from '../../../logic/symbolic/structure-family.ts';
import { courses } from './courses.ts';
import { factOf } from './atom-facts.ts';
import { Facts } from './facts.ts';
import { isSmall, isTiny } from './kept.ts';
import { lawsOf } from './laws.ts';
import { settledFor } from './own-record.ts';
import { saidOf } from './sayings.ts';
import { valueIn } from './values.ts';
import type { Past } from './past.ts';
import { pastOf } from './past.ts';
import { wearsFact } from './picture.ts';

/** What is known in a house whose worlds are too many to list; docs/rooms.md tells what is kept. */
export const viewOf: MakeView = (steps, players, asked, budget) => {
  const past = pastOf(steps, players);
  const eyes = isSmall(past) ? [...players.keys()] : asked;
  const key = JSON.stringify([players, eyes, budget ?? null]);
  if (last?.steps !== steps || last.key !== key) last = { steps, key, view: madeView(past, steps, eyes, budget) };
  return last.view;
};

/** The last view that was made: many questions are asked of the same moment and the same eyes. */
let last: { readonly steps: readonly PastStep[]; readonly key: string; readonly view: View } | null = null;

function madeView(past: Past, steps: readonly PastStep[], eyes: readonly Agent[], budget: number | undefined): View {
  const { players } = past;
  // What a witness is asked for needs neither facts nor diagrams: they are made only when they are needed.
  let kept: Facts | null = null;
  const facts = () => (kept ??= new Facts(past, eyes));
  let structure: KnowledgeStructure | null = null;
  const freely = (): KnowledgeStructure => {
    structure ??= knowledgeStructure(
      { agents: players, atoms: facts().open, law: top, sights: sightsOf(facts()) },
      budget,
    );
    return structure;
  };
  let family: StructureFamily | null = null;
  const laws = new Map<string, Diagram>();
  const law = (names: readonly string[], knower: Agent | null): Diagram => {
    const asked = eyes.filter((agent) => names.includes(players[agent]));
    const part = isTiny(past) ? eyes : asked.length > MOST_EYES ? [] : asked;
    const key = JSON.stringify([part, knower]);
    const known = laws.get(key);
    if (known !== undefined) return known;
    const seen = new Facts(past, part, eyes, knower);
    const join = seen.keepsAll ? joinedForwards : joined;
    const made = join(freely(), lawsOf(seen, knower));
    laws.set(key, made);
    return made;
  };
  const { living } = steps[steps.length - 1];
  const now = { living, begun: Infinity, over: Infinity };
  return {
    get family() {
      const free = freely();
      // The same object each time: functions are remembered by it.
      return (family ??= {
        free,
        world: new Set(facts().holding.map((fact) => variableOf(free, fact))),
        law: (names: readonly string[]) => law(names, null),
        cell: (name: string, names: readonly string[]) => law(names, players.indexOf(name)),
      });
    },
    fact: (name, values, side) => {
      const said = saidOf(past, living, name, values);
      return said === null ? factOf(facts(), now, name, values, side) : said ? top : bottom;
    },
    settled: (agent, name, values) => settledFor(past, living, agent, name, values),
    get counted() {
      return facts().plans;
    },
    wears: (agent, sign) => wearsFact(facts(), agent, sign),
    value: (name, values) => valueIn(past, living, name, values),
    others: (viewers, about, most) => courses({ past, steps, viewers }, about, most),
  };
}

/** Where all is kept one law after the other, the nights forwards: there the first nights leave little of the later ones. */
function joinedForwards(free: KnowledgeStructure, [roles, ...nights]: readonly (readonly Formula[])[]): Diagram {
  const { diagrams } = free;
  return [roles, ...nights.toReversed()].flat().reduce((sum, law) => diagrams.and(sum, functionOf(free, law)), TRUE);
}

function joined(free: KnowledgeStructure, layers: readonly (readonly Formula[])[]): Diagram {
  const { diagrams } = free;
  return layers
    .map((layer) =>
      conjunction(
        diagrams,
        layer.map((law) => functionOf(free, law)),
      ),
    )
    .reduce((sum, layer) => diagrams.and(sum, layer), TRUE);
}

/** The mafia see each other and their plans; everybody their own card and what they saw. */
function sightsOf(facts: Facts): readonly (readonly SightDescription[])[] {
  const isOpen = new Set(facts.open);
  const swaps = facts.ofConcierge.filter((fact) => isOpen.has(fact));
  return facts.past.players.map((_, agent) => {
    const own = facts.seenBy(agent).filter((fact) => isOpen.has(fact));
    const shared = facts.ofMafia(agent).filter((fact) => isOpen.has(fact));
    return [
      { when: facts.mafia(agent), sees: [...own, ...shared] },
      ...(swaps.length > 0 ? [{ when: facts.role(agent, 'CONCIERGE'), sees: [...own, ...swaps] }] : []),
      { when: top, sees: own },
    ];
  });
}
