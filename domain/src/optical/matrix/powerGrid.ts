import { lensValueText } from '../lensValue.ts';
import type { LensPower } from '../power/lensPower.ts';
import { lensPowerOf } from '../power/powerText.ts';
import { lensSort, sortName, type PoweredVariant } from './lensSort.ts';

/** The values shared by all lenses of a grid, besides sphere and cylinder. */
export type PowerLayer = Pick<LensPower, 'add' | 'axis'>;

/** The variants of a product that differ only in sphere and cylinder. */
export interface PowerGrid<Variant> extends PowerLayer {
  /** Distinguishes it from the product's other grids. */
  key: string;
  /** "1.56 · Hard coat · ADD +2.00"; empty when only the power is known. */
  name: string;
  /** The rows, in hundredths of a dioptre, from minus to plus. */
  sph: readonly number[];
  /** The columns, in hundredths of a dioptre, starting at 0 for no cylinder. */
  cyl: readonly number[];
  /** By `powerCell`; absent for powers in which the lens is not sold. */
  cells: ReadonlyMap<string, Variant>;
}

/** The key of a power's cell in its grid. */
export const powerCell = ({ sph, cyl }: Pick<LensPower, 'sph' | 'cyl'>): string => `${sph} ${cyl ?? 0}`;

/** In prescription notation, "x 90 ADD +2.00"; empty when it has neither. */
const layerName = ({ add, axis }: PowerLayer): string =>
  [
    ...(axis === null ? [] : ['x', lensValueText('axis', axis)]),
    ...(add === null ? [] : ['ADD', lensValueText('add', add)]),
  ].join(' ');

const ascending = (values: readonly number[]): number[] => [...new Set(values)].toSorted((a, b) => a - b);

/** Ordered away from 0, as in a printed matrix: towards minus, or towards plus when all have that sign. */
function columns(cylinders: readonly number[]): number[] {
  const values = ascending(cylinders);
  return (values[0] ?? 0) < 0 ? values.toReversed() : values;
}

interface Layered<Variant> {
  power: LensPower;
  variant: Variant;
}

function gridOf<Variant extends PoweredVariant>(
  key: string,
  first: Layered<Variant>,
  cells: ReadonlyMap<string, Layered<Variant>>,
): PowerGrid<Variant> {
  const { add, axis } = first.power;
  const powers = [...cells.values()].map(({ power }) => power);
  return {
    key,
    name: [sortName(first.variant), layerName({ add, axis })].filter(Boolean).join(' · '),
    add,
    axis,
    sph: ascending(powers.map(({ sph }) => sph)),
    cyl: columns(powers.map(({ cyl }) => cyl ?? 0)),
    cells: new Map([...cells].map(([place, { variant }]) => [place, variant])),
  };
}

/**
 * Arranges the variants of a product by sphere and cylinder. Each variant is in one cell of one grid, or among the
 * others, which have no single power or repeat one. The grids are in the order of the variants.
 */
export function powerGrids<Variant extends PoweredVariant>(
  variants: readonly Variant[],
): { grids: PowerGrid<Variant>[]; others: Variant[] } {
  const layers = new Map<string, Map<string, Layered<Variant>>>();
  const others: Variant[] = [];
  for (const variant of variants) {
    const power = lensPowerOf(variant.power);
    const key = power && JSON.stringify([lensSort(variant), power.axis, power.add]);
    const cells = key === undefined ? undefined : (layers.get(key) ?? new Map<string, Layered<Variant>>());
    if (power === undefined || key === undefined || cells === undefined || cells.has(powerCell(power))) {
      others.push(variant);
      continue;
    }
    layers.set(key, cells.set(powerCell(power), { power, variant }));
  }
  const grids = [...layers].flatMap(([key, cells]) => {
    const [first] = cells.values();
    return first === undefined ? [] : [gridOf(key, first, cells)];
  });
  return { grids, others };
}
