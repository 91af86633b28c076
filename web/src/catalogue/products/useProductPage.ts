import { useMemo } from 'react';
import { graphql, useFragment } from 'react-relay';
import type {
  useProductPage_products$data,
  useProductPage_products$key,
} from '../../__generated__/useProductPage_products.graphql.ts';
import { milliOf } from '../../app/graph/scalars.ts';
import type { ListedProduct, ListPage } from '../list/listedItem.ts';
import { readListed } from '../list/readListed.ts';
import { readTraits } from '../optical/kinds/traits.ts';
import { useTurns } from '../list/useTurns.ts';

type Product = useProductPage_products$data['edges'][number]['node'];

const rowOf = (product: Product): ListedProduct => ({
  ...readListed(product),
  unit: product.unit,
  tracked: product.tracksStock,
  available: milliOf(product.available),
  isLow: product.isLow,
  listed: product.inMarketplace,
  points: milliOf(product.points),
  traits: product.traits == null ? undefined : readTraits(product.traits),
});

/** Reads a page of products. */
export function useProductPage(products: useProductPage_products$key): ListPage<ListedProduct> {
  const data = useFragment(
    graphql`
      fragment useProductPage_products on ProductConnection
      @argumentDefinitions(ofKind: { type: "Boolean", defaultValue: false }) {
        totalCount
        pageInfo {
          ...useTurns_pageInfo
        }
        edges {
          node {
            ...readListed_item
            unit
            tracksStock
            available
            isLow
            inMarketplace
            points
            ...traits_product @alias(as: "traits") @include(if: $ofKind)
          }
        }
      }
    `,
    products,
  );
  const { next, previous } = useTurns(data.pageInfo);
  return useMemo(
    () => ({
      rows: data.edges.map(({ node }) => rowOf(node)),
      total: data.totalCount,
      next,
      previous,
    }),
    [data, next, previous],
  );
}
