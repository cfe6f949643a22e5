import { useMemo } from 'react';
import { wrapText } from '../../graph/draw/fit-text.ts';
import { initialsOf } from '../../graph/model/model-lines.ts';
import { LINE_SIZE, type ModelNode } from '../../graph/model/model-scene.ts';
import { parseFormula } from '../../logic/formula/parse.ts';
import { printUnicode } from '../../logic/formula/print.ts';
import { leadsTo } from '../../logic/plain/relation.ts';
import { eventRelation, readPostconditions, type EventsDraft } from '../../session/lab/events-draft.ts';
import { useLab } from './lab.ts';
import { ModelGraph } from './ModelGraph.tsx';
import { changesOf } from './step/step-nodes.ts';

/** Whether everybody's relation over the events is still an equivalence, so that cells can be merged and split. */
export function isPartition(draft: EventsDraft, agents: readonly string[]): boolean {
  return agents.every((agent) => {
    const relation = eventRelation(draft, agent);
    return relation.every(
      (targets, from) => leadsTo(relation, from, from) && targets.every((to) => relation[to].join() === targets.join()),
    );
  });
}

const NO_PAIRS: readonly never[] = [];
/** Nothing happens when an event is pressed: it is changed in the table. */
const nothing = (): void => undefined;

/** A formula in the signs of logic, or as it is typed while it is none. */
function inSymbols(text: string): string {
  const read = parseFormula(text);
  return read.ok ? printUnicode(read.formula) : text;
}

interface EventDrawingProps {
  readonly draft: EventsDraft;
  /** The agents whose lines are drawn. */
  readonly linesOf: readonly string[];
}

/** An event model, drawn; a double border is the event that really happens. */
export function EventDrawing({ draft, linesOf }: EventDrawingProps) {
  const { words, model, entry } = useLab();
  const isS5 = entry.isS5 && isPartition(draft, model.agents);
  const nodes = useMemo(
    () =>
      draft.events.map(({ name, precondition, postconditions }, index): ModelNode => {
        const pre = precondition.trim() === '' ? '⊤' : inSymbols(precondition);
        const changes = readPostconditions(postconditions);
        const post = changes.ok ? changesOf(changes.value) : [postconditions];
        return {
          id: String(index),
          title: name,
          lines: [pre, ...post].flatMap((text) => wrapText(text, LINE_SIZE, 130, 1)),
          spoken: `${name}: ${[pre, ...post].join('; ')}`,
          isActual: draft.real === name,
          isSelected: false,
          truth: null,
          isMarked: false,
          picked: '',
        };
      }),
    [draft],
  );
  const relations = useMemo(() => model.agents.map((agent) => eventRelation(draft, agent)), [draft, model.agents]);
  const initials = useMemo(() => initialsOf(model.agents), [model.agents]);
  const names = linesOf.join('\n');
  const shown = useMemo(
    () => new Set(names.split('\n').map((agent) => model.agents.indexOf(agent))),
    [names, model.agents],
  );
  return (
    <div className="lab-event-drawing">
      <ModelGraph
        nodes={nodes}
        relations={relations}
        initials={initials}
        everybody={words.everybody}
        isS5={isS5}
        shown={shown}
        marked={null}
        pairs={NO_PAIRS}
        title={words.events.drawing(nodes.length)}
        onPress={nothing}
      />
    </div>
  );
}
