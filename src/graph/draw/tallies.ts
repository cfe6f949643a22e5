import type { PictureSize } from '../scene.ts';
import { words } from '../words.ts';
import { textWidth, wrapText } from './fit-text.ts';
import type { Marks } from './layers.ts';

const LARGEST_NUMBER = 26;
const SMALLEST_NUMBER = 10.7;
/** A number smaller than this cannot be read: its shade tells, and the mark when it is pressed. */
const READABLE_NUMBER = 8;
/** The size of the letters of a mark's name. */
export const NAME_SIZE = 12;
/** A bar under the number shows how the worlds of a group stand, where there is room for it. */
const LEAST_FOR_BAR = 30;
const BAR = { height: 4, inset: 6 };
/** How strongly what is possible is shaded, from the rarest to what is nearly sure; what is sure is full. */
const FAINTEST = 0.1;
const DARKEST = 0.55;

/** The parts of a mark that stands for several worlds. */
export function appendTally(marks: Marks, { width, height }: PictureSize): void {
  const plate = (name: string) =>
    marks
      .append('rect')
      .attr('class', name)
      .attr('x', -width / 2)
      .attr('y', -height / 2)
      .attr('width', width)
      .attr('height', height)
      .attr('rx', Math.min(7, height / 4));
  plate('plate tally-plate');
  plate('shade');
  marks.append('text').attr('class', 'tally-name').attr('font-size', NAME_SIZE);
  marks.append('text').attr('class', 'tally-number');
  if (height < LEAST_FOR_BAR) return;
  for (const name of ['bar-all', 'bar-elsewhere', 'bar-possible']) {
    marks
      .append('rect')
      .attr('class', name)
      .attr('x', -width / 2 + BAR.inset)
      .attr('y', height / 2 - BAR.height - BAR.inset)
      .attr('height', BAR.height);
  }
}

/** Writes the numbers of groups of worlds: how many are possible, of how many; the number alone where there is little room. */
export function drawTallies(marks: Marks, { width, height }: PictureSize): void {
  const barred = height >= LEAST_FOR_BAR;
  const tallies = marks.data().flatMap(({ tally }) => tally ?? []);
  const named = tallies.some(({ name }) => name !== '');
  const room = height - (barred ? BAR.height + BAR.inset : 0) - (named ? NAME_SIZE + 4 : 0);
  const size = Math.min(LARGEST_NUMBER, Math.max(SMALLEST_NUMBER, room * 0.62));
  // All are written in one way, and in letters of one size.
  const fits = tallies.every(({ possible, all }) => textWidth(words.tally(possible, all), size * 0.8) <= width - 6);
  const longest = Math.max(1, ...tallies.map(({ possible }) => textWidth(possible.toLocaleString('en'), 1)));
  const fontSize = fits ? size * 0.8 : Math.min(size, ((width - 6) / longest) * 0.98);
  marks.each(function draw({ tally }, index, nodes) {
    if (tally === undefined) return;
    const { possible, elsewhere, all, share, name } = tally;
    const mark = nodes[index];
    const part = (selector: string) => mark.querySelector<SVGElement>(selector);
    const certain = possible > 0 && share > 1 - 1e-9;
    const shade = possible === 0 ? 0 : certain ? 1 : FAINTEST + (DARKEST - FAINTEST) * share;
    const [whole, alone] = [words.tally(possible, all), possible.toLocaleString('en')];
    const top = -height / 2 + (name === '' ? 0 : NAME_SIZE + 4);
    part('.shade')?.style.setProperty('fill-opacity', shade.toFixed(3));
    mark.classList.toggle('certain', certain);
    const number = part('.tally-number');
    number?.setAttribute('font-size', fontSize.toFixed(2));
    number?.setAttribute('y', (top + room / 2 + fontSize * 0.36).toFixed(2));
    if (number != null) number.textContent = fontSize < READABLE_NUMBER ? '' : fits ? whole : alone;
    const label = part('.tally-name');
    label?.setAttribute('y', (-height / 2 + NAME_SIZE + 3).toFixed(2));
    if (label != null) label.textContent = name === '' ? '' : wrapText(name, NAME_SIZE, width - 6, 1)[0];
    const reach = width - 2 * BAR.inset;
    part('.bar-all')?.setAttribute('width', reach.toFixed(2));
    part('.bar-elsewhere')?.setAttribute('width', ((reach * (possible + elsewhere)) / all).toFixed(2));
    part('.bar-possible')?.setAttribute('width', ((reach * possible) / all).toFixed(2));
  });
}
