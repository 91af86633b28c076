import { byPower, formatMessage, lensSort, sortName, type ByPower } from '@galla/domain';
import type { MatrixVariant } from './matrixVariant.ts';

/** One lens of a product: its variants differ in their power only. */
export interface LensSort extends ByPower<MatrixVariant> {
  /** Global id of its first variant, which identifies it in the URL. */
  variant: string;
  /** "1.56 · Hard coat". */
  name: string;
  /** Distinguishes it from the product's other lenses. */
  key: string;
}

/** The lenses of a product, in the order of its variants. */
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

/** The lens of a variant; the first one if that variant was deleted. */
export const sortOf = (
  sorts: readonly LensSort[],
  variants: readonly MatrixVariant[],
  id: string,
): LensSort | undefined => {
  const named = variants.find((variant) => variant.id === id);
  return (named && sorts.find(({ key }) => key === lensSort(named))) ?? sorts[0];
};
