import {
  isSoldWhole,
  parseQuantity,
  type Milli,
  type Paise,
  type SoldBill,
  type SoldLine,
} from '@galla/domain';
import { graphql, readInlineData } from 'relay-runtime';
import type { soldDocument_document$key } from '../../__generated__/soldDocument_document.graphql.ts';
import { paiseOf } from '../../app/graph/scalars.ts';

/** A line of the invoice as shown. */
export interface SoldRow extends SoldLine {
  id: string;
  name: string;
  unit: string;
  price: Paise;
  /** Percentage, as text. */
  rate: string;
  left: Milli;
  /** Whether it can be restocked: services cannot. */
  stocks: boolean;
}

/** An invoice with goods to return. */
export interface Sold {
  id: string;
  number: string;
  date: string;
  total: Paise;
  pending: Paise;
  customer: { id: string; name: string; walkIn: boolean } | undefined;
  rows: readonly SoldRow[];
  bill: SoldBill;
}

/** Reads an invoice and the quantities that can still be returned. */
export function soldOf(key: soldDocument_document$key): Sold {
  const data = readInlineData(
    graphql`
      fragment soldDocument_document on Document @inline {
        id
        number
        date
        subtotal
        total
        pending
        roundOff
        discount {
          amount
        }
        customer {
          id
          name
          isWalkIn
        }
        lines {
          id
          name
          unit
          quantity
          returnedQuantity
          price
          gstPercentage
          taxable
          cgst
          sgst
          igst
          variant {
            id
          }
          item {
            __typename
          }
        }
      }
    `,
    key,
  );
  const rows = data.lines.map((line): SoldRow => {
    const quantity = parseQuantity(line.quantity) ?? 0;
    const returned = parseQuantity(line.returnedQuantity) ?? 0;
    return {
      id: line.id,
      name: line.name,
      unit: line.unit,
      price: paiseOf(line.price),
      rate: line.gstPercentage,
      quantity,
      returned,
      left: quantity - returned,
      taxable: paiseOf(line.taxable),
      cgst: paiseOf(line.cgst),
      sgst: paiseOf(line.sgst),
      igst: paiseOf(line.igst),
      whole: isSoldWhole(line.unit, line.variant?.id),
      stocks: line.item?.__typename === 'Product',
    };
  });
  // The part of the discount within the lines was deducted before tax.
  const inLines = paiseOf(data.subtotal) - rows.reduce((sum, { taxable }) => sum + taxable, 0);
  return {
    id: data.id,
    number: data.number,
    date: data.date,
    total: paiseOf(data.total),
    pending: paiseOf(data.pending),
    customer:
      data.customer == null
        ? undefined
        : { id: data.customer.id, name: data.customer.name, walkIn: data.customer.isWalkIn },
    rows,
    bill: {
      lines: rows,
      discount: (data.discount == null ? 0 : paiseOf(data.discount.amount)) - inLines,
      roundOff: paiseOf(data.roundOff),
    },
  };
}
