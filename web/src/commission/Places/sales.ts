import { graphql, readInlineData } from 'relay-runtime';
import type { sales_sale$key } from '../../__generated__/sales_sale.graphql.ts';

/** A sale of the page, as labelled on the map. */
export interface ListedSale {
  /** Global id of the document or the order. */
  id: string;
  number: string;
  customer: string;
}

export function listedSaleOf(sale: sales_sale$key): ListedSale {
  const { documentId, orderId, number, customer } = readInlineData(
    graphql`
      fragment sales_sale on CommissionRow @inline {
        documentId
        orderId
        number
        customer
      }
    `,
    sale,
  );
  return { id: documentId ?? orderId ?? '', number, customer };
}
