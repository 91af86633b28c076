import { formatDay, formatRupees, say } from '@galla/domain';
import { graphql, readInlineData } from 'react-relay';
import type { offer_duration$data, offer_duration$key } from '../../__generated__/offer_duration.graphql.ts';
import { paiseOf } from '../../app/graph/scalars.ts';

/** What a package comes to for a time, in each way to buy it. */
export type Offer = offer_duration$data;

/** A way to buy a package, with its days and rupees. */
export type OfferStart = Offer['starts'][number];

export const readOffer = (duration: offer_duration$key): Offer =>
  readInlineData(
    graphql`
      fragment offer_duration on PackageDuration @inline {
        id
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

/** "20 Nov 2026 to 20 Dec 2026" */
export const daysText = ({ from, until }: OfferStart): string =>
  say('receipt.period', { from: formatDay(from), until: formatDay(until) });

export const hasAmount = (money: string): boolean => paiseOf(money) > 0;

/** What the button of a start says: "Pay ₹13,770.08". */
export const payText = ({ due }: OfferStart): string =>
  hasAmount(due)
    ? say('subscription.payAmount', { amount: formatRupees(paiseOf(due)) })
    : say('subscription.useCredit');
