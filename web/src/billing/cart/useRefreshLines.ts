import { useRelayEnvironment } from 'react-relay';
import { fetchQuery, graphql } from 'relay-runtime';
import type { useRefreshLinesQuery } from '../../__generated__/useRefreshLinesQuery.graphql.ts';
import { readProduct, readService, readVariant } from '../../catalogue/index.ts';
import type { CartItem, CartLine } from './cart.ts';
import { cartItemOf } from './cartItem.ts';

const query = graphql`
  query useRefreshLinesQuery($ids: [ID!]!) {
    nodes(ids: $ids) {
      id
      ...entry_product @alias(as: "product")
      ...entry_service @alias(as: "service")
      ... on Product {
        variants {
          id
          ...variant_variant
        }
      }
    }
  }
`;

type Node = NonNullable<useRefreshLinesQuery['response']['nodes'][number]>;

/** Maximum number of ids per request. */
const MOST = 100;

function itemOf({ variantId }: CartLine, node: Node | undefined): CartItem | null {
  const key = node?.product ?? undefined;
  if (key === undefined) return node?.service == null ? null : cartItemOf(readService(node.service));
  const entry = readProduct(key);
  if (variantId === undefined) return cartItemOf(entry);
  const variant = node?.variants?.find(({ id }) => id === variantId);
  return variant === undefined ? null : cartItemOf(entry, readVariant(variant));
}

/**
 * Reloads the items of a cart's lines: by line, null if the shop no longer sells it. The catalogue in memory is
 * updated too. Rejects with a GraphFailure.
 */
export function useRefreshLines(): (lines: readonly CartLine[]) => Promise<Map<string, CartItem | null>> {
  const environment = useRelayEnvironment();
  return async (lines) => {
    const ids = [...new Set(lines.map(({ itemId }) => itemId))];
    const parts = Array.from({ length: Math.ceil(ids.length / MOST) }, (_, part) =>
      ids.slice(part * MOST, (part + 1) * MOST),
    );
    const answers = await Promise.all(
      parts.map((part) =>
        fetchQuery<useRefreshLinesQuery>(
          environment,
          query,
          { ids: part },
          { fetchPolicy: 'network-only' },
        ).toPromise(),
      ),
    );
    const nodes = answers.flatMap((answer) => answer?.nodes ?? []).filter((node) => node != null);
    return new Map(
      lines.map((line) => [
        line.key,
        itemOf(
          line,
          nodes.find(({ id }) => id === line.itemId),
        ),
      ]),
    );
  };
}
