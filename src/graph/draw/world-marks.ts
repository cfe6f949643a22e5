import type { PictureSize, WorldMark } from '../scene.ts';
import { setKept, translation, type Layer, type Marks } from './layers.ts';
import { cornerOf, letterRuns, letterSize, PLATE_ROUND, SIGN_INSET, SIGN_ROUND, SIGN_WIDTH } from './signs.ts';
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
  setStanding(marks);
  setKept(marks, 'data-world', ({ id }) => id);
  setKept(marks, 'data-reason', ({ reason }) => (reason === '' ? null : reason));
  setKept(marks, 'transform', ({ place }) => translation(place));
  setKept(marks.select<SVGElement>('.target'), 'aria-label', ({ label }) => label);
  if (picture.form === 'tally') drawTallies(marks, picture);
}

/** Lets some worlds that are drawn stand anew, and leaves the others. */
export function drawStandings(layer: Layer, worlds: readonly WorldMark[]): void {
  setStanding(layer.selectAll<SVGGElement, WorldMark>('g.world').data(worlds, ({ id }) => id));
}

function setStanding(marks: Marks): void {
  setKept(marks, 'class', ({ standing, emphasis }) =>
    emphasis === undefined ? `world ${standing}` : `world ${standing} ${emphasis}`,
  );
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
      .attr('rx', signHeight * PLATE_ROUND);
  plate(marks, 'plate');
  appendLetters(marks, picture, 'plain-letters');
  const lit = marks.append('g').attr('class', 'lit');
  plate(lit, 'halo');
  lit
    .selectAll('rect.sign')
    .data(({ signs }) => signs.map((sign, index) => ({ sign, ...cornerOf(index, picture) })))
    .join('rect')
    .attr('class', 'sign')
    .attr('x', ({ x }) => x + signWidth * SIGN_INSET)
    .attr('y', ({ y }) => y)
    .attr('width', signWidth * SIGN_WIDTH)
    .attr('height', signHeight)
    .attr('rx', signHeight * SIGN_ROUND)
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

/** All letters of a picture in one text element. Where signs have more than one letter, each is a part of it with its own place. */
function appendLetters(marks: Marks, picture: PictureSize, name: string): void {
  const texts = marks
    .append('text')
    .attr('class', name)
    .attr('font-size', ({ signs }) => letterSize(signs, picture).toFixed(2));
  const runs = ({ signs }: WorldMark) => letterRuns(signs, picture);
  texts
    .filter((mark) => runs(mark).length === 1)
    .attr('x', (mark) => runs(mark)[0].x)
    .attr('y', (mark) => runs(mark)[0].y)
    .text((mark) => runs(mark)[0].text);
  texts
    .filter((mark) => runs(mark).length > 1)
    .selectAll('tspan')
    .data(runs)
    .join('tspan')
    .attr('x', ({ x }) => x)
    .attr('y', ({ y }) => y)
    .text(({ text }) => text);
}
