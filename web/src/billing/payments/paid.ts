import { sumOfParts, type Paise, type PaymentPart } from '@galla/domain';
import type { Tender } from './tender.ts';

/** What is taken, and what goes back. */
export interface Paid {
  /** Of what is to pay, at most that but where too much was typed. */
  advance: Paise;
  /** Cash that is given back. */
  change: Paise;
  parts: PaymentPart[];
}

/** Nothing, as of a proposal. */
export const NOTHING_PAID: Paid = { advance: 0, change: 0, parts: [] };

/**
 * What is taken: the parts of a split; else what was typed; else all that is to pay where the amount follows it, with credit
 * as much of it as there is. Cash above that is change.
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
