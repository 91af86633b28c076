import type { LabelItem } from '@galla/domain';
import { graphql, readInlineData } from 'relay-runtime';
import type { labelRow_product$key } from '../../__generated__/labelRow_product.graphql.ts';
import { basisPointsOf, milliOf, paiseOf } from '../../app/graph/scalars.ts';

/** A product or variant that can have labels. */
export interface LabelRow extends LabelItem {
  /** Global id of the product. */
  product: string;
  /** Global id of the variant; undefined for a product without variants. */
  variant: string | undefined;
  /** Kind of product, e.g. "lens". */
  type: string | undefined;
  /** Whole units in stock; undefined if stock is not tracked. */
  inStock: number | undefined;
}

export const rowKey = ({ product, variant }: Pick<LabelRow, 'product' | 'variant'>): string =>
  variant ?? product;

/** Full name of a row, for use on its own. */
export const rowName = ({ name, traits, sku }: LabelRow): string =>
  [name, traits === '' ? undefined : traits, traits === '' ? undefined : sku].filter(Boolean).join(', ');

/** Whether it is a variant of a lens; lenses are stored in drawers by power. */
export const isLens = ({ type, variant }: LabelRow): boolean =>
  variant !== undefined && type?.toLowerCase() === 'lens';

const pieces = (quantity: string): number => Math.max(0, Math.floor(milliOf(quantity) / 1000));

/** The rows of a product, one label each: the product itself, or its variants. */
export function readLabelRows(key: labelRow_product$key): LabelRow[] {
  const product = readInlineData(
    graphql`
      fragment labelRow_product on Product @inline {
        id
        title
        type
        sku
        barcode
        price
        mrp
        gstPercentage
        taxInclusive
        labelPath
        tracksStock
        available
        variants {
          id
          sku
          barcode
          price
          mrp
          gstPercentage
          labelPath
          available
          size
          color
          power
          coating
        }
      }
    `,
    key,
  );
  const { id, title, taxInclusive, tracksStock } = product;
  const { origin } = location;
  const shared = { product: id, name: title, type: product.type ?? undefined, taxInclusive, quantity: 1 };
  const variants = product.variants ?? [];
  if (variants.length > 0)
    return variants.map((variant) => ({
      ...shared,
      variant: variant.id,
      traits: [variant.size, variant.color, variant.power, variant.coating].filter(Boolean).join(' · '),
      price: paiseOf(variant.price),
      mrp: paiseOf(variant.mrp),
      gst: basisPointsOf(variant.gstPercentage),
      sku: variant.sku,
      barcode: variant.barcode ?? undefined,
      address: origin + variant.labelPath,
      inStock: pieces(variant.available),
    }));
  return [
    {
      ...shared,
      variant: undefined,
      traits: '',
      price: paiseOf(product.price),
      mrp: product.mrp == null ? undefined : paiseOf(product.mrp),
      gst: basisPointsOf(product.gstPercentage),
      sku: product.sku ?? undefined,
      barcode: product.barcode ?? undefined,
      address: origin + product.labelPath,
      inStock: tracksStock ? pieces(product.available) : undefined,
    },
  ];
}
