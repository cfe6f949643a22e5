import { select, type Selection } from 'd3';
import type { Place } from '../../kit/geometry.ts';
import { translation, type Layer } from '../draw/layers.ts';
import {
  LEADING,
  LINE_SIZE,
  textHeight,
  TITLE_SIZE,
  TRUTH_SIGNS,
  type ModelNode,
  type NodeSize,
} from './model-scene.ts';

/** Letters reach less far above the first line of writing than below the last: it is raised by so much, in units. */
const RISE = 2.5;

/** A node with its number and its place. */
export interface DrawnNode extends ModelNode {
  readonly number: number;
  readonly place: Place;
}

/** The nodes of a drawing. */
export type NodeMarks = Selection<SVGGElement, DrawnNode, SVGGElement, unknown>;

const MARK = 'g.model-node';

/** Draws nodes as boxes with their texts; `at` is the one that the keyboard comes to. */
export function drawNodes(
  layer: Layer,
  nodes: readonly DrawnNode[],
  { width, height }: NodeSize,
  at: number,
): NodeMarks {
  const marks = layer
    .selectAll<SVGGElement, DrawnNode>(MARK)
    .data(nodes, ({ id }) => id)
    .join((entering) => entering.append('g').each(fillNode))
    .order()
    .attr('class', classOf)
    .attr('transform', ({ place }) => translation(place));
  marks
    .select('.node-box')
    .attr('role', 'button')
    .attr('aria-pressed', ({ isSelected }) => String(isSelected))
    .attr('aria-label', ({ spoken }) => spoken)
    .attr('tabindex', ({ number }) => (number === at ? 0 : -1))
    .attr('x', -width / 2)
    .attr('y', -height / 2)
    .attr('width', width)
    .attr('height', height)
    .attr('rx', 9);
  marks
    .select('.node-actual')
    .attr('display', ({ isActual }) => (isActual ? null : 'none'))
    .attr('x', -width / 2 - 4)
    .attr('y', -height / 2 - 4)
    .attr('width', width + 8)
    .attr('height', height + 8)
    .attr('rx', 12);
  /** Where the title of a node stands: what is written in it is in the middle. */
  const top = ({ lines }: DrawnNode) => TITLE_SIZE - textHeight(lines.length) / 2 - RISE;
  marks
    .select('.node-title')
    .attr('y', top)
    .text(({ title }) => title);
  marks
    .select<SVGTextElement>('.node-lines')
    .selectAll('tspan')
    .data((own) => own.lines.map((text, row) => ({ text, y: top(own) + (row + 1) * (LINE_SIZE + LEADING) })))
    .join('tspan')
    .attr('x', 0)
    .attr('y', ({ y }) => y)
    .text(({ text }) => text);
  drawCorner(marks, '.node-badge', width / 2 - 1, -height / 2 + 1, ({ truth }) =>
    truth === null ? '' : TRUTH_SIGNS[truth],
  );
  drawCorner(marks, '.node-picked', -width / 2 + 1, -height / 2 + 1, ({ picked }) => picked);
  return marks;
}

/** Lets the keyboard come to another node. */
export function moveKeyboard(layer: Layer, at: number): void {
  layer
    .selectAll<SVGGElement, DrawnNode>(MARK)
    .select('.node-box')
    .attr('tabindex', ({ number }) => (number === at ? 0 : -1));
}

/** Puts a node somewhere else. */
export function moveNode(layer: Layer, number: number, place: Place): void {
  layer
    .selectAll<SVGGElement, DrawnNode>(MARK)
    .filter((own) => own.number === number)
    .attr('transform', translation(place));
}

/** The box of a node, for the keyboard. */
export function boxOf(layer: Layer, number: number): SVGRectElement | undefined {
  return layer.selectAll<SVGRectElement, DrawnNode>(`${MARK} .node-box`).nodes().at(number);
}

/** The number of the node that an event comes from; null for the ground. */
export function nodeUnder(layer: Layer, target: EventTarget | null): number | null {
  const mark = target instanceof Element ? target.closest(MARK) : null;
  if (mark === null) return null;
  const number = layer
    .selectAll<SVGGElement, DrawnNode>(MARK)
    .nodes()
    .findIndex((own) => own === mark);
  return number < 0 ? null : number;
}

function classOf({ truth, isSelected, isActual, isMarked }: DrawnNode): string {
  return [
    'model-node',
    ...(truth === null ? [] : [`is-${truth}`]),
    ...(isSelected ? ['selected'] : []),
    ...(isActual ? ['actual'] : []),
    ...(isMarked ? ['marked'] : []),
  ].join(' ');
}

function fillNode(this: SVGGElement): void {
  const mark = select(this);
  mark.append('rect').attr('class', 'node-actual');
  mark.append('rect').attr('class', 'node-box');
  mark.append('text').attr('class', 'node-title').attr('font-size', TITLE_SIZE);
  mark.append('text').attr('class', 'node-lines').attr('font-size', LINE_SIZE);
  for (const [name, size] of [
    ['node-badge', 13],
    ['node-picked', 11],
  ] as const) {
    const corner = mark.append('g').attr('class', name);
    corner.append('circle').attr('r', 9);
    corner.append('text').attr('dy', '0.36em').attr('font-size', size);
  }
  // What is written in it is part of what its box says.
  mark.selectAll('text').attr('text-anchor', 'middle').attr('aria-hidden', 'true');
}

/** A sign at a corner; none where it is empty. */
function drawCorner(marks: NodeMarks, name: string, x: number, y: number, signOf: (node: DrawnNode) => string): void {
  const corners = marks
    .select(name)
    .attr('display', (node) => (signOf(node) === '' ? 'none' : null))
    .attr('transform', `translate(${x},${y})`);
  corners.select('text').text(signOf);
}
