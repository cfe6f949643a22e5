import { group } from 'd3';
import type { PictureSize, Standing, WorldMark } from '../scene.ts';
import type { Layer } from './layers.ts';
import { cornerOf, letterRuns, letterSize, PLATE_ROUND, SIGN_INSET, SIGN_ROUND, SIGN_WIDTH } from './signs.ts';

/** How long old pictures take to fade, in milliseconds. */
const FADE = 450;

/** The old pictures of worlds that change how they stand, over the new ones. */
export interface Fading {
  /** Lays pictures of worlds, as these stand, over the worlds; those that lie there and wait for the start stay as they are. */
  cover(worlds: readonly WorldMark[], picture: PictureSize): void;
  /** Lets what was laid over fade away. */
  start(): void;
  stop(): void;
}

/**
 * Fades worlds from how they stood to how they stand. All old pictures are in one layer, drawn with one shape for each colour, and
 * only the layer's opacity moves: the browser paints it once, and needs neither styles nor paint for the frames between.
 */
export function createFading(layer: Layer): Fading {
  let running: Animation | null = null;
  const covered = new Set<string>();
  const stop = () => {
    running?.cancel();
    running = null;
    covered.clear();
    layer.selectChildren().remove();
  };
  return {
    cover(worlds, picture) {
      // Where nothing changes, what is fading goes on.
      if (worlds.length === 0) return;
      if (running !== null) stop();
      // What cannot move in time changes at once.
      if (typeof layer.node()?.animate !== 'function') return;
      const bare = worlds.filter(({ id }) => !covered.has(id));
      for (const { id } of bare) covered.add(id);
      for (const [standing, alike] of group(bare, (world) => world.standing)) {
        drawAlike(layer.append('g').attr('class', standing), alike, standing, picture);
      }
    },
    start() {
      const node = layer.node();
      if (running !== null || !node?.hasChildNodes()) return;
      const fade = node.animate([{ opacity: 1 }, { opacity: 0 }], { duration: FADE, easing: 'ease', fill: 'forwards' });
      running = fade;
      fade.onfinish = () => {
        if (running === fade) stop();
      };
    },
    stop,
  };
}

/** Draws pictures of worlds that stand alike, with the classes of their parts: see world-marks.ts. */
function drawAlike(parent: Layer, worlds: readonly WorldMark[], standing: Standing, picture: PictureSize): void {
  const { width, height, signWidth, signHeight, form } = picture;
  const path = (to: Layer, name: string, d: string) => to.append('path').attr('class', name).attr('d', d);
  if (form === 'dot') {
    const [name, radius] = standing === 'possible' ? ['lit lit-dot', width / 2] : ['plate', width * 0.36];
    path(parent, name, worlds.map(({ place: { x, y } }) => disc(x, y, radius)).join(''));
    return;
  }
  const plates = worlds
    .map(({ place: { x, y } }) => box(x - width / 2, y - height / 2, width, height, signHeight * PLATE_ROUND))
    .join('');
  if (standing !== 'possible') {
    // What is hollow gets a ground, so that nothing shines through before it fades.
    path(parent, 'ground', plates);
    path(parent, 'plate', plates);
    drawLetters(parent, 'plain-letters', worlds, picture);
    const strikes = worlds.map(({ place: { x, y } }) => `M${fixed(x - width / 2 + 2)} ${fixed(y)}h${fixed(width - 4)}`);
    path(parent, 'strike', strikes.join(''));
    return;
  }
  const lit = parent.append('g').attr('class', 'lit');
  path(lit, 'halo', plates);
  const signs = worlds.flatMap(({ place, signs }) =>
    signs.map(({ colour }, index) => {
      const { x, y } = cornerOf(index, picture);
      const left = place.x + x + signWidth * SIGN_INSET;
      return { colour, d: box(left, place.y + y, signWidth * SIGN_WIDTH, signHeight, signHeight * SIGN_ROUND) };
    }),
  );
  for (const [colour, alike] of group(signs, (sign) => sign.colour)) {
    path(lit, 'sign', alike.map(({ d }) => d).join('')).style('fill', `var(--${colour})`);
  }
  drawLetters(lit, 'lit-letters', worlds, picture);
}

function drawLetters(parent: Layer, name: string, worlds: readonly WorldMark[], picture: PictureSize): void {
  for (const [size, alike] of group(worlds, ({ signs }) => letterSize(signs, picture).toFixed(2))) {
    parent
      .append('text')
      .attr('class', name)
      .attr('font-size', size)
      .selectAll('tspan')
      .data(alike.flatMap(({ signs, place }) => letterRuns(signs, picture, place)))
      .join('tspan')
      .attr('x', ({ x }) => x)
      .attr('y', ({ y }) => y)
      .text(({ text }) => text);
  }
}

function box(x: number, y: number, width: number, height: number, round: number): string {
  const arc = (dx: number, dy: number) => `a${fixed(round)} ${fixed(round)} 0 0 1 ${fixed(dx)} ${fixed(dy)}`;
  const [across, down] = [width - 2 * round, height - 2 * round];
  return [
    `M${fixed(x + round)} ${fixed(y)}h${fixed(across)}${arc(round, round)}v${fixed(down)}${arc(-round, round)}`,
    `h${fixed(-across)}${arc(-round, -round)}v${fixed(-down)}${arc(round, -round)}z`,
  ].join('');
}

function disc(x: number, y: number, radius: number): string {
  const half = (across: number) => `a${fixed(radius)} ${fixed(radius)} 0 0 1 ${fixed(across)} 0`;
  return `M${fixed(x - radius)} ${fixed(y)}${half(2 * radius)}${half(-2 * radius)}z`;
}

function fixed(value: number): string {
  return value.toFixed(2);
}
