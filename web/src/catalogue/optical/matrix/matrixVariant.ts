import type { Milli, SortTraits } from '@galla/domain';
import { graphql, readInlineData } from 'relay-runtime';
import type { matrixVariant_variant$key } from '../../../__generated__/matrixVariant_variant.graphql.ts';
import { milliOf } from '../../../app/graph/scalars.ts';

/** A variant of a lens, with the traits that distinguish it. */
export interface MatrixVariant extends SortTraits {
  /** Global id. */
  id: string;
  sku: string;
  power: string | null;
  available: Milli;
}

export function readMatrixVariant(key: matrixVariant_variant$key): MatrixVariant {
  const { available, power, ...traits } = readInlineData(
    graphql`
      fragment matrixVariant_variant on Variant @inline {
        id
        sku
        power
        available
        lensType
        material
        coating
        index
        color
        size
        shape
        gender
        style
      }
    `,
    key,
  );
  return {
    id: traits.id,
    sku: traits.sku,
    power: power ?? null,
    available: milliOf(available),
    lensType: traits.lensType ?? null,
    material: traits.material ?? null,
    coating: traits.coating ?? null,
    index: traits.index ?? null,
    color: traits.color ?? null,
    size: traits.size ?? null,
    shape: traits.shape ?? null,
    gender: traits.gender ?? null,
    style: traits.style ?? null,
  };
}
