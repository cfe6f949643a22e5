/** About how wide a character is, in font sizes: full-width scripts take a whole one, signs of logic most of one. */
function widthOf(character: string): number {
  if ((character.codePointAt(0) ?? 0) >= 0x2e80) return 1;
  return /[¬\u2190-\u23ff\u27e8\u27e9]/u.test(character) ? 0.84 : 0.56;
}

/** About how wide a text is at a font size, in the units of the font size. Nothing is measured on the page. */
export function textWidth(text: string, fontSize: number): number {
  return Array.from(text).reduce((sum, character) => sum + widthOf(character), 0) * fontSize;
}

/** The text, cut to fit a width and then marked as cut. */
function fitText(text: string, fontSize: number, room: number): string {
  if (textWidth(text, fontSize) <= room) return text;
  let kept = Array.from(text);
  while (kept.length > 1 && textWidth(`${kept.join('')}…`, fontSize) > room) kept = kept.slice(0, -1);
  return `${kept.join('').trimEnd()}…`;
}

/** The text in at most `lines` lines that fit a width, broken at spaces; the last is cut if it must be. */
export function wrapText(text: string, fontSize: number, room: number, lines: number): readonly string[] {
  const broken: string[] = [];
  for (const word of text.split(' ')) {
    const last = broken.at(-1);
    if (last !== undefined && (textWidth(`${last} ${word}`, fontSize) <= room || broken.length === lines)) {
      broken[broken.length - 1] = `${last} ${word}`;
    } else {
      broken.push(word);
    }
  }
  return broken.map((line) => fitText(line, fontSize, room));
}
