import { sumOfParts, type Paise, type PaymentPart } from '@galla/domain';
import type { Tender } from './tender.ts';

/** The received payments and the change. */
export interface Paid {
  /** Received toward the total; exceeds it only if too much was typed. */
  advance: Paise;
  /** Cash change. */
  change: Paise;
  parts: PaymentPart[];
}

/** No payment, as for a proposal. */
export const NOTHING_PAID: Paid = { advance: 0, change: 0, parts: [] };

/**
 * What is received: the parts of a split; otherwise the typed amount; otherwise the total if the amount follows it,
 * limited for credit to what is available. Excess cash is change.
 */
export function paidOf(tender: Tender, total: Paise, follows: boolean, credit: Paise = 0): Paid {
  if (tender.split != null) {
    const parts = tender.split.filter(({ amount }) => amount > 0);
    return { advance: sumOfParts(parts), change: 0, parts };
  }
  const { mode, reference, bank } = tender;
  const whole = mode === 'CREDIT' ? Math.min(total, credit) : total;
  const given = tender.advance ?? (follows ? whole : 0);
  if (mode === null || given === 0) return { ...NOTHING_PAID, advance: given };
  const advance = mode === 'CASH' ? Math.min(given, total) : given;
  const part: PaymentPart = {
    mode,
    amount: advance,
    ...(reference?.trim() && mode !== 'CASH' && { reference: reference.trim() }),
    ...(bank?.trim() && mode === 'BANK' && { bank: bank.trim() }),
    ...(given > advance && { tendered: given }),
  };
  return { advance, change: given - advance, parts: advance > 0 ? [part] : [] };
}
