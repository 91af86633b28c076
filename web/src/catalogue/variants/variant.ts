import type { BasisPoints, Milli, Paise } from '@galla/domain';
import { graphql, readInlineData } from 'relay-runtime';
import type { variant_variant$key } from '../../__generated__/variant_variant.graphql.ts';
import { basisPointsOf, milliOf, paiseOf } from '../../app/graph/scalars.ts';

/** A variant of a product. */
export interface VariantEntry {
  /** Global id. */
  id: string;
  sku: string;
  price: Paise;
  gst: BasisPoints;
  available: Milli;
  /** The traits that distinguish it: "M · Red", "+1.50 · Anti-glare"; empty if only the code does. */
  traits: string;
}

export function readVariant(key: variant_variant$key): VariantEntry {
  const variant = readInlineData(
    graphql`
      fragment variant_variant on Variant @inline {
        id
        sku
        price
        gstPercentage
        available
        size
        color
        power
        coating
      }
    `,
    key,
  );
  const { id, sku, size, color, power, coating } = variant;
  return {
    id,
    sku,
    price: paiseOf(variant.price),
    gst: basisPointsOf(variant.gstPercentage),
    available: milliOf(variant.available),
    traits: [size, color, power, coating].filter(Boolean).join(' · '),
  };
}
