import { graphql, useFragment } from 'react-relay';
import type { useAmounts_document$key } from '../../__generated__/useAmounts_document.graphql.ts';
import { paiseOf } from '../../app/graph/scalars.ts';
import { amountsToTotal, taxByKind, taxInOne, type Amount } from './amounts.ts';

interface Amounts {
  /** "Includes CGST + SGST", or IGST. */
  taxInOne: Amount[];
  /** One row for each tax. */
  taxByKind: Amount[];
  /** Lines, discount and round-off, which add up to the total. */
  toTotal: Amount[];
}

/** Round-off can be negative: "-0.40". */
const signedPaiseOf = (money: string): number =>
  money.startsWith('-') ? -paiseOf(money.slice(1)) : paiseOf(money);

/** How the total of a document is made up, and the tax it includes. */
export function useAmounts(document: useAmounts_document$key): Amounts {
  const { gst, cgst, sgst, igst, roundOff, total, discount, lines } = useFragment(
    graphql`
      fragment useAmounts_document on Document {
        gst
        cgst
        sgst
        igst
        roundOff
        total
        discount {
          amount
        }
        lines {
          gstPercentage
          total
        }
      }
    `,
    document,
  );
  const taxes = {
    gst: paiseOf(gst),
    cgst: paiseOf(cgst),
    sgst: paiseOf(sgst),
    igst: paiseOf(igst),
    rates: lines.map(({ gstPercentage }) => gstPercentage),
  };
  return {
    taxInOne: taxInOne(taxes),
    taxByKind: taxByKind(taxes),
    toTotal: amountsToTotal({
      lines: lines.map((line) => ({ total: paiseOf(line.total) })),
      discount: discount == null ? 0 : paiseOf(discount.amount),
      roundOff: signedPaiseOf(roundOff),
      total: paiseOf(total),
    }),
  };
}
