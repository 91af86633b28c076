import { type Paise, type PlanStart, problem, rupees } from '@galla/domain';
import { Refused, refusedFor } from '../http/refused.ts';
import type { PaidAccount } from './account.ts';
import { type Offer, quotesOf } from './packages.ts';

/** What an order comes to. */
export interface Terms {
  starts: PlanStart;
  /** To be paid. */
  due: Paise;
  credit: Paise;
}

/** The terms of the start that was chosen; a caller who knows of none pays the whole price, for the end of the paid time. */
function termsOf(account: PaidAccount, offer: Offer, starts: PlanStart | undefined): Terms | undefined {
  if (starts === undefined) return { starts: 'AT_END', due: offer.charged, credit: 0 };
  return quotesOf(account, offer).find((quote) => quote.starts === starts);
}

/**
 * The terms as they were shown.
 * @throws Refused NOT_FOUND for what is not offered any more, PRICE_CHANGED where another amount is due by now
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
