import { graphql, readInlineData } from 'relay-runtime';
import type { readyPieces_order$key } from '../../../__generated__/readyPieces_order.graphql.ts';

/** A piece that waits to be collected, under the name by which it is chosen. */
export interface ReadyPiece {
  id: string;
  item: string;
  toWhom: string | null | undefined;
  number: number;
  /** The item has more than this piece. */
  isOneOfMany: boolean;
}

/** The pieces of an order that are done and in the shop, in the order of its items, and whether all were collected. */
export function readyPieces(order: readyPieces_order$key): { ready: ReadyPiece[]; allGone: boolean } {
  const { items } = readInlineData(
    graphql`
      fragment readyPieces_order on Order @inline {
        items {
          name
          toWhom
          pieces {
            id
            number
            state
            handOver {
              __typename
            }
          }
        }
      }
    `,
    order,
  );
  const ready = items.flatMap(({ name, toWhom, pieces }) =>
    pieces
      .filter(({ state, handOver }) => state === 'DONE' && handOver == null)
      .map(({ id, number }) => ({ id, item: name, toWhom, number, isOneOfMany: pieces.length > 1 })),
  );
  return { ready, allGone: items.every(({ pieces }) => pieces.every(({ handOver }) => handOver != null)) };
}
