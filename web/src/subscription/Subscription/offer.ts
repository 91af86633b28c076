import { formatDay, formatRupees, formatMessage, type PlanStart } from '@galla/domain';
import { graphql, readInlineData } from 'react-relay';
import type { offer_duration$key } from '../../__generated__/offer_duration.graphql.ts';
import { paiseOf } from '../../app/graph/scalars.ts';

/** A way to buy a package, with its dates and amounts. */
export interface OfferStart {
  readonly starts: PlanStart;
  readonly from: string;
  readonly until: string;
  readonly credit: string;
  readonly due: string;
  readonly creditLeft: string;
}

/** A package for a duration, with all ways to buy it. */
export interface Offer {
  readonly code: string;
  readonly name: string;
  readonly price: string;
  readonly starts: readonly OfferStart[];
}

export function readOffer(duration: offer_duration$key): Offer {
  const { code, name, price, starts } = readInlineData(
    graphql`
      fragment offer_duration on PackageDuration @inline {
        code
        name
        price
        starts {
          starts
          from
          until
          credit
          due
          creditLeft
        }
      }
    `,
    duration,
  );
  return {
    code,
    name,
    price,
    starts: starts.map((one) => ({
      starts: one.starts === 'NOW' ? 'NOW' : 'AT_END',
      from: one.from,
      until: one.until,
      credit: one.credit,
      due: one.due,
      creditLeft: one.creditLeft,
    })),
  };
}

/** "20 Nov 2026 to 20 Dec 2026" */
export const daysText = ({ from, until }: OfferStart): string =>
  formatMessage('receipt.period', { from: formatDay(from), until: formatDay(until) });

export const hasAmount = (money: string): boolean => paiseOf(money) > 0;

/** Label of an option's button: "Pay ₹13,770.08". */
export const payText = ({ due }: OfferStart): string =>
  hasAmount(due)
    ? formatMessage('subscription.payAmount', { amount: formatRupees(paiseOf(due)) })
    : formatMessage('subscription.useCredit');
