import { latexText } from '../formula/print-latex.ts';
import type { LabDocument, Reading } from './document.ts';
import { reading } from './document.ts';
import type { Edge } from './edges.ts';
import { edgesOf, worldTexts } from './edges.ts';

/**
 * A model as a LaTeX document with a TikZ picture, worlds on a circle. It compiles as it is; the picture can be taken out of it. In an S5
 * model lines have no direction, and loops are left out; the actual world has a double border.
 */
export function writeTikz({ model, actual }: LabDocument): Reading<string> {
  return reading(() => {
    const { isS5, edges } = edgesOf(model);
    const texts = worldTexts(model);
    const radius = Math.max(2, 0.55 * texts.length);
    const places = texts.map((_, world) => placeOf(world, texts.length, radius));
    const worlds = texts.map(({ name, facts }, world) => {
      const style = world === actual ? 'world, actual' : 'world';
      const label = facts === '' ? latexText(name) : `${latexText(name)}\\\\${latexText(facts)}`;
      return `  \\node[${style}] (w${world}) at (${places[world]}) {${label}};`;
    });
    const parallel = new Set(
      edges.filter((edge, index) => edges.some((other, own) => own !== index && sameEnds(edge, other))),
    );
    const lines = edges.map((edge) => `  ${drawn(edge, isS5, parallel.has(edge))}`);
    const isLatin = /^[\u0020-\u00ff\n]*$/.test([...worlds, ...lines].join('\n'));
    return `${[...preamble(isLatin), ...worlds, ...lines, '\\end{tikzpicture}', '\\end{document}'].join('\n')}\n`;
  });
}

function preamble(isLatin: boolean): string[] {
  return [
    '\\documentclass{article}',
    ...(isLatin
      ? ['\\usepackage[utf8]{inputenc}', '\\usepackage[T1]{fontenc}']
      : [
          '% Names in other scripts: compile with lualatex or xelatex, and choose a font that has them.',
          '\\usepackage{fontspec}',
        ]),
    '\\usepackage{tikz}',
    '\\pagestyle{empty}',
    '\\begin{document}',
    '\\begin{tikzpicture}[',
    '  world/.style={draw, rounded corners, align=center, inner sep=4pt},',
    '  actual/.style={double},',
    '  agents/.style={fill=white, inner sep=1pt, font=\\scriptsize},',
    '  >=stealth]',
  ];
}

/** On a circle from the top, clockwise; in centimetres. */
function placeOf(world: number, count: number, radius: number): string {
  if (count === 1) return '0,0';
  const angle = Math.PI / 2 - (2 * Math.PI * world) / count;
  return `${decimal(radius * Math.cos(angle))},${decimal(radius * Math.sin(angle))}`;
}

function decimal(value: number): string {
  const text = value.toFixed(2);
  return text === '-0.00' ? '0.00' : text;
}

function sameEnds(one: Edge, other: Edge): boolean {
  return (one.from === other.from && one.to === other.to) || (one.from === other.to && one.to === other.from);
}

function drawn({ from, to, agents, both }: Edge, isS5: boolean, isParallel: boolean): string {
  const label = `node[agents] {${latexText(agents.join(', '))}}`;
  if (from === to) return `\\draw[->] (w${from}) edge[loop above] ${label} (w${to});`;
  const tip = isS5 ? '-' : both ? '<->' : '->';
  const bend = !isParallel ? '' : both ? '' : '[bend left=18]';
  return `\\draw[${tip}] (w${from}) to${bend} ${label} (w${to});`;
}
