import type { LabFile, Reading } from './lab-file.ts';
import { reading } from './lab-file.ts';
import { edgesOf, worldTexts } from './edges.ts';

/** A model for graphviz. An S5 model is an undirected graph without loops; the actual world has a double border. */
export function writeDot({ model, actual }: LabFile): Reading<string> {
  return reading(() => {
    const { isS5, edges } = edgesOf(model);
    const arrow = isS5 ? '--' : '->';
    const worlds = worldTexts(model).map(({ name, facts }, world) => {
      const label = facts === '' ? quote(name) : quote(`${name}\n${facts}`);
      return `  w${world} [label=${label}${world === actual ? ', peripheries=2' : ''}];`;
    });
    const lines = edges.map(({ from, to, agents, both }) => {
      const direction = both && !isS5 ? ', dir=both' : '';
      return `  w${from} ${arrow} w${to} [label=${quote(agents.join(', '))}${direction}];`;
    });
    const note = isS5 ? ['  // Every world is also related to itself by everybody.'] : [];
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
