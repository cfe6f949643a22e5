import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { Place } from '../../kit/geometry.ts';
import type { Relation } from '../../logic/plain/relation.ts';
import { textWidth } from '../../graph/draw/fit-text.ts';
import { createModelDrawing, type ModelDrawing } from '../../graph/model/draw-model.ts';
import { frameFor, placeNodes } from '../../graph/model/model-layout.ts';
import { joinedPairs, linesOf, type LinesOf } from '../../graph/model/model-lines.ts';
import { nodeSize, type FrameSize, type ModelNode } from '../../graph/model/model-scene.ts';

interface ModelGraphProps extends LinesOf {
  readonly nodes: readonly ModelNode[];
  readonly relations: readonly Relation[];
  readonly title: string;
  readonly onPress: (node: number) => void;
  readonly onLink?: ((from: number, to: number) => void) | null;
  /** The ground was pressed twice, at a place of which the graph then knows for the node with the given id. */
  readonly onGround?: (() => string | null) | null;
  readonly onRemove?: ((node: number) => void) | null;
  /** Told whether all lines could be drawn. */
  readonly onLines?: (drawn: boolean) => void;
}

/** Places are kept in parts of the frame, so that they hold when its size changes. */
type Places = Map<string, Place>;

/** A model drawn by d3 that fills its frame. Nodes keep their places as long as they keep their ids. */
export function ModelGraph(props: ModelGraphProps) {
  const { nodes, title, onPress, onLink = null, onGround = null, onRemove = null, onLines } = props;
  const { relations, initials, everybody, isS5, shown, marked, pairs } = props;
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const drawing = useRef<ModelDrawing | null>(null);
  const places = useRef<Places>(new Map());
  const [size, setSize] = useState<FrameSize>({ width: 600, height: 400 });
  /** Counts how often something was placed by hand. */
  const [moves, setMoves] = useState(0);

  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      if (element.clientWidth > 0) setSize({ width: element.clientWidth, height: element.clientHeight });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (svg.current === null) return;
    const made = createModelDrawing(svg.current);
    drawing.current = made;
    return () => made.destroy();
  }, []);

  useEffect(() => {
    const node = nodeSize(nodes, textWidth);
    const outer = frameFor(nodes.length, node, size);
    const own: LinesOf = { relations, initials, everybody, isS5, shown, marked, pairs };
    const known = nodes.map((one) => {
      const place = places.current.get(one.id);
      return place === undefined ? null : { x: place.x * outer.width, y: place.y * outer.height };
    });
    const keep = (name: string, { x, y }: Place) =>
      places.current.set(name, { x: x / outer.width, y: y / outer.height });
    const placed = placeNodes(known, joinedPairs(own), node, outer);
    for (const [index, place] of placed.entries()) keep(nodes[index].id, place);
    const lines = linesOf(own, placed);
    onLines?.(lines !== null);
    drawing.current?.show(
      { nodes, places: placed, lines: lines ?? [], node, frame: outer, title },
      {
        onPress,
        onLink,
        onRemove,
        onGround:
          onGround === null
            ? null
            : (place) => {
                const name = onGround();
                if (name !== null) keep(name, place);
                setMoves((count) => count + 1);
              },
        onPlace: (index, place) => {
          keep(nodes[index].id, place);
          setMoves((count) => count + 1);
        },
      },
    );
  }, [
    nodes,
    relations,
    initials,
    everybody,
    isS5,
    shown,
    marked,
    pairs,
    title,
    size,
    moves,
    onPress,
    onLink,
    onGround,
    onRemove,
    onLines,
  ]);

  return (
    <div className="model-frame" ref={frame}>
      <svg id={id} ref={svg} />
    </div>
  );
}
