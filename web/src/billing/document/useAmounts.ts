import { graphql, useFragment } from 'react-relay';
import type { useAmounts_document$key } from '../../__generated__/useAmounts_document.graphql.ts';
import { paiseOf } from '../../app/graph/scalars.ts';
import { reductions, taxByKind, taxInOne, type Amount } from './amounts.ts';

interface Amounts {
  /** "CGST + SGST", or IGST. */
  taxInOne: Amount[];
  /** Each tax in its row. */
  taxByKind: Amount[];
  /** Discount and rounding. */
  reductions: Amount[];
}

/** Rounding may go down: "-0.40". */
const signedPaiseOf = (money: string): number =>
  money.startsWith('-') ? -paiseOf(money.slice(1)) : paiseOf(money);

/** What stands between the lines of a document and its total. */
export function useAmounts(document: useAmounts_document$key): Amounts {
  const { gst, cgst, sgst, igst, roundOff, discount, lines } = useFragment(
    graphql`
      fragment useAmounts_document on Document {
        gst
        cgst
        sgst
        igst
        roundOff
        discount {
          amount
        }
        lines {
          gstPercentage
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
    reductions: reductions(discount == null ? 0 : paiseOf(discount.amount), signedPaiseOf(roundOff)),
  };
}
