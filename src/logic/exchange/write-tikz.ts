import { latexText, printLatex } from '../formula/print-latex.ts';
import type { LabFile, Reading } from './lab-file.ts';
import { reading } from './lab-file.ts';
import type { PlainEventModel } from '../plain/plain-events.ts';
import type { Drawing, Edge } from './edges.ts';
import { drawnEvents, drawnModel, edgesOf } from './edges.ts';

/**
 * A model as a LaTeX document with a TikZ picture, worlds on a circle. It compiles as it is; the picture can be taken out of it. In an S5
 * model lines have no direction, and loops are left out; the actual world has a double border.
 */
export function writeTikz({ model, actual }: Pick<LabFile, 'model' | 'actual'>): Reading<string> {
  const drawing = drawnModel(model, actual);
  return tikzOf(
    drawing,
    drawing.nodes.map(({ text }) => latexText(text)),
  );
}

/** An event model likewise, with preconditions and postconditions; the event that happens has a double border. */
export function writeEventsTikz(eventModel: PlainEventModel, actual: number | null): Reading<string> {
  const lines = eventModel.events.map(({ precondition, postconditions }) =>
    [
      printLatex(precondition),
      ...postconditions.map(({ atom, becomes }) => `${printLatex(atom)} := ${printLatex(becomes)}`),
    ].map((line) => `$${line}$`),
  );
  return tikzOf(
    drawnEvents(eventModel, actual),
    lines.map((own) => own.join('\\\\')),
  );
}

/** `texts` is what stands below each box's name, in LaTeX; empty for nothing. */
function tikzOf(drawing: Drawing, texts: readonly string[]): Reading<string> {
  return reading(() => {
    const { isS5, edges } = edgesOf(drawing);
    const { nodes, actual } = drawing;
    const radius = radiusFor(nodes);
    const places = nodes.map((_, world) => placeOf(world, nodes.length, radius));
    const worlds = nodes.map(({ name }, world) => {
      const style = world === actual ? 'world, actual' : 'world';
      const label = texts[world] === '' ? latexText(name) : `${latexText(name)}\\\\${texts[world]}`;
      return `  \\node[${style}] (w${world}) at (${places[world]}) {${label}};`;
    });
    const parallel = new Set(
      edges.filter((edge, index) => edges.some((other, own) => own !== index && sameEnds(edge, other))),
    );
    const lines = edges.map((edge) => `  ${drawn(edge, isS5, parallel.has(edge))}`);
    return `${[...preamble([...worlds, ...lines].join('\n')), ...worlds, ...lines, '\\end{tikzpicture}', '\\end{document}'].join('\n')}\n`;
  });
}

/** Signs that pdflatex knows. */
const KNOWN_SIGNS = /[\n\u0020-\u007e\u00c0-\u00ff]/u;

/** What comes before the picture. Where pdflatex knows no sign, it prints its number; lualatex and xelatex print what their font has. */
function preamble(body: string): string[] {
  const strange = [...new Set(body)].filter((sign) => !KNOWN_SIGNS.test(sign));
  const declared = strange.map((sign) => {
    const number = (sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    return `\\DeclareUnicodeCharacter{${number}}{\\texttt{U+${number}}}`;
  });
  return [
    '\\documentclass{article}',
    '\\ifdefined\\directlua\\else\\ifdefined\\XeTeXversion\\else',
    '\\usepackage[utf8]{inputenc}',
    '\\usepackage[T1]{fontenc}',
    ...declared,
    '\\fi\\fi',
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

/** So that neighbours on the circle do not touch, in centimetres; a letter takes about two millimetres. */
function radiusFor(nodes: Drawing['nodes']): number {
  const longest = Math.max(0, ...nodes.map(({ name, text }) => Math.max(name.length, text.length)));
  const chord = 1.2 + 0.2 * Math.min(longest, 30);
  return nodes.length < 2 ? 0 : Math.max(2, chord / (2 * Math.sin(Math.PI / nodes.length)));
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
  const names = `{${latexText(agents.join(', '))}}`;
  if (from === to) return `\\draw[->] (w${from}) edge[loop above] node[agents] ${names} (w${to});`;
  // Not in the middle, where lines cross.
  const label = `node[agents, pos=0.4] ${names}`;
  const tip = isS5 ? '-' : both ? '<->' : '->';
  const bend = !isParallel ? '' : both ? '' : '[bend left=18]';
  return `\\draw[${tip}] (w${from}) to${bend} ${label} (w${to});`;
}
