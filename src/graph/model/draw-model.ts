import { drag, pointer, select, type D3DragEvent } from 'd3';
import type { Place } from '../../kit/geometry.ts';
import { neighbour } from '../draw/neighbour.ts';
import { appendLayer, nameLayer, translation } from '../draw/layers.ts';
import { within } from './model-layout.ts';
import { routesOf, type ModelRoute } from './model-routes.ts';
import type { ModelNode, ModelScene } from './model-scene.ts';
import { LABEL_SIZE, LINE_SIZE, TITLE_SIZE, TRUTH_SIGNS } from './model-scene.ts';

/** What somebody does with the drawing. Nodes are named by their numbers. */
export interface ModelHandlers {
  readonly onPress: (node: number) => void;
  /** A node was put somewhere, by the mouse or by Shift with the arrow keys. */
  readonly onPlace: (node: number, place: Place) => void;
  /** A line was drawn from node to node; null while lines are not drawn by dragging. */
  readonly onLink: ((from: number, to: number) => void) | null;
  /** The ground was pressed twice. */
  readonly onGround: ((place: Place) => void) | null;
  readonly onRemove: ((node: number) => void) | null;
}

/** A drawing of a model that lives in an SVG element. */
export interface ModelDrawing {
  show(scene: ModelScene, handlers: ModelHandlers): void;
  /** Leads the keyboard to a node. */
  focus(node: number): void;
  destroy(): void;
}

interface Drawn extends ModelNode {
  readonly number: number;
  readonly place: Place;
}

/** With the arrow keys a node moves so far, in units. */
const STEP = 12;

