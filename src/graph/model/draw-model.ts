import { pointer, select } from 'd3';
import type { Place } from '../../kit/geometry.ts';
import { neighbour } from '../draw/neighbour.ts';
import { appendLayer, nameLayer } from '../draw/layers.ts';
import { dragNodes } from './drag-nodes.ts';
import { appendTip, drawLineLabels, drawLines } from './draw-lines.ts';
import { boxOf, drawNodes, moveKeyboard, moveNode, nodeUnder, type DrawnNode } from './draw-nodes.ts';
import { within } from './model-forces.ts';
import { routesOf } from './model-routes.ts';
import type { ModelScene } from './model-scene.ts';

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
  /** The mouse or the keyboard came to a node, or left it (null). */
  readonly onPoint: ((node: number | null) => void) | null;
}

/** A drawing of a model that lives in an SVG element. */
export interface ModelDrawing {
  show(scene: ModelScene, handlers: ModelHandlers): void;
  destroy(): void;
}

/** With the arrow keys a node moves so far, in units. */
const STEP = 12;

/** Draws models into an empty SVG element; needs model.css. Arrow keys lead from node to node, with Shift they move one. */
export function createModelDrawing(svg: SVGSVGElement): ModelDrawing {
  const root = select(svg).classed('model-drawing', true).attr('role', 'group');
  const lineLayer = appendLayer(svg, 'model-lines');
  const tip = `${svg.id}-tip`;
  appendTip(lineLayer, tip);
  const draft = root.append('line').attr('class', 'model-draft').attr('display', 'none');
  const nodeLayer = appendLayer(svg, 'model-nodes');
  const labelLayer = appendLayer(svg, 'model-labels');
  let shown: { readonly scene: ModelScene; readonly handlers: ModelHandlers } | null = null;
  /** Places while a node is dragged. */
  let places: readonly Place[] = [];
  /** The node that the keyboard is at. */
  let at = 0;
  /** What the lines were drawn from; they are routed anew only when that changes. */
  let drawnLines = '';

  const showLines = (scene: ModelScene) => {
    const from = JSON.stringify([places, scene.lines, scene.node]);
    if (from === drawnLines) return;
    drawnLines = from;
    const routes = routesOf({ ...scene, places });
    drawLines(lineLayer, routes, tip);
    drawLineLabels(labelLayer, routes);
  };

  const dragging = dragNodes(svg, {
    isLinking: () => shown?.handlers.onLink != null,
    placeOf: (node) => places[node],
    onDraft(line) {
      draft.attr('display', line === null ? 'none' : null);
      if (line === null) return;
      const { from, to } = line;
      draft.attr('x1', from.x).attr('y1', from.y).attr('x2', to.x).attr('y2', to.y);
    },
    onMove(node, place) {
      if (shown === null) return;
      const { scene } = shown;
      places = places.with(node, within(place, scene.node, scene.frame));
      moveNode(nodeLayer, node, places[node]);
      showLines(scene);
    },
    onMoved: (node) => shown?.handlers.onPlace(node, places[node]),
    onLinked(from, { x, y }) {
      if (shown === null) return;
      const { width, height } = shown.scene.node;
      const to = places.findIndex((own) => Math.abs(own.x - x) <= width / 2 && Math.abs(own.y - y) <= height / 2);
      if (to >= 0) shown.handlers.onLink?.(from, to);
    },
  });

  function onKey(event: KeyboardEvent, { number }: DrawnNode): void {
    if (shown === null || event.ctrlKey || event.metaKey || event.altKey) return;
    const { scene, handlers } = shown;
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
      boxOf(nodeLayer, Number(to))?.focus();
    }
    // It must neither step the game nor scroll the page.
    event.preventDefault();
    event.stopPropagation();
  }

  const point = (node: number | null) => shown?.handlers.onPoint?.(node);

  // d3 keeps the click that ends a drag to itself.
  root.on('click', ({ target }: MouseEvent) => {
    const node = nodeUnder(nodeLayer, target);
    if (node !== null) shown?.handlers.onPress(node);
  });
  root.on('dblclick', (event: MouseEvent) => {
    if (nodeUnder(nodeLayer, event.target) !== null) return;
    const [x, y] = pointer(event, svg);
    shown?.handlers.onGround?.({ x, y });
  });

  return {
    show(scene, handlers) {
      shown = { scene, handlers };
      ({ places } = scene);
      at = Math.min(at, Math.max(0, scene.nodes.length - 1));
      root.attr('viewBox', `0 0 ${scene.frame.width.toFixed(1)} ${scene.frame.height.toFixed(1)}`);
      root
        .attr('aria-label', scene.title)
        .classed('linking', handlers.onLink !== null)
        .classed('dense', scene.isDense === true);
      nameLayer(nodeLayer, scene.title);
      showLines(scene);
      const nodes = scene.nodes.map((own, number): DrawnNode => ({ ...own, number, place: places[number] }));
      drawNodes(nodeLayer, nodes, scene.node, at)
        .on('keydown', onKey)
        .on('focusin', (_, { number }) => {
          at = number;
          moveKeyboard(nodeLayer, at);
          point(number);
        })
        .on('focusout', () => point(null))
        .on('mouseenter', (_, { number }) => point(number))
        .on('mouseleave', () => point(null))
        .call(dragging);
    },
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
