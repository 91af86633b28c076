import { rupeesProblem } from '@galla/domain';
import type { Tendering } from '../payments/tender.ts';
import type { Bill } from './useBill.ts';

/** State and actions of the payment taken with the bill. */
export const tenderingOf = ({
  cart,
  totals,
  terms,
  customerId,
  problems,
  dispatch,
  setUnreadable,
}: Bill): Tendering => ({
  tender: cart,
  dispatch,
  total: totals.total,
  credit: terms.credit ?? 0,
  paid: totals,
  given: cart.advance ?? (totals.advance || undefined),
  give: (amount) => dispatch({ type: 'advance', advance: amount ?? null }),
  onUnreadable: (is, text) => setUnreadable('advance', is ? rupeesProblem(text) : undefined),
  payer: terms.walkIn === true ? undefined : customerId,
  problems,
});
