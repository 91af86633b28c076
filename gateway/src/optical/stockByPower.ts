import { byPower, lensPowerOf, lensSort, lensValueText, quantityText, type LensPower } from '@galla/domain';
import type { VariantMapper } from '../catalogue/index.ts';
import { milliOf } from '../rest/decimals.ts';

/** A power in standard notation. */
export const powerOf = ({ sph, cyl, axis, add }: LensPower) => ({
  sph: lensValueText('sph', sph),
  cyl: cyl === null ? null : lensValueText('cyl', cyl),
  axis: axis === null ? null : lensValueText('axis', axis),
  add: add === null ? null : lensValueText('add', add),
});

/** The power of a variant; null for none. */
export function lensPowerOfVariant({ power }: Pick<VariantMapper, 'power'>) {
  const read = lensPowerOf(power);
  return read ? powerOf(read) : null;
}

const VALUES = ['sph', 'cyl', 'axis', 'add'] as const;

/** Orders from minus to plus; lenses without cylinder come before those with one. */
function fromMinus(one: LensPower, other: LensPower): number {
  const differing = VALUES.find((name) => one[name] !== other[name]);
  return differing === undefined ? 0 : (one[differing] ?? -Infinity) - (other[differing] ?? -Infinity);
}

function sorted(variants: readonly VariantMapper[], of: VariantMapper) {
  return [...byPower(variants, of).powers.values()]
    .flatMap((own) => {
      const power = lensPowerOf(own[0]?.power ?? null);
      return power ? [{ power, own }] : [];
    })
    .toSorted((one, other) => fromMinus(one.power, other.power))
    .map(({ power, own }) => ({
      power: powerOf(power),
      available: quantityText(own.reduce((sum, { available }) => sum + milliOf(available), 0)),
      variants: own,
    }));
}

/** Memoized by the list of a product's variants, which is shared within a request, and by sort. */
const known = new WeakMap<readonly VariantMapper[], Map<string, ReturnType<typeof sorted>>>();

/** The stock of a variant's lens by power; computed once for all its variants. */
export function stockByPowerOf(variants: readonly VariantMapper[], of: VariantMapper) {
  const bySort = known.get(variants) ?? new Map<string, ReturnType<typeof sorted>>();
  known.set(variants, bySort);
  const sort = lensSort(of);
  const stock = bySort.get(sort) ?? sorted(variants, of);
  bySort.set(sort, stock);
  return stock;
}
