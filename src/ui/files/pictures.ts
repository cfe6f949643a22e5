/** Properties that a drawing's look depends on and that parts have from what they are in. */
const INHERITED: ReadonlySet<string> = new Set([
  'visibility',
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-opacity',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'paint-order',
  'font-family',
  'font-size',
  'font-weight',
  'font-style',
  'font-variant-numeric',
  'letter-spacing',
  'text-anchor',
  'dominant-baseline',
]);

/** All properties that a drawing's look depends on; written into a picture that leaves the page. */
const STYLES = [
  ...INHERITED,
  'display',
  'opacity',
  'vector-effect',
  'text-decoration-line',
  'filter',
  'mix-blend-mode',
  'transform',
  'transform-origin',
  'transform-box',
];

const SVG = 'http://www.w3.org/2000/svg';
const MARGIN = 16;

/** A picture of a drawing, which looks outside the page as it does in it. */
export interface Picture {
  readonly text: string;
  readonly width: number;
  readonly height: number;
}

/** Colours that only new browsers write, as every program reads them. */
function plainColour(value: string): string {
  return value.replace(
    /color\(srgb ([\d.e+-]+) ([\d.e+-]+) ([\d.e+-]+)(?: \/ ([\d.e+-]+))?\)/g,
    (_, red: string, green: string, blue: string, alpha: string | undefined) => {
      const channels = [red, green, blue].map((part) => Math.round(Math.min(Math.max(Number(part), 0), 1) * 255));
      return alpha === undefined ? `rgb(${channels.join(', ')})` : `rgba(${channels.join(', ')}, ${alpha})`;
    },
  );
}

/** Copies an element with all that is seen of it: no marks for the mouse or the keyboard, no classes, no handlers. */
function copied(element: Element, inherited: ReadonlyMap<string, string>): Element | null {
  const style = getComputedStyle(element);
  if (style.display === 'none' || style.visibility === 'hidden') return null;
  const copy = document.createElementNS(SVG, element.localName);
  for (const { name, value } of element.attributes) {
    if (!/^(class|style|tabindex|role|id|data-.*|aria-.*|on.*)$/.test(name)) copy.setAttribute(name, value);
  }
  const own = new Map<string, string>();
  for (const property of STYLES) {
    const value = plainColour(style.getPropertyValue(property));
    if (value === '') continue;
    own.set(property, value);
    if (inherited.get(property) !== value)
      copy.setAttribute('style', `${copy.getAttribute('style') ?? ''}${property}:${value};`);
  }
  // What is not inherited has to be said again wherever it differs from what a bare element looks like.
  const passed = new Map([...own].filter(([property]) => INHERITED.has(property)));
  for (const [property, value] of BARE) passed.set(property, value);
  for (const child of element.childNodes) {
    if (child instanceof Element) {
      const inner = copied(child, passed);
      if (inner !== null) copy.append(inner);
    } else if (child.nodeType === Node.TEXT_NODE) {
      copy.append(child.textContent ?? '');
    }
  }
  return copy;
}

/** How an element looks that says nothing of these. */
const BARE: readonly (readonly [string, string])[] = [
  ['display', 'inline'],
  ['opacity', '1'],
  ['vector-effect', 'none'],
  ['text-decoration-line', 'none'],
  ['filter', 'none'],
  ['mix-blend-mode', 'normal'],
  ['transform', 'none'],
  ['transform-box', 'view-box'],
  ['transform-origin', '0px 0px'],
];

/** Makes a picture of a drawing on the page, in the page's present colours. */
export function pictureOf(svg: SVGSVGElement, title: string, ground: string): Picture {
  const box = svg.viewBox.baseVal;
  const bounds = svg.getBoundingClientRect();
  const known = box !== null && box.width > 0;
  const [x, y] = known ? [box.x, box.y] : [0, 0];
  const [wide, high] = known ? [box.width, box.height] : [bounds.width, bounds.height];
  const [width, height] = [wide + 2 * MARGIN, high + 2 * MARGIN];
  const picture = document.createElementNS(SVG, 'svg');
  picture.setAttribute('xmlns', SVG);
  picture.setAttribute('viewBox', `${x - MARGIN} ${y - MARGIN} ${width} ${height}`);
  picture.setAttribute('width', String(width));
  picture.setAttribute('height', String(height));
  picture.setAttribute('role', 'img');
  const name = document.createElementNS(SVG, 'title');
  name.textContent = title;
  const paper = document.createElementNS(SVG, 'rect');
  for (const [key, value] of Object.entries({ x: x - MARGIN, y: y - MARGIN, width, height, fill: ground })) {
    paper.setAttribute(key, String(value));
  }
  picture.append(name, paper);
  const outer = copied(svg, new Map(BARE));
  if (outer !== null) {
    const group = document.createElementNS(SVG, 'g');
    // A drawing's own look (its letters) is handed down; its size is not.
    const style = (outer.getAttribute('style') ?? '').replace(/(?:display|transform[a-z-]*):[^;]*;/g, '');
    group.setAttribute('style', style);
    group.append(...outer.childNodes);
    picture.append(group);
  }
  return { text: new XMLSerializer().serializeToString(picture), width, height };
}

/** Draws a picture into points: as many in each direction as `scale` says for each of its units. */
export async function pointsOf({ text, width, height }: Picture, scale: number): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('The browser cannot draw pictures.');
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    const made = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    if (made === null) throw new Error('The browser cannot make a picture of this size.');
    return made;
  } finally {
    URL.revokeObjectURL(address);
  }
}
