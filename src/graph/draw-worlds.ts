import { select } from 'd3';
import { drawCells } from './draw/cell-hulls.ts';
import { createCentre } from './draw/centre.ts';
import { drawEdges } from './draw/edge-lines.ts';
import { appendLayer, nameLayer } from './draw/layers.ts';
import { neighbour, nextInRing } from './draw/neighbour.ts';
import { createFading } from './draw/fading.ts';
import { drawNotes } from './draw/notes.ts';
import { drawAxes, drawRegions } from './draw/regions.ts';
import { drawStandings, drawWorldMarks } from './draw/world-marks.ts';
import type { PictureSize, Scene, Sign, WorldMark } from './scene.ts';
import { words } from './words.ts';

/** What the drawing reports: ids of marks and of regions, and nothing else. */
export interface WorldsHandlers {
  /** The mark under the mouse or the keyboard's focus; null when there is none any more. */
  onHover(id: string | null): void;
  onPick(id: string): void;
  onRegion(id: string): void;
}

/** A drawing of worlds that lives in an SVG element. */
export interface WorldsDrawing {
  /**
   * What gets ready to show a scene with `animate`: deeds for the frames before the one that shows it, each small enough for a frame.
   * Nothing of them is seen.
   */
  preparations(scene: Scene): readonly (() => void)[];
  /** Draws a scene. Marks are matched by id; with `animate` changes fade, otherwise they are there at once. */
  show(scene: Scene, options: { readonly animate: boolean }): void;
  /** Points at a mark from outside, as if the mouse were on it; it is also where the Tab key then leads. */
  focus(id: string | null): void;
  /** Empties the element and stops listening. */
  destroy(): void;
}

/** Draws worlds into an empty SVG element, which keeps its size from the page; needs graph.css. */
export function createWorldsDrawing(svg: SVGSVGElement, handlers: WorldsHandlers): WorldsDrawing {
  select(svg)
    .classed('worlds-drawing', true)
    .attr('role', 'group')
    // An SVG element that listens for focus would be a stop of the Tab key itself.
    .attr('tabindex', -1)
    .attr('preserveAspectRatio', 'xMidYMid meet');
  const regions = appendLayer(svg, 'regions');
  const cells = appendLayer(svg, 'cells');
  const centre = createCentre(appendLayer(svg, 'centre'));
  const axes = appendLayer(svg, 'axes');
  const edges = appendLayer(svg, 'edges');
  const worlds = appendLayer(svg, 'worlds');
  const fading = createFading(appendLayer(svg, 'fading'));
  const edgeLabels = appendLayer(svg, 'edge-labels');
  const notes = appendLayer(svg, 'notes');
  nameLayer(regions, words.regions);
  nameLayer(worlds, words.worlds);

  let scene: Scene | null = null;
  let hovered: string | null = null;
  let focused: string | null = null;
  /** Is the mouse down? The focus that it brings is not drawn: what was clicked is known. */
  let pressing = false;
  /** The mark and the region that the Tab key leads to. */
  const stops: Record<Kind, string | null> = { world: null, region: null };

  const point = () => {
    if (scene !== null) drawNotes(notes, scene, { hovered, focused });
  };
  const placeStops = () => {
    for (const kind of KINDS) {
      for (const target of svg.querySelectorAll(`[data-${kind}] > .target`)) {
        const index = idOf(target, kind) === stops[kind] ? '0' : '-1';
        if (target.getAttribute('tabindex') !== index) target.setAttribute('tabindex', index);
      }
    }
  };
  const hover = (id: string | null) => {
    if (id === hovered) return;
    hovered = id;
    point();
    handlers.onHover(id ?? focused);
  };
  const act = (target: EventTarget | null) => {
    const [world, region] = [idOf(target, 'world'), idOf(target, 'region')];
    if (world !== null) handlers.onPick(world);
    else if (region !== null) handlers.onRegion(region);
  };

  const onFocusIn = (event: FocusEvent) => {
    for (const kind of KINDS) stops[kind] = idOf(event.target, kind) ?? stops[kind];
    placeStops();
    const id = idOf(event.target, 'world');
    focused = pressing ? null : id;
    point();
    if (focused !== null) handlers.onHover(focused);
  };
  const onFocusOut = () => {
    if (focused === null) return;
    focused = null;
    point();
    handlers.onHover(hovered);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (scene === null || event.ctrlKey || event.metaKey || event.altKey) return;
    const kind = KINDS.find((one) => idOf(event.target, one) !== null);
    if (kind === undefined) return;
    const from = idOf(event.target, kind) ?? '';
    const acts = event.key === 'Enter' || event.key === ' ';
    const to = kind === 'world' ? neighbour(scene.worlds, from, event.key) : nextInRing(scene.regions, from, event.key);
    if (!acts && to === null) return;
    // The key has done its work here: it must not also step the game.
    event.preventDefault();
    event.stopPropagation();
    if (acts) act(event.target);
    else targetOf(svg, kind, to ?? from)?.focus();
  };

  const listening = new AbortController();
  const { signal } = listening;
  svg.addEventListener('pointerover', (event) => hover(idOf(event.target, 'world')), { signal });
  svg.addEventListener('pointerleave', () => hover(null), { signal });
  svg.addEventListener('pointerdown', () => (pressing = true), { signal });
  for (const end of ['pointerup', 'pointercancel', 'pointerleave']) {
    svg.addEventListener(end, () => (pressing = false), { signal });
  }
  svg.addEventListener('click', (event) => act(event.target), { signal });
  svg.addEventListener('focusin', onFocusIn, { signal });
  svg.addEventListener('focusout', onFocusOut, { signal });
  svg.addEventListener('keydown', onKeyDown, { signal });

  return {
    preparations(next) {
      const { picture } = next;
      const changing = changes(scene, next);
      const covers = inParts(changing, MOST_COVERED).map((part) => () => {
        fading.cover(
          part.map(({ before }) => before),
          picture,
        );
      });
      // Under what covers them, worlds may stand anew before the frame that shows it.
      const standings = inParts(changing, MOST_STANDING_ANEW).map((part) => () => {
        drawStandings(
          worlds,
          part.map(({ after }) => after),
        );
      });
      return standings.length > 1 ? [...covers, ...standings] : covers;
    },
    show(next, { animate }) {
      const anew = scene !== null && !samePictures(scene, next);
      if (anew) worlds.selectChildren().remove();
      if (anew || !animate) fading.stop();
      else {
        fading.cover(
          changes(scene, next).map(({ before }) => before),
          next.picture,
        );
      }
      scene = next;
      const ids = new Set(next.worlds.map(({ id }) => id));
      if (hovered !== null && !ids.has(hovered)) hovered = null;
      if (focused !== null && !ids.has(focused)) focused = null;
      if (stops.world === null || !ids.has(stops.world)) stops.world = firstStop(next);
      if (!next.regions.some(({ id }) => id === stops.region)) stops.region = next.regions[0]?.id ?? null;

      const box = `0 0 ${next.width} ${next.height}`;
      // Even the same box, set again, makes the browser lay out the whole drawing.
      if (svg.getAttribute('viewBox') !== box) svg.setAttribute('viewBox', box);
      select(svg)
        .classed('still', !animate)
        .classed('joined', next.edges.length > 0)
        .attr('aria-label', words.summary(next));
      drawRegions(regions, next.regions);
      drawAxes(axes, next.axes);
      drawCells(cells, next, animate);
      centre.show(next.centre, animate);
      drawEdges(edges, edgeLabels, next);
      drawWorldMarks(worlds, next.worlds, next.picture);
      if (animate) fading.start();
      point();
      placeStops();
    },
    focus(id) {
      hovered = id;
      if (id !== null) stops.world = id;
      placeStops();
      point();
    },
    destroy() {
      listening.abort();
      centre.stop();
      fading.stop();
      select(svg).selectChildren().remove();
    },
  };
}

