/** Clothing sizes from the smallest; free size comes last. */
const SIZES = [
  ['xxxs', '3xs'],
  ['xxs', '2xs'],
  ['xs'],
  ['s', 'small'],
  ['m', 'medium'],
  ['l', 'large'],
  ['xl'],
  ['xxl', '2xl'],
  ['xxxl', '3xl'],
  ['xxxxl', '4xl'],
  ['xxxxxl', '5xl'],
  ['free', 'free size'],
];

const RANKS = new Map(SIZES.flatMap((names, rank) => names.map((name) => [name, rank] as const)));

/** The position of a size, in lower case, among all sizes; undefined when it is not a size. */
export const sizeRank = (text: string): number | undefined => RANKS.get(text);

/** A unit of packs relative to the smallest of its kind. */
interface Measure {
  size: number;
  kind: string;
}

const MEASURES: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  g: { mg: 1, g: 1000, gm: 1000, gms: 1000, kg: 1_000_000, kgs: 1_000_000 },
  l: { ml: 1, l: 1000, ltr: 1000, litre: 1000 },
  m: { mm: 1, cm: 10, m: 1000 },
};

const UNITS = new Map(
  Object.entries(MEASURES).flatMap(([kind, units]) =>
    Object.entries(units).map(([unit, size]): [string, Measure] => [unit, { size, kind }]),
  ),
);

/** The measure of a unit of weight, volume or length; undefined for others. */
export const measureOf = (unit: string): Measure | undefined => UNITS.get(unit);
