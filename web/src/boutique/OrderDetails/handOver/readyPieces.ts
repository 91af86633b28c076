import { graphql, readInlineData } from 'relay-runtime';
import type { readyPieces_order$key } from '../../../__generated__/readyPieces_order.graphql.ts';

/** A piece that is ready to collect, with its label. */
export interface ReadyPiece {
  id: string;
  item: string;
  toWhom: string | null | undefined;
  number: number;
  /** The item has more than one piece. */
  isOneOfMany: boolean;
}

/** The pieces of an order by collection state. */
interface Collected {
  /** Done and in the shop, in the order of the items. */
  ready: ReadyPiece[];
  /** Number of pieces handed over. */
  gone: number;
  total: number;
}

/** Which pieces of an order are ready to collect, and how many were handed over. */
export function readyPieces(order: readyPieces_order$key): Collected {
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
  const all = items.flatMap(({ pieces }) => pieces);
  return { ready, gone: all.filter(({ handOver }) => handOver != null).length, total: all.length };
}
