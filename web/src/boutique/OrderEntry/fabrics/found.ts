import {
  isSoldWhole,
  variantName,
  lineAmounts,
  type BasisPoints,
  type Milli,
  type Paise,
} from '@galla/domain';
import { graphql, readInlineData } from 'react-relay';
import type { found_product$key } from '../../../__generated__/found_product.graphql.ts';
import { basisPointsOf, milliOf, paiseOf } from '../../../app/graph/scalars.ts';
import type { DraftFabric } from '../draft/orderDraft.ts';

/** A fabric with its stock. */
export interface FoundFabric extends DraftFabric {
  /** Undefined if its stock is not tracked, or was not queried. */
  available?: Milli | undefined;
}

/** The rate before GST, because an order adds GST to all of its amount. */
const rateOf = (price: Paise, gst: BasisPoints, taxInclusive: boolean): Paise =>
  lineAmounts({ price, quantity: 1000, gst, taxInclusive, interState: false }).taxable;

/** One piece if it is sold whole, one metre if it is measured. */
const BEGIN: Milli = 1000;

/** A product as fabrics to choose from: one for each variant, if it has any. */
export function foundOf(product: found_product$key): FoundFabric[] {
  const data = readInlineData(
    graphql`
      fragment found_product on Product @inline {
        id
        title
        unit
        price
        gstPercentage
        taxInclusive
        tracksStock
        available
        hasVariants
        variants {
          id
          sku
          price
          gstPercentage
          available
        }
      }
    `,
    product,
  );
  const { id, title, unit, taxInclusive, tracksStock } = data;
  const fabric = (
    one: Pick<typeof data, 'price' | 'gstPercentage' | 'available'>,
    more: Pick<DraftFabric, 'variant' | 'name'>,
  ): FoundFabric => ({
    product: id,
    unit,
    quantity: BEGIN,
    rate: rateOf(paiseOf(one.price), basisPointsOf(one.gstPercentage), taxInclusive),
    available: tracksStock ? milliOf(one.available) : undefined,
    ...more,
  });
  if (!data.hasVariants) return [fabric(data, { variant: '', name: title })];
  return (data.variants ?? []).map((variant) =>
    fabric(variant, { variant: variant.id, name: variantName(title, variant.sku) }),
  );
}

/** Whether it is sold by the piece. */
export const isWholeFabric = ({ unit, variant }: DraftFabric): boolean =>
  isSoldWhole(unit, variant === '' ? undefined : variant);
