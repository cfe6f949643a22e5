import { EDGE_LABEL_HEIGHT, EDGE_LABEL_SIZE, type RoutedEdge, type Scene } from '../scene.ts';
import { translation, type Layer } from './layers.ts';

/**
 * Draws lines under the pictures and their labels over them. What they say of each world is told to a screen reader by the
 * world's card.
 */
export function drawEdges(lines: Layer, labels: Layer, { edges: routed }: Scene): void {
  lines
    .selectAll<SVGPathElement, RoutedEdge>('path.edge')
    .data(routed, ({ id }) => id)
    .join('path')
    .attr('class', 'edge')
    .attr('d', ({ from, bend, to }) => `M${point(from)}Q${point(bend)} ${point(to)}`);
  const named = labels
    .selectAll<SVGGElement, RoutedEdge>('g.edge-label')
    .data(routed, ({ id }) => id)
    .join((enter) => {
      const label = enter.append('g').attr('class', 'edge-label');
      label
        .append('rect')
        .attr('y', -EDGE_LABEL_HEIGHT / 2)
        .attr('height', EDGE_LABEL_HEIGHT)
        .attr('rx', 4);
      label
        .append('text')
        .attr('y', EDGE_LABEL_SIZE * 0.36)
        .attr('font-size', EDGE_LABEL_SIZE);
      return label;
    })
    .attr('transform', ({ labelPlace }) => translation(labelPlace));
  named
    .select('rect')
    .attr('x', ({ labelWidth }) => -labelWidth / 2)
    .attr('width', ({ labelWidth }) => labelWidth);
  named.select('text').text(({ label }) => label);
}

function point({ x, y }: RoutedEdge['from']): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