/** Draws models into an empty SVG element; needs model.css. Arrow keys lead from node to node, with Shift they move one. */
export function createModelDrawing(svg: SVGSVGElement): ModelDrawing {
  const root = select(svg).classed('model-drawing', true).attr('role', 'group');
  const tip = root.append('defs').append('marker');
  tip
    .attr('id', `${svg.id}-tip`)
    .attr('viewBox', '0 0 8 8')
    .attr('refX', 7)
    .attr('refY', 4)
    .attr('markerWidth', 8)
    .attr('markerHeight', 8)
    .attr('markerUnits', 'userSpaceOnUse')
    .attr('orient', 'auto-start-reverse');
  tip.append('path').attr('class', 'model-tip').attr('d', 'M0,0L8,4L0,8z');
  const lineLayer = appendLayer(svg, 'model-lines');
  const draft = root.append('line').attr('class', 'model-draft').attr('display', 'none');
  const nodeLayer = appendLayer(svg, 'model-nodes');
  const labelLayer = appendLayer(svg, 'model-labels');
  let scene: ModelScene | null = null;
  let handlers: ModelHandlers | null = null;
  /** Places while a node is dragged. */
  let places: readonly Place[] = [];
  /** The node that the keyboard is at. */
  let at = 0;
  let dragged = false;
  /** What the lines were drawn from; they are routed anew only when that changes. */
  let drawnLines = '';

  const drawLines = () => {
    if (scene === null) return;
    const { lines: wanted, node } = scene;
    const from = JSON.stringify([places, wanted, node]);
    if (from === drawnLines) return;
    drawnLines = from;
    const routes = routesOf({ ...scene, places });
    const lines = lineLayer.selectAll<SVGPathElement, ModelRoute>('path').data(routes, ({ id }) => id);
    lines
      .join('path')
      .attr('class', ({ line }) => `model-line ${line.kind}${line.isMarked ? ' marked' : ''}`)
      .attr('d', ({ path }) => path)
      .attr('marker-end', ({ line }) => (line.tips === 'none' ? null : `url(#${svg.id}-tip)`))
      .attr('marker-start', ({ line }) => (line.tips === 'both' ? `url(#${svg.id}-tip)` : null));
    const labels = labelLayer
      .selectAll<SVGGElement, ModelRoute>('g')
      .data(
        routes.filter(({ line }) => line.label !== ''),
        ({ id }) => id,
      )
      .join((entering) => {
        const label = entering.append('g').attr('class', 'model-label');
        label
          .append('rect')
          .attr('height', LABEL_SIZE + 4)
          .attr('y', -(LABEL_SIZE + 4) / 2)
          .attr('rx', 4);
        label.append('text').attr('text-anchor', 'middle').attr('dy', '0.36em').attr('font-size', LABEL_SIZE);
        return label;
      })
      .attr('transform', ({ labelPlace }) => translation(labelPlace));
    labels
      .select('rect')
      .attr('width', ({ labelWidth }) => labelWidth)
      .attr('x', ({ labelWidth }) => -labelWidth / 2);
    labels.select('text').text(({ line }) => line.label);
  };

  const drawNodes = () => {
    if (scene === null) return;
    const { nodes, node } = scene;
    const drawn = nodes.map((own, number): Drawn => ({ ...own, number, place: places[number] }));
    const marks = nodeLayer
      .selectAll<SVGGElement, Drawn>('g.model-node')
      .data(drawn, ({ id }) => id)
      .join((entering) => {
        const mark = entering.append('g');
        mark.append('rect').attr('class', 'node-actual');
        mark.append('rect').attr('class', 'node-box');
        mark.append('text').attr('class', 'node-title').attr('text-anchor', 'middle').attr('font-size', TITLE_SIZE);
        mark.append('text').attr('class', 'node-lines').attr('text-anchor', 'middle').attr('font-size', LINE_SIZE);
        const badge = mark.append('g').attr('class', 'node-badge');
        badge.append('circle').attr('r', 9);
        badge.append('text').attr('text-anchor', 'middle').attr('dy', '0.36em').attr('font-size', 12);
        const letter = mark.append('g').attr('class', 'node-picked');
        letter.append('circle').attr('r', 9);
        letter.append('text').attr('text-anchor', 'middle').attr('dy', '0.36em').attr('font-size', 11);
        return mark;
      })
      .order()
      .attr('class', ({ truth, isSelected, isActual, isMarked }) =>
        [
          'model-node',
          ...(truth === null ? [] : [`is-${truth}`]),
          ...(isSelected ? ['selected'] : []),
          ...(isActual ? ['actual'] : []),
          ...(isMarked ? ['marked'] : []),
        ].join(' '),
      )
      .attr('transform', ({ place }) => translation(place));
    const { width, height } = node;
    // What is written in it is part of what its box says.
    marks.selectAll('text').attr('aria-hidden', 'true');
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
    marks
      .select('.node-title')
      .attr('y', -height / 2 + TITLE_SIZE + 3)
      .text(({ title }) => title);
    marks
      .select<SVGTextElement>('.node-lines')
      .selectAll('tspan')
      .data(({ lines }) => lines)
      .join('tspan')
      .attr('x', 0)
      .attr('y', (_, row) => -height / 2 + TITLE_SIZE + 3 + (row + 1) * (LINE_SIZE + 3))
      .text((line) => line);
    const badges = marks
      .select('.node-badge')
      .attr('display', ({ truth }) => (truth === null || scene?.isDense === true ? 'none' : null))
      .attr('transform', `translate(${width / 2 - 1},${-height / 2 + 1})`);
    badges.select('text').text(({ truth }) => (truth === null ? '' : TRUTH_SIGNS[truth]));
    const letters = marks
      .select('.node-picked')
      .attr('display', ({ picked }) => (picked === '' ? 'none' : null))
      .attr('transform', `translate(${-width / 2 + 1},${-height / 2 + 1})`);
    letters.select('text').text(({ picked }) => picked);
    marks.on('keydown', onKey).on('focusin', (_, { number }) => {
      at = number;
      nodeLayer
        .selectAll<SVGGElement, Drawn>('g.model-node')
        .select('.node-box')
        .attr('tabindex', (own) => (own.number === at ? 0 : -1));
    });
    marks.call(dragging);
  };

  const nodeAt = ({ x, y }: Place): number => {
    if (scene === null) return -1;
    const { width, height } = scene.node;
    return places.findIndex((place) => Math.abs(place.x - x) <= width / 2 && Math.abs(place.y - y) <= height / 2);
  };

  const dragging = drag<SVGGElement, Drawn>()
    .subject((_, { place }) => ({ ...place }))
    .clickDistance(3)
    .on('start', () => {
      dragged = false;
    })
    .on('drag', (event: D3DragEvent<SVGGElement, Drawn, Place>, { number }) => {
      if (scene === null || handlers === null) return;
      dragged = true;
      if (handlers.onLink !== null) {
        const { x, y } = places[number];
        const [toX, toY] = pointer(event, svg);
        draft.attr('display', null).attr('x1', x).attr('y1', y).attr('x2', toX).attr('y2', toY);
        return;
      }
      places = places.map((place, index) => {
        if (scene === null || index !== number) return place;
        return within({ x: event.x, y: event.y }, scene.node, scene.frame);
      });
      select<SVGGElement, Drawn>(nodeLayer.selectAll<SVGGElement, Drawn>('g.model-node').nodes()[number]).attr(
        'transform',
        translation(places[number]),
      );
      drawLines();
    })
    .on('end', (event: D3DragEvent<SVGGElement, Drawn, Place>, { number }) => {
      draft.attr('display', 'none');
      if (!dragged || handlers === null) return;
      if (handlers.onLink === null) {
        handlers.onPlace(number, places[number]);
        return;
      }
      const [x, y] = pointer(event, svg);
      const to = nodeAt({ x, y });
      if (to >= 0) handlers.onLink(number, to);
    });

  function onKey(event: KeyboardEvent, { number }: Drawn): void {
    if (scene === null || handlers === null || event.ctrlKey || event.metaKey || event.altKey) return;
    const { key } = event;
    if (key === 'Enter' || key === ' ') handlers.onPress(number);
    else if (key === 'Delete' && handlers.onRemove !== null) handlers.onRemove(number);
    else if (event.shiftKey && MOVES[key] !== undefined) {
      const { x, y } = places[number];
      const [right, down] = MOVES[key];
      handlers.onPlace(number, within({ x: x + right * STEP, y: y + down * STEP }, scene.node, scene.frame));
    } else {
      const marks = places.map((place, index) => ({ id: String(index), place }));
      const to = neighbour(marks, String(number), key);
      if (to === null) return;
      focus(Number(to));
    }
    // It must neither step the game nor scroll the page.
    event.preventDefault();
    event.stopPropagation();
  }

  function focus(number: number): void {
    nodeLayer.selectAll<SVGRectElement, Drawn>('g.model-node .node-box').nodes().at(number)?.focus();
  }

  // d3 keeps the click that ends a drag to itself.
  root.on('click', (event: MouseEvent) => {
    const mark = event.target instanceof Element ? event.target.closest('g.model-node') : null;
    if (mark === null) return;
    const number = nodeLayer
      .selectAll<SVGGElement, Drawn>('g.model-node')
      .nodes()
      .findIndex((own) => own === mark);
    if (number >= 0) handlers?.onPress(number);
  });
  root.on('dblclick', (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('g.model-node') !== null) return;
    const [x, y] = pointer(event, svg);
    handlers?.onGround?.({ x, y });
  });

  return {
    show(next, own) {
      scene = next;
      handlers = own;
      ({ places } = next);
      at = Math.min(at, Math.max(0, next.nodes.length - 1));
      root.attr('viewBox', `0 0 ${next.frame.width.toFixed(1)} ${next.frame.height.toFixed(1)}`);
      root.attr('aria-label', next.title).classed('linking', own.onLink !== null);
      nameLayer(nodeLayer, next.title);
      drawLines();
      drawNodes();
    },
    focus,
    destroy() {
      root.on('click', null).on('dblclick', null).selectAll('*').remove();
    },
  };
}

const MOVES: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
