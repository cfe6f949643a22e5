import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { Place } from '../../kit/geometry.ts';
import type { Relation } from '../../logic/plain/relation.ts';
import { textWidth } from '../../graph/draw/fit-text.ts';
import { createModelDrawing, type ModelDrawing } from '../../graph/model/draw-model.ts';
import { arranged } from '../../graph/model/model-layout.ts';
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
  /** The mouse or the keyboard came to a node, or left it (null). */
  readonly onPoint?: ((node: number | null) => void) | null;
  /** Near which places nodes without places are put, by id, in parts of the frame; others are placed by forces. */
  readonly near?: ReadonlyMap<string, Place> | null;
  /** Room around each node, in units; more where it is left out. */
  readonly room?: number;
  /** Told where everything stands, by id, in parts of the frame. */
  readonly onPlaced?: (places: ReadonlyMap<string, Place>) => void;
}

/** Places are kept in parts of the frame, so that they hold when its size changes. */
type Places = Map<string, Place>;

/** How large a frame is; where the page has no sizes, as in tests, something usual. */
function sizeOf(frame: HTMLElement | null): FrameSize {
  if (frame === null || frame.clientWidth === 0) return { width: 600, height: 400 };
  return { width: frame.clientWidth, height: frame.clientHeight };
}

/** A model drawn by d3 that fills its frame. Nodes keep their places as long as they keep their ids. */
export function ModelGraph(props: ModelGraphProps) {
  const { nodes, title, onPress, onLink = null, onGround = null, onRemove = null, onLines } = props;
  const { onPoint = null, near = null, room, onPlaced } = props;
  const { relations, initials, everybody, isS5, shown, marked, pairs } = props;
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const drawing = useRef<ModelDrawing | null>(null);
  const places = useRef<Places>(new Map());
  /** How often the frame has grown. */
  const grown = useRef(0);
  /** Null until the frame has been watched. */
  const [size, setSize] = useState<FrameSize | null>(null);
  /** Counts how often something was placed by hand. */
  const [moves, setMoves] = useState(0);

  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      if (element.clientWidth > 0) setSize(sizeOf(element));
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
    const own: LinesOf = { relations, initials, everybody, isS5, shown, marked, pairs };
    const hints = nodes.flatMap(({ id: name }) => near?.get(name) ?? []);
    const {
      frame: outer,
      places: placed,
      growth,
    } = arranged({
      known: nodes.map(({ id: name }) => places.current.get(name) ?? null),
      near: hints.length === nodes.length ? hints : null,
      links: joinedPairs(own),
      node,
      outer: size ?? sizeOf(frame.current),
      room,
      hasLoops: !isS5,
      growth: grown.current,
    });
    grown.current = growth;
    const keep = (name: string, { x, y }: Place) =>
      places.current.set(name, { x: x / outer.width, y: y / outer.height });
    for (const [index, place] of placed.entries()) keep(nodes[index].id, place);
    onPlaced?.(new Map(nodes.map(({ id: name }) => [name, places.current.get(name) ?? { x: 0.5, y: 0.5 }])));
    const lines = linesOf(own, placed);
    onLines?.(lines !== null);
    drawing.current?.show(
      { nodes, places: placed, lines: lines ?? [], node, frame: outer, title },
      {
        onPress,
        onLink,
        onRemove,
        onPoint,
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
    onPoint,
    near,
    room,
    onPlaced,
  ]);

  return (
    <div className="model-frame" ref={frame}>
      <svg id={id} ref={svg} />
    </div>
  );
}
