import type { LabFile, Reading } from './lab-file.ts';
import { reading } from './lab-file.ts';
import type { PlainEventModel } from '../plain/plain-events.ts';
import type { Drawing } from './edges.ts';
import { drawnEvents, drawnModel, edgesOf } from './edges.ts';

/** A model for graphviz. An S5 model is an undirected graph without loops; the actual world has a double border. */
export function writeDot({ model, actual }: Pick<LabFile, 'model' | 'actual'>): Reading<string> {
  return dotOf(drawnModel(model, actual));
}

/** An event model for graphviz, with preconditions and postconditions; the event that happens has a double border. */
export function writeEventsDot(eventModel: PlainEventModel, actual: number | null): Reading<string> {
  return dotOf(drawnEvents(eventModel, actual));
}

function dotOf(drawing: Drawing): Reading<string> {
  return reading(() => {
    const { isS5, edges } = edgesOf(drawing);
    const arrow = isS5 ? '--' : '->';
    const worlds = drawing.nodes.map(({ name, text }, world) => {
      const label = text === '' ? quote(name) : quote(`${name}\n${text}`);
      return `  w${world} [label=${label}${world === drawing.actual ? ', peripheries=2' : ''}];`;
    });
    const lines = edges.map(({ from, to, agents, both }) => {
      const direction = both && !isS5 ? ', dir=both' : '';
      return `  w${from} ${arrow} w${to} [label=${quote(agents.join(', '))}${direction}];`;
    });
    const note = isS5 ? [`  // Every ${drawing.kind} is also related to itself by everybody.`] : [];
    const head = [`${isS5 ? 'graph' : 'digraph'} model {`, '  node [shape=box, style=rounded];', ...note];
    return `${[...head, ...worlds, ...lines, '}'].join('\n')}\n`;
  });
}

/** A text in quotation marks. A backslash would begin one of graphviz's own signs. */
function quote(text: string): string {
  const escaped = text
    .replace(/["\\]/g, '\\$&')
    .replace(/\n/g, '\\n')
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, ' ');
  return `"${escaped}"`;
}
