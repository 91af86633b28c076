import type { Paise } from '../money/paise.ts';
import { roundHalfUp } from '../numbers/round.ts';
import { returnTotals, type ReturnTotals, type SoldBill } from './returns.ts';

/** The unused part of sold time: `unused` of `days`, both whole numbers, `unused` at most `days`. */
export interface TimeShare {
  unused: number;
  days: number;
}

/** Half-up to the paisa. */
const shareOf = (value: Paise, { unused, days }: TimeShare): Paise =>
  roundHalfUp(BigInt(value) * BigInt(unused), days);

/**
 * The amounts of a return of time that one line of a bill sold, nothing of which was returned before: the unused
 * days' share of its value, of each tax and of its part of a discount after tax, each half-up to the paisa. All
 * other lines stay.
 * @param at index of the line in the bill
 */
export function timeShareTotals(bill: SoldBill, at: number, share: TimeShare): ReturnTotals {
  const whole = returnTotals(
    bill,
    bill.lines.map(({ quantity }, place) => (place === at ? quantity : 0)),
  );
  // Nothing was used: the line is returned like goods, including the round-off with the last of them.
  if (share.unused === share.days) return whole;
  const taxes = {
    cgst: shareOf(whole.cgst, share),
    sgst: shareOf(whole.sgst, share),
    igst: shareOf(whole.igst, share),
  };
  const gst = taxes.cgst + taxes.sgst + taxes.igst;
  const taxable = shareOf(whole.taxable, share);
  const discount = shareOf(whole.discount, share);
  const amounts = { taxable, ...taxes, gst, discount, total: Math.max(0, taxable + gst - discount) };
  const none = { taxable: 0, cgst: 0, sgst: 0, igst: 0, gst: 0, discount: 0, total: 0 };
  return {
    ...amounts,
    roundOff: 0,
    lines: bill.lines.map((_line, place) => (place === at ? amounts : none)),
  };
}
