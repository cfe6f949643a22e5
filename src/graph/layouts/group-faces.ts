/** A world's picture as a game gives it: for each player the sign they carry there. */
export type Face = readonly { readonly of: number; readonly sign: string }[];

/** The faces in which one player carries the sign. */
interface FaceGroup {
  /** Null for the faces in which nobody carries it. */
  readonly player: number | null;
  /** Indices of faces, ordered by their signs. */
  readonly members: readonly number[];
}

/** Groups faces by who carries `sign` (the first player who does), in order of the players; where nobody does, last. */
export function groupFaces(faces: readonly Face[], sign: string): readonly FaceGroup[] {
  const ranks = ranksOf(faces);
  const members = new Map<number | null, number[]>();
  faces.forEach((face, index) => {
    const carriers = face.filter((glyph) => glyph.sign === sign).map((glyph) => glyph.of);
    const player = carriers.length > 0 ? Math.min(...carriers) : null;
    members.set(player, [...(members.get(player) ?? []), index]);
  });
  return [...members]
    .map(([player, indices]) => ({ player, members: indices.sort((a, b) => ranks[a] - ranks[b]) }))
    .sort((one, other) => (one.player ?? Infinity) - (other.player ?? Infinity));
}

/** For each face its rank in the fixed order of faces: by their signs, player by player. */
export function ranksOf(faces: readonly Face[]): readonly number[] {
  const keys = faces.map((face) => [...face].sort((one, other) => one.of - other.of).map((glyph) => glyph.sign));
  const order = [...faces.keys()].sort((a, b) => compareSigns(keys[a], keys[b]) || a - b);
  const ranks = faces.map(() => 0);
  order.forEach((face, rank) => {
    ranks[face] = rank;
  });
  return ranks;
}

/** The players who carry `sign` in a face, in their order. */
export function carriersIn(face: Face, sign: string): readonly number[] {
  return face
    .filter((glyph) => glyph.sign === sign)
    .map(({ of }) => of)
    .sort((one, other) => one - other);
}

/** Word by word, by the code units of the words: the same everywhere. */
function compareSigns(one: readonly string[], other: readonly string[]): number {
  for (let index = 0; index < Math.min(one.length, other.length); index++) {
    if (one[index] !== other[index]) return one[index] < other[index] ? -1 : 1;
  }
  return one.length - other.length;
}
