import { graphql, useFragment } from 'react-relay';
import type { useAmounts_document$key } from '../../__generated__/useAmounts_document.graphql.ts';
import { paiseOf } from '../../app/graph/scalars.ts';
import { amountsToTotal, taxByKind, taxInOne, type Amount } from './amounts.ts';

interface Amounts {
  /** "Includes CGST + SGST", or IGST. */
  taxInOne: Amount[];
  /** Each tax in its row. */
  taxByKind: Amount[];
  /** Lines, discount and rounding, which make the total. */
  toTotal: Amount[];
}

/** Rounding may go down: "-0.40". */
const signedPaiseOf = (money: string): number =>
  money.startsWith('-') ? -paiseOf(money.slice(1)) : paiseOf(money);

/** How the total of a document comes about, and how much of it is tax. */
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
