import { byPower, formatMessage, lensSort, sortName, type ByPower } from '@galla/domain';
import type { MatrixVariant } from './matrixVariant.ts';

/** A lens that the product is sold as: variants that differ in nothing but their power. */
export interface LensSort extends ByPower<MatrixVariant> {
  /** Global id of its first variant, by which the address names it. */
  variant: string;
  /** "1.56 · Hard coat". */
  name: string;
  /** What tells it from the other sorts of the product. */
  key: string;
}

/** The lenses that a product is sold as, in the order of its variants. */
export function sortsOf(variants: readonly MatrixVariant[]): LensSort[] {
  const bySort = Map.groupBy(variants, (variant) => lensSort(variant));
  return [...bySort].flatMap(([key, [first]]) =>
    first === undefined
      ? []
      : [
          {
            ...byPower(variants, first),
            key,
            variant: first.id,
            name: sortName(first) || formatMessage('optical.plainLens'),
          },
        ],
  );
}

/** The one that a variant belongs to; the first where that variant is gone. */
export const sortOf = (
  sorts: readonly LensSort[],
  variants: readonly MatrixVariant[],
  id: string,
): LensSort | undefined => {
  const named = variants.find((variant) => variant.id === id);
  return (named && sorts.find(({ key }) => key === lensSort(named))) ?? sorts[0];
};
