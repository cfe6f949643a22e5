import { lab, rgb, type LabColor } from 'd3';

/** How somebody sees colours: a matrix on linear red, green and blue. */
type Sight = readonly (readonly [number, number, number])[];

/** Full colour vision, and the three kinds of dichromacy (Machado, Oliveira and Fernandes 2009, severity 1). */
export const sights: Readonly<Record<string, Sight>> = {
  full: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const encoded = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

/** A colour as it is seen. */
export function seen(colour: string, sight: Sight): LabColor {
  const { r, g, b } = rgb(colour);
  const light = [r, g, b].map((value) => linear(value / 255));
  const [red, green, blue] = sight.map((row) => {
    const value = row.reduce((sum, factor, place) => sum + factor * light[place], 0);
    return 255 * encoded(Math.min(1, Math.max(0, value)));
  });
  return lab(rgb(red, green, blue));
}

/** The difference of two colours by CIEDE2000 (Sharma, Wu and Dalal 2005); about 2 can just be told apart. */
export function difference(first: LabColor, second: LabColor): number {
  const radians = Math.PI / 180;
  const mean = (Math.hypot(first.a, first.b) + Math.hypot(second.a, second.b)) / 2;
  const stretch = 1 + 0.5 * (1 - Math.sqrt(mean ** 7 / (mean ** 7 + 25 ** 7)));
  const polar = ({ l, a, b }: { l: number; a: number; b: number }) => {
    const hue = Math.atan2(b, a * stretch) / radians;
    return { l, chroma: Math.hypot(a * stretch, b), hue: hue < 0 ? hue + 360 : hue };
  };
  const [p, q] = [polar(first), polar(second)];
  const turn = q.hue - p.hue;
  const hueStep = p.chroma * q.chroma === 0 ? 0 : turn > 180 ? turn - 360 : turn < -180 ? turn + 360 : turn;
  const lightStep = q.l - p.l;
  const chromaStep = q.chroma - p.chroma;
  const bigHueStep = 2 * Math.sqrt(p.chroma * q.chroma) * Math.sin((hueStep / 2) * radians);
  const light = (p.l + q.l) / 2;
  const chroma = (p.chroma + q.chroma) / 2;
  const sum = p.hue + q.hue;
  const hue = Math.abs(turn) <= 180 ? sum / 2 : sum < 360 ? (sum + 360) / 2 : (sum - 360) / 2;
  const wave =
    1 -
    0.17 * Math.cos((hue - 30) * radians) +
    0.24 * Math.cos(2 * hue * radians) +
    0.32 * Math.cos((3 * hue + 6) * radians) -
    0.2 * Math.cos((4 * hue - 63) * radians);
  const lightScale = 1 + (0.015 * (light - 50) ** 2) / Math.sqrt(20 + (light - 50) ** 2);
  const chromaScale = 1 + 0.045 * chroma;
  const hueScale = 1 + 0.015 * chroma * wave;
  const swing =
    -2 *
    Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7)) *
    Math.sin(60 * Math.exp(-(((hue - 275) / 25) ** 2)) * radians);
  const [l, c, h] = [lightStep / lightScale, chromaStep / chromaScale, bigHueStep / hueScale];
  return Math.sqrt(l * l + c * c + h * h + swing * c * h);
}
