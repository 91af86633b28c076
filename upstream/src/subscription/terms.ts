import { type Paise, type PlanStart, problem, rupees } from '@galla/domain';
import { Refused, refusedFor } from '../http/refused.ts';
import type { PaidAccount } from './account.ts';
import { type Offer, quotesOf } from './packages.ts';

/** The amounts of an order. */
export interface Terms {
  starts: PlanStart;
  /** Amount to pay. */
  due: Paise;
  credit: Paise;
}

/** The terms of the chosen start; callers without a choice pay the full price, starting at the end of the paid time. */
function termsOf(account: PaidAccount, offer: Offer, starts: PlanStart | undefined): Terms | undefined {
  if (starts === undefined) return { starts: 'AT_END', due: offer.charged, credit: 0 };
  return quotesOf(account, offer).find((quote) => quote.starts === starts);
}

/**
 * The terms if they match what the caller saw.
 * @throws Refused NOT_FOUND when no longer offered, PRICE_CHANGED when another amount is due
 */
export function checkedTerms(
  account: PaidAccount,
  offer: Offer | undefined,
  { starts, amount }: { starts: PlanStart | undefined; amount: Paise },
): Terms & { offer: Offer } {
  if (!offer) throw new Refused('NOT_FOUND');
  const terms = termsOf(account, offer, starts);
  if (terms?.due === amount) return { ...terms, offer };
  throw refusedFor(problem('amount', 'PRICE_CHANGED', 'subscription.priceChanged'), {
    current: rupees(terms?.due ?? offer.charged),
  });
}
