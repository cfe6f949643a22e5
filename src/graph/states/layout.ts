/** A mark to place: in which layer it stands, and how good its prospects are, from 0 to 1. */
export interface MarkToPlace {
  readonly id: number;
  readonly layer: number;
  readonly prospect: number;
}

/** Marks with their places; in the units of the drawing. */
export interface PlacedStates {
  readonly places: ReadonlyMap<number, { readonly x: number; readonly y: number }>;
  readonly radius: number;
  /** The stripes behind layers with as many living. */
  readonly bands: readonly { readonly living: number; readonly x: number; readonly width: number }[];
}

interface Room {
  readonly width: number;
  readonly height: number;
}

/** Above the marks stands what the stripes are. */
const TOP = 26;
const MARGIN = 14;
const WIDEST_ROW = 46;
const LARGEST = 11;
const SMALLEST = 2.2;

/** Places a graph in layers: from left to right, and in each layer from the best prospects down, about the middle. */
export function placeStates(
  layers: readonly { readonly living: number }[],
  marks: readonly MarkToPlace[],
  { width, height }: Room,
): PlacedStates {
  const columns = layers.map((_, layer) =>
    marks
      .filter((mark) => mark.layer === layer)
      .sort((one, other) => other.prospect - one.prospect || one.id - other.id),
  );
  const column = (width - 2 * MARGIN) / Math.max(1, layers.length);
  const most = Math.max(1, ...columns.map(({ length }) => length));
  const row = Math.min(WIDEST_ROW, (height - TOP - MARGIN) / most);
  const middle = TOP + (height - TOP - MARGIN) / 2;
  const places = new Map<number, { readonly x: number; readonly y: number }>();
  for (const [layer, own] of columns.entries()) {
    for (const [place, { id }] of own.entries()) {
      const x = MARGIN + (layer + 0.5) * column;
      places.set(id, { x, y: middle + (place - (own.length - 1) / 2) * row });
    }
  }
  const bands: { living: number; x: number; width: number }[] = [];
  for (const [layer, { living }] of layers.entries()) {
    const last = bands.at(-1);
    if (last?.living === living) last.width += column;
    else bands.push({ living, x: MARGIN + layer * column, width: column });
  }
  return { places, radius: Math.max(SMALLEST, Math.min(LARGEST, column * 0.4, row * 0.42)), bands };
}

/** What the arrow keys walk on: the layers with their marks from above, and the steps between them. */
export interface Walk {
  readonly columns: readonly (readonly number[])[];
  readonly edges: readonly { readonly from: number; readonly to: number; readonly share: number }[];
  /** Marks that are preferred where several lead on: those of the game's own path. */
  readonly preferred: ReadonlySet<number>;
}

/**
 * Where a key leads from a mark: right to what follows, first along the game's path and then what is likeliest; left back in the same way; up and
 * down within the layer; Home to the start and End to the last layer. Null for any other key, and where there is nothing.
 */
export function markAfter(key: string, { columns, edges, preferred }: Walk, from: number): number | null {
  const column = columns.find((own) => own.includes(from)) ?? [];
  const place = column.indexOf(from);
  const best = (found: readonly (readonly [mark: number, share: number])[]): number | null =>
    found.toSorted(
      ([one, oneShare], [other, otherShare]) =>
        Number(preferred.has(other)) - Number(preferred.has(one)) || otherShare - oneShare,
    )[0]?.[0] ?? null;
  switch (key) {
    case 'ArrowUp':
      return place > 0 ? column[place - 1] : null;
    case 'ArrowDown':
      return column.at(place + 1) ?? null;
    case 'ArrowRight':
      return best(edges.filter((edge) => edge.from === from).map((edge) => [edge.to, edge.share] as const));
    case 'ArrowLeft':
      return best(edges.filter((edge) => edge.to === from).map((edge) => [edge.from, edge.share] as const));
    case 'Home':
      return columns.at(0)?.at(0) ?? null;
    case 'End':
      return columns.at(-1)?.at(0) ?? null;
    default:
      return null;
  }
}
