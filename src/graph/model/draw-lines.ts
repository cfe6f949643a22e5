import { translation, type Layer } from '../draw/layers.ts';
import type { ModelRoute } from './model-routes.ts';
import { LABEL_SIZE } from './model-scene.ts';

/** Appends what lines end with. */
export function appendTip(layer: Layer, id: string): void {
  const tip = layer.append('defs').append('marker');
  tip
    .attr('id', id)
    .attr('viewBox', '0 0 8 8')
    .attr('refX', 7)
    .attr('refY', 4)
    .attr('markerWidth', 8)
    .attr('markerHeight', 8)
    .attr('markerUnits', 'userSpaceOnUse')
    .attr('orient', 'auto-start-reverse');
  tip.append('path').attr('class', 'model-tip').attr('d', 'M0,0L8,4L0,8z');
}

/** Draws lines, with the tips of the given id. */
export function drawLines(layer: Layer, routes: readonly ModelRoute[], tip: string): void {
  layer
    .selectAll<SVGPathElement, ModelRoute>('path.model-line')
    .data(routes, ({ id }) => id)
    .join('path')
    .attr('class', ({ line }) => `model-line ${line.kind}${line.isMarked ? ' marked' : ''}`)
    .attr('d', ({ path }) => path)
    .attr('marker-end', ({ line }) => (line.tips === 'none' ? null : `url(#${tip})`))
    .attr('marker-start', ({ line }) => (line.tips === 'both' ? `url(#${tip})` : null));
}

/** Draws what stands at lines, each on a ground of its own. */
export function drawLineLabels(layer: Layer, routes: readonly ModelRoute[]): void {
  const labels = layer
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
}
