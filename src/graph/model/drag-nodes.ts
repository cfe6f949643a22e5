import { drag, pointer, type D3DragEvent, type DragBehavior } from 'd3';
import type { Place } from '../../kit/geometry.ts';
import type { DrawnNode } from './draw-nodes.ts';

/** What dragging a node does. Nodes are named by their numbers. */
interface DragHandlers {
  /** Whether lines are drawn from node to node, instead of moving nodes. */
  readonly isLinking: () => boolean;
  readonly placeOf: (node: number) => Place;
  /** A line is being drawn; null once it is over. */
  readonly onDraft: (line: { readonly from: Place; readonly to: Place } | null) => void;
  readonly onMove: (node: number, place: Place) => void;
  /** Where the node was let go of. */
  readonly onMoved: (node: number) => void;
  readonly onLinked: (from: number, at: Place) => void;
}

/** Lets nodes be dragged: a press without a drag stays a press. */
export function dragNodes(svg: SVGSVGElement, handlers: DragHandlers): DragBehavior<SVGGElement, DrawnNode, Place> {
  let dragged = false;
  const at = (event: D3DragEvent<SVGGElement, DrawnNode, Place>): Place => {
    const [x, y] = pointer(event, svg);
    return { x, y };
  };
  return drag<SVGGElement, DrawnNode, Place>()
    .subject((_, { place }) => ({ ...place }))
    .clickDistance(3)
    .on('start', () => {
      dragged = false;
    })
    .on('drag', (event: D3DragEvent<SVGGElement, DrawnNode, Place>, { number }) => {
      dragged = true;
      if (handlers.isLinking()) handlers.onDraft({ from: handlers.placeOf(number), to: at(event) });
      else handlers.onMove(number, { x: event.x, y: event.y });
    })
    .on('end', (event: D3DragEvent<SVGGElement, DrawnNode, Place>, { number }) => {
      handlers.onDraft(null);
      if (!dragged) return;
      if (handlers.isLinking()) handlers.onLinked(number, at(event));
      else handlers.onMoved(number);
    });
}
