import { variantName } from '@galla/domain';
import { useEffect, useEffectEvent, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { fetchQuery, graphql, readInlineData } from 'relay-runtime';
import type { useFoundGoods_product$key } from '../../__generated__/useFoundGoods_product.graphql.ts';
import type { useFoundGoodsQuery } from '../../__generated__/useFoundGoodsQuery.graphql.ts';
import type { FoundLine } from './entries.ts';

/** A found product or variant, with its stock. */
export interface FoundGoods extends FoundLine {
  /** Identifies the row. */
  id: string;
  available: string;
}

const QUERY = graphql`
  query useFoundGoodsQuery($search: String!) {
    viewer {
      tenant {
        products(first: 12, filter: { search: $search }) {
          edges {
            node {
              ...useFoundGoods_product
            }
          }
        }
      }
    }
  }
`;

/** A product as rows to choose from: one for each variant, if it has any; none if its stock is not counted. */
function rowsOf(key: useFoundGoods_product$key): FoundGoods[] {
  const { id, title, unit, tracksStock, available, hasVariants, variants } = readInlineData(
    graphql`
      fragment useFoundGoods_product on Product @inline {
        id
        title
        unit
        tracksStock
        available
        hasVariants
        variants {
          id
          sku
          available
        }
      }
    `,
    key,
  );
  if (!tracksStock) return [];
  if (!hasVariants) return [{ id, product: id, variant: '', name: title, unit, available }];
  return (variants ?? []).map((variant) => ({
    id: variant.id,
    product: id,
    variant: variant.id,
    name: variantName(title, variant.sku),
    unit,
    available: variant.available,
  }));
}

interface Found {
  search: string;
  /** Undefined if the search failed. */
  rows: readonly FoundGoods[] | undefined;
}

interface FoundState {
  state: 'idle' | 'loading' | 'failed' | 'found';
  rows: readonly FoundGoods[];
  retry: () => void;
}

/** Counted products that match a text, as rows to choose from. */
export function useFoundGoods(search: string): FoundState {
  const environment = useRelayEnvironment();
  const [retried, setRetried] = useState(0);
  const [found, setFound] = useState<Found>();
  const ask = useEffectEvent((text: string) => {
    const answer = fetchQuery<useFoundGoodsQuery>(environment, QUERY, { search: text }).subscribe({
      next: ({ viewer }) => {
        const rows = viewer?.tenant?.products?.edges.flatMap(({ node }) => rowsOf(node));
        setFound({ search: text, rows });
      },
      error: () => setFound({ search: text, rows: undefined }),
    });
    return () => answer.unsubscribe();
  });
  // A text that failed is asked for again.
  const asked = `${retried}/${search}`;
  useEffect(() => {
    const text = asked.slice(asked.indexOf('/') + 1);
    return text === '' ? undefined : ask(text);
  }, [asked]);
  const retry = (): void => {
    setFound(undefined);
    setRetried((count) => count + 1);
  };
  if (search === '') return { state: 'idle', rows: [], retry };
  if (found?.search !== search) return { state: 'loading', rows: [], retry };
  return { state: found.rows === undefined ? 'failed' : 'found', rows: found.rows ?? [], retry };
}