/** So many pictures are laid over worlds in a frame, and so many worlds stand anew in one. */
const MOST_COVERED = 24;
const MOST_STANDING_ANEW = 48;

const KINDS = ['world', 'region'] as const;
type Kind = (typeof KINDS)[number];

function idOf(target: EventTarget | null, kind: Kind): string | null {
  const element = target instanceof Element ? target.closest(`[data-${kind}]`) : null;
  return element?.getAttribute(`data-${kind}`) ?? null;
}

function targetOf(svg: SVGSVGElement, kind: Kind, id: string): SVGElement | undefined {
  return [...svg.querySelectorAll<SVGElement>(`[data-${kind}] > .target`)].find((target) => idOf(target, kind) === id);
}

/** A world whose picture changes. */
interface Change {
  readonly before: WorldMark;
  readonly after: WorldMark;
}

/** The worlds whose pictures change, where pictures are drawn and stay. */
function changes(before: Scene | null, next: Scene): readonly Change[] {
  if (before === null || next.picture.form === 'tally' || !samePictures(before, next)) return [];
  return before.worlds
    .map((world, index): Change => ({ before: world, after: next.worlds[index] }))
    .filter((world) => (world.before.standing === 'possible') !== (world.after.standing === 'possible'));
}

/** Cuts a list into as few parts as hold at most so many each, all about as long. */
function inParts<Item>(list: readonly Item[], most: number): readonly (readonly Item[])[] {
  const parts = Math.ceil(list.length / most);
  const from = (part: number) => Math.floor((part * list.length) / parts);
  return Array.from({ length: parts }, (_, part) => list.slice(from(part), from(part + 1)));
}

/** Where the Tab key first leads: the actual world, or the first that is possible. */
function firstStop({ worlds }: Scene): string | null {
  const stop =
    worlds.find(({ actual }) => actual) ?? worlds.find(({ standing }) => standing === 'possible') ?? worlds[0];
  return stop?.id ?? null;
}

/** Do two scenes show the same pictures, whatever they say of them? Then marks stay; another game's are drawn anew. */
function samePictures(one: Scene, other: Scene): boolean {
  return (
    sameSize(one.picture, other.picture) &&
    one.worlds.length === other.worlds.length &&
    one.worlds.every(({ id, signs }, index) => {
      const twin = other.worlds[index];
      return id === twin.id && signs.length === twin.signs.length && signs.every(sameSignAs(twin.signs));
    })
  );
}

function sameSignAs(signs: readonly Sign[]) {
  return (sign: Sign, place: number) =>
    sign === signs[place] || (sign.letter === signs[place].letter && sign.colour === signs[place].colour);
}

function sameSize(one: PictureSize, other: PictureSize): boolean {
  return (
    one.form === other.form && one.width === other.width && one.height === other.height && one.perRow === other.perRow
  );
}
