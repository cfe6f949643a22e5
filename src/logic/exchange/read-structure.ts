import { top } from '../formula/constructors.ts';
import type { AtomFormula, Formula } from '../formula/formula.ts';
import { isBoolean } from '../formula/inspect.ts';
import { logicMessages } from '../messages.ts';
import type { SightDescription } from '../symbolic/structure-description.ts';
import type { Reading } from './lab-file.ts';
import { reading, Unreadable } from './lab-file.ts';
import { exchangeMessages as messages } from './messages.ts';
import { labFileIn } from './read-json.ts';
import type { Names } from './read-parts.ts';
import { atomOf, eventModelIn, formulaIn, jsonOfFormat } from './read-parts.ts';
import type { StepJson, StructureJson } from './schema.ts';
import { STRUCTURE_FORMAT, structureSchema } from './schema.ts';
import type { StructureFile, StructureQuery, StructureSource } from './structure-file.ts';

/** Reads a structure from its JSON, as docs/models.md and docs/structure.schema.json describe it. Never throws for a faulty text. */
export function readStructureFile(text: string): Reading<StructureFile> {
  return reading(() => structureFileIn(jsonOfFormat(text, STRUCTURE_FORMAT, structureSchema)));
}

function structureFileIn(json: StructureJson): StructureFile {
  const { names, source } = sourceIn(json);
  const known = new Set(names.atoms);
  const factsIn = (facts: readonly string[], place: string) => {
    const stray = facts.find((fact) => !known.has(fact));
    if (stray !== undefined) throw new Unreadable(messages.formula(place, messages.unknownAtom(stray)));
    return facts;
  };
  // Steps that are alike are checked once, and are one object: so they are sent to a worker once.
  const checked = new Map<string, StepJson>();
  const steps = (json.steps ?? []).map((step, index) => {
    const key = JSON.stringify(step);
    const known = checked.get(key);
    if (known !== undefined) return known;
    checkStep(step, `steps.${index}`, names);
    checked.set(key, step);
    return step;
  });
  return {
    source,
    actual: json.actual === undefined ? null : factsIn(json.actual, 'actual'),
    steps,
    eventModel: json.events === undefined ? null : eventModelIn(json.events, names),
    queries: (json.queries ?? []).map(({ kind, at, formula }, index): StructureQuery => {
      const place = `queries.${index}`;
      return {
        kind,
        at: at === undefined ? null : factsIn(at, `${place}.at`),
        formula: formulaIn(formula, `${place}.formula`, names),
        text: formula,
      };
    }),
    notation: json.notation ?? null,
  };
}

function sourceIn({ atoms, law, agents, model }: StructureJson): {
  readonly names: Names;
  readonly source: StructureSource;
} {
  if (model !== undefined && atoms === undefined && law === undefined && agents === undefined) {
    const { model: read } = labFileIn(model);
    return { names: read, source: { kind: 'model', model: read } };
  }
  if (model !== undefined || atoms === undefined || agents === undefined) throw new Unreadable(messages.lawOrModel);
  const names = { agents: agents.map(({ name }) => name), atoms };
  refuseTwice('atom', atoms);
  refuseTwice('agent', names.agents);
  const atomFormulas = new Map(atoms.map((text) => [text, atomOf(text)]));
  const seen = (texts: readonly string[], place: string) =>
    texts.map((text): AtomFormula => {
      const found = atomFormulas.get(text);
      if (found === undefined) throw new Unreadable(messages.formula(place, messages.unknownAtom(text)));
      return found;
    });
  const boolean = (text: string, place: string, refusal: string): Formula => {
    const formula = formulaIn(text, place, names);
    if (!isBoolean(formula)) throw new Unreadable(messages.formula(place, refusal));
    return formula;
  };
  const sights = agents.map(({ name, sees, cases }): readonly SightDescription[] => {
    if (sees !== undefined && cases === undefined) return [{ when: top, sees: seen(sees, name) }];
    if (sees !== undefined || cases === undefined) throw new Unreadable(messages.seesOrCases(name));
    return cases.map((one) => ({
      when: boolean(one.when, name, logicMessages.conditionNotBoolean),
      sees: seen(one.sees, name),
    }));
  });
  const description = {
    agents: names.agents,
    atoms: [...atomFormulas.values()],
    law: boolean(law ?? 'Top', 'law', logicMessages.lawNotBoolean),
    sights,
  };
  return { names, source: { kind: 'described', description } };
}

function refuseTwice(kind: string, names: readonly string[]): void {
  const seen = new Set<string>();
  for (const name of names) {
    if (seen.has(name)) throw new Unreadable(messages.twice(kind, name));
    seen.add(name);
  }
}

function checkStep(step: StepJson, place: string, names: Names): void {
  if ('announce' in step) formulaIn(step.announce, `${place}.announce`, names);
  else if ('tell' in step) formulaIn(step.tell, `${place}.tell`, names);
  else if ('events' in step) eventModelIn(step.events, names);
}
