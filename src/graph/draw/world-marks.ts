import type { PictureSize, Sign, WorldMark } from '../scene.ts';
import { setKept, translation, type Layer, type Marks } from './layers.ts';
import { appendTally, drawTallies } from './tallies.ts';

/**
 * Draws the worlds into their layer. A picture is a plain plate with letters, and over it the same in colour; what a change of
 * standing fades is the opacity of the coloured part, by the style sheet: one element for each world that changes, whatever the
 * number of its signs. Nothing that changes has the browser lay anything out anew.
 */
export function drawWorldMarks(layer: Layer, worlds: readonly WorldMark[], picture: PictureSize): void {
  const marks = layer
    .selectAll<SVGGElement, WorldMark>('g.world')
    .data(worlds, ({ id }) => id)
    .join((enter) => {
      const mark = enter.append('g');
      const drawn = mark.append('g').attr('aria-hidden', 'true');
      if (picture.form === 'tally') appendTally(drawn, picture);
      else if (picture.form === 'dot') appendDot(drawn, picture);
      else appendPicture(drawn, picture);
      appendTarget(mark, picture);
      return mark;
    });
  setKept(marks, 'class', ({ standing, emphasis }) =>
    emphasis === undefined ? `world ${standing}` : `world ${standing} ${emphasis}`,
  );
  setKept(marks, 'data-world', ({ id }) => id);
  setKept(marks, 'data-reason', ({ reason }) => (reason === '' ? null : reason));
  setKept(marks, 'transform', ({ place }) => translation(place));
  setKept(marks.select<SVGElement>('.target'), 'aria-label', ({ label }) => label);
  if (picture.form === 'tally') drawTallies(marks, picture);
}

/** What is pointed at, clicked and reached by keys: its name is a sentence, of which the letters on the screen are no part. */
function appendTarget(marks: Marks, { width, height }: PictureSize): void {
  marks
    .append('rect')
    .attr('class', 'target')
    .attr('role', 'button')
    .attr('tabindex', -1)
    .attr('x', -width / 2 - 2)
    .attr('y', -height / 2 - 2)
    .attr('width', width + 4)
    .attr('height', height + 4);
}

function appendDot(marks: Marks, { width }: PictureSize): void {
  marks
    .append('circle')
    .attr('class', 'plate')
    .attr('r', width * 0.36);
  marks
    .append('circle')
    .attr('class', 'lit lit-dot')
    .attr('r', width / 2);
  appendStrike(marks, width);
}

function appendPicture(marks: Marks, picture: PictureSize): void {
  const { width, height, signWidth, signHeight } = picture;
  const plate = (parent: Marks, name: string) =>
    parent
      .append('rect')
      .attr('class', name)
      .attr('x', -width / 2)
      .attr('y', -height / 2)
      .attr('width', width)
      .attr('height', height)
      .attr('rx', signHeight * 0.22);
  plate(marks, 'plate');
  appendLetters(marks, picture, 'plain-letters');
  const lit = marks.append('g').attr('class', 'lit');
  plate(lit, 'halo');
  lit
    .selectAll('rect.sign')
    .data(({ signs }) => signs.map((sign, index) => ({ sign, ...corner(index, picture) })))
    .join('rect')
    .attr('class', 'sign')
    .attr('x', ({ x }) => x + signWidth * 0.03)
    .attr('y', ({ y }) => y)
    .attr('width', signWidth * 0.94)
    .attr('height', signHeight)
    .attr('rx', signHeight * 0.2)
    .style('fill', ({ sign }) => `var(--${sign.colour})`);
  appendLetters(lit, picture, 'lit-letters');
  appendStrike(marks, width);
}

function appendStrike(marks: Marks, width: number): void {
  marks
    .append('line')
    .attr('class', 'strike')
    .attr('x1', -width / 2 + 2)
    .attr('x2', width / 2 - 2);
}

/** The upper left corner of a sign. */
function corner(index: number, { width, height, perRow, signWidth, signHeight }: PictureSize) {
  return { x: (index % perRow) * signWidth - width / 2, y: Math.floor(index / perRow) * signHeight - height / 2 };
}

/** Font sizes in heights of a sign: of letters that have room, and of several in a sign that is made for one. */
const ROOMY = 0.76;
const NARROW = 0.62;
/** About how wide a letter is, in heights of a sign. */
const LETTER = 0.42;

/**
 * All letters of a picture in one text element: every letter has its own place in the lists `x` and `y`. A sign with more than one
 * letter is a part of the text with its own place.
 */
function appendLetters(marks: Marks, picture: PictureSize, name: string): void {
  const { signWidth, signHeight } = picture;
  const x = (index: number) => (corner(index, picture).x + signWidth / 2).toFixed(2);
  // Half a capital's height under the middle.
  const y = (index: number) => (corner(index, picture).y + signHeight * 0.77).toFixed(2);
  const size = ({ signs }: WorldMark) => {
    const longest = Math.max(1, ...signs.map(({ letter }) => Array.from(letter).length));
    return signHeight * (longest > 1 && signWidth < signHeight * LETTER * (longest + 1) ? NARROW : ROOMY);
  };
  const isPlain = ({ signs }: WorldMark) => signs.every(({ letter }) => Array.from(letter).length === 1);
  const texts = marks
    .append('text')
    .attr('class', name)
    .attr('font-size', (mark) => size(mark).toFixed(2));
  // A place for each code unit: a letter outside the basic plane has two.
  const places = (signs: readonly Sign[], at: (index: number) => string) =>
    signs.flatMap(({ letter }, index) => Array.from({ length: letter.length }, () => at(index))).join(' ');
  texts
    .filter(isPlain)
    .attr('x', ({ signs }) => places(signs, x))
    .attr('y', ({ signs }) => places(signs, y))
    .text(({ signs }) => signs.map(({ letter }) => letter).join(''));
  texts
    .filter((mark) => !isPlain(mark))
    .selectAll('tspan')
    .data(({ signs }) => signs)
    .join('tspan')
    .attr('x', (_, index) => x(index))
    .attr('y', (_, index) => y(index))
    .text(({ letter }) => letter);
}
