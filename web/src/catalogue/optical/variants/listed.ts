import { graphql, readInlineData } from 'relay-runtime';
import type { listed_variant$key } from '../../../__generated__/listed_variant.graphql.ts';
import { milliOf, paiseOf } from '../../../app/graph/scalars.ts';

/** A variant in the list of its product. */
export interface ListedVariant {
  id: string;
  sku: string;
  /** The traits that distinguish it: "−2.00 · 1.56 · Anti-glare"; empty if only the code does. */
  traits: string;
  /** In paise. */
  price: number;
  mrp: number;
  /** In thousandths. */
  available: number;
}

/** A power with a true minus sign, which is wider than a hyphen and harder to miss. */
export const withMinus = (text: string): string => text.replace(/^-/, '−');

export function readListed(key: listed_variant$key): ListedVariant {
  const variant = readInlineData(
    graphql`
      fragment listed_variant on Variant @inline {
        id
        sku
        price
        mrp
        available
        size
        color
        shape
        style
        gender
        lensType
        material
        index
        power
        coating
      }
    `,
    key,
  );
  const { id, sku, power, lensType, index, material, coating, shape, style, gender, color, size } = variant;
  const traits = [lensType, index, material, coating, shape, style, gender, color, size];
  return {
    id,
    sku,
    price: paiseOf(variant.price),
    mrp: paiseOf(variant.mrp),
    available: milliOf(variant.available),
    traits: [power == null ? '' : withMinus(power), ...traits].filter(Boolean).join(' · '),
  };
}
