/** Where a measurement is taken: its line in the drawing, and the position of its letter. */
export interface Spot {
  line?: readonly [x1: number, y1: number, x2: number, y2: number];
  at: readonly [x: number, y: number];
}

export type Drawing = 'UPPER' | 'LOWER';

type NamedSpot = Spot & { named: RegExp };

// Shops name their own points, so the spot is derived from the name. The first match that is not taken wins.
const UPPER: readonly NamedSpot[] = [
  { named: /back neck/iu, at: [120, 104] },
  { named: /neck/iu, at: [120, 62] },
  { named: /shoulder/iu, line: [62, 16, 178, 16], at: [92, 16] },
  { named: /bust|chest/iu, line: [74, 128, 166, 128], at: [146, 128] },
  { named: /salwar|pant|churidar/iu, at: [-1, -1] },
  { named: /waist/iu, line: [72, 164, 168, 164], at: [120, 164] },
  { named: /hip/iu, line: [70, 190, 170, 190], at: [94, 190] },
  { named: /armhole|arm hole/iu, line: [66, 70, 76, 108], at: [71, 88] },
  { named: /sleeve/iu, line: [50, 44, 26, 92], at: [37, 68] },
  { named: /length/iu, line: [216, 36, 216, 200], at: [216, 140] },
];

const LOWER: readonly NamedSpot[] = [
  { named: /waist/iu, line: [84, 20, 156, 20], at: [120, 20] },
  { named: /hip/iu, line: [72, 62, 168, 62], at: [120, 62] },
  { named: /thigh/iu, line: [66, 96, 116, 96], at: [90, 96] },
  { named: /knee/iu, line: [60, 136, 114, 136], at: [86, 136] },
  { named: /bottom|flare|hem/iu, line: [46, 204, 194, 204], at: [120, 204] },
  { named: /length/iu, line: [216, 16, 216, 204], at: [216, 110] },
];

const SPOTS: Readonly<Record<Drawing, readonly NamedSpot[]>> = { UPPER, LOWER };

/** The drawing that shows the points of a garment; undefined if no name matches one. */
export function drawingOf(names: readonly string[]): Drawing | undefined {
  if (names.some((name) => /shoulder|bust|chest|sleeve|armhole|neck/iu.test(name))) return 'UPPER';
  return names.some((name) => /waist|hip|thigh|knee|bottom|flare|length/iu.test(name)) ? 'LOWER' : undefined;
}

/** The spot of each point by its index; points that the drawing does not show have none. */
export function spotsOf(names: readonly string[], drawing: Drawing): ReadonlyMap<number, Spot> {
  const taken = new Set<NamedSpot>();
  const spots = new Map<number, Spot>();
  for (const [index, name] of names.entries()) {
    const spot = SPOTS[drawing].find(({ named }) => named.test(name));
    if (spot === undefined || spot.at[0] < 0 || taken.has(spot)) continue;
    taken.add(spot);
    spots.set(index, spot);
  }
  return spots;
}

/** Letters of the points: A, B, …, Z, AA. */
export const letter = (at: number): string =>
  at < 26 ? String.fromCodePoint(65 + at) : `${letter(Math.floor(at / 26) - 1)}${letter(at % 26)}`;
