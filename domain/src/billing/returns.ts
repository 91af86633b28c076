import { formatMessage, type MessageKey } from '../messages/formatMessage.ts';
import type { Paise } from '../money/paise.ts';
import { roundHalfUp } from '../numbers/round.ts';
import { isWhole, type Milli, quantityText } from '../quantity/quantity.ts';
import { problem, type Problem } from '../refusals/problem.ts';
import { spreadDiscount } from './discount.ts';
import type { Taxes } from './types.ts';

/** Condition of returned goods: put back into stock, or damaged. */
export const RETURN_CONDITIONS = ['STOCK', 'DAMAGED'] as const;
export type ReturnCondition = (typeof RETURN_CONDITIONS)[number];

/** Reason of a return; a note can add to it. */
export const RETURN_REASONS = [
  'WRONG_SIZE',
  'DAMAGED',
  'WRONG_ITEM',
  'NOT_LIKED',
  'BILLED_WRONG',
  'OTHER',
] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

export const RETURN_REASON_LABELS: Record<ReturnReason, MessageKey> = {
  WRONG_SIZE: 'returns.why.wrongSize',
  DAMAGED: 'returns.why.damaged',
  WRONG_ITEM: 'returns.why.wrongItem',
  NOT_LIKED: 'returns.why.notLiked',
  BILLED_WRONG: 'returns.why.billedWrong',
  OTHER: 'returns.why.otherReason',
};

/** What happens to the part of a credit note that is not set off against its invoice's pending amount. */
export const RETURN_SETTLEMENTS = ['REFUND', 'CREDIT'] as const;
export type ReturnSettlement = (typeof RETURN_SETTLEMENTS)[number];

/** A line of an invoice as billed, and how much of it was returned before. */
export interface SoldLine extends Omit<Taxes, 'gst'> {
  quantity: Milli;
  returned: Milli;
  taxable: Paise;
  /** Whether its unit is counted in whole pieces. */
  whole?: boolean;
}

/** The parts of an invoice that returns depend on. */
export interface SoldBill {
  lines: readonly SoldLine[];
  /** A discount after tax, which is not part of any line; 0 where the discount came off before tax. */
  discount: Paise;
  roundOff: Paise;
}

/** Amounts of a credit note's line: `taxable + gst - discount`. */
export interface ReturnedAmounts extends Taxes {
  taxable: Paise;
  /** The line's share of a discount after tax; for a small discount it can be a paisa below zero. */
  discount: Paise;
  total: Paise;
}

/** A credit note in money; every figure is the sum of its lines. */
export interface ReturnTotals extends ReturnedAmounts {
  lines: ReturnedAmounts[];
  /** The invoice's round-off, included in the return that leaves nothing. */
  roundOff: Paise;
}

/** The share of a value that belongs to `now`, after `before` of `whole` was taken: all shares add up to the value. */
function runningShare(value: Paise, { quantity: whole, returned: before }: SoldLine, now: Milli): Paise {
  const until = (quantity: Milli): Paise => roundHalfUp(BigInt(value) * BigInt(quantity), whole);
  return until(before + now) - until(before);
}

function returnedLine(line: SoldLine, discount: Paise, now: Milli): ReturnedAmounts {
  const share = (value: Paise): Paise => runningShare(value, line, now);
  const taxes = { cgst: share(line.cgst), sgst: share(line.sgst), igst: share(line.igst) };
  const gst = taxes.cgst + taxes.sgst + taxes.igst;
  const taxable = share(line.taxable);
  if (discount === 0) return { taxable, ...taxes, gst, discount: 0, total: taxable + gst };
  // The paid amount is shared, so that no share is below zero; the discount absorbs the rounding difference.
  const total = share(line.taxable + line.cgst + line.sgst + line.igst - discount);
  return { taxable, ...taxes, gst, discount: taxable + gst - total, total };
}

const sumOf = (lines: readonly ReturnedAmounts[], field: keyof ReturnedAmounts): Paise =>
  lines.reduce((sum, line) => sum + line[field], 0);

/**
 * The amounts of a return, at the rates and prices of the invoice (CGST Act 2017, section 34). Each line gives back
 * the running share of its cost after its share of the discount, so that the returns of a line add up to the line,
 * and the returns of everything to the invoice, to the paisa.
 * @param quantities for each line, 0 where nothing is returned; at most what is left
 */
export function returnTotals(bill: SoldBill, quantities: readonly Milli[]): ReturnTotals {
  const costs = bill.lines.map(({ taxable, cgst, sgst, igst }) => taxable + cgst + sgst + igst);
  const discounts = bill.discount === 0 ? [] : spreadDiscount(bill.discount, costs);
  const lines = bill.lines.map((line, at) => returnedLine(line, discounts[at] ?? 0, quantities[at] ?? 0));
  const isLast = bill.lines.every((line, at) => line.returned + (quantities[at] ?? 0) === line.quantity);
  const returnsSome = quantities.some((quantity) => quantity > 0);
  const roundOff = isLast && returnsSome ? bill.roundOff : 0;
  return {
    lines,
    taxable: sumOf(lines, 'taxable'),
    cgst: sumOf(lines, 'cgst'),
    sgst: sumOf(lines, 'sgst'),
    igst: sumOf(lines, 'igst'),
    gst: sumOf(lines, 'gst'),
    discount: sumOf(lines, 'discount'),
    roundOff,
    total: sumOf(lines, 'total') + roundOff,
  };
}

/** Checks a returned quantity: at most what was not returned before. */
export function checkReturned(line: SoldLine, quantity: Milli, field = 'quantity'): Problem | undefined {
  const left = line.quantity - line.returned;
  if (!Number.isSafeInteger(quantity) || quantity <= 0)
    return problem(field, 'INVALID_INPUT', 'returns.quantityMissing');
  if (line.whole && !isWhole(quantity)) return problem(field, 'INVALID_INPUT', 'billing.quantityNotWhole');
  if (quantity <= left) return undefined;
  return problem(field, 'RETURN_EXCEEDS_SOLD', 'returns.moreThanLeft', { left: quantityText(left) });
}

/** The total of a credit note is above zero. */
export function checkReturnTotal(total: Paise): Problem | undefined {
  return total > 0 ? undefined : problem('lines', 'INVALID_INPUT', 'returns.worthNothing');
}

/** State that can rule out a return of an invoice. */
export interface ReturnedDocument {
  isInvoice: boolean;
  canceled: boolean;
  /** The invoice of an order in pieces: its money belongs to the order. */
  fromOrder: boolean;
  /** The customer still has some of its goods. */
  hasLeft: boolean;
}

/** Checks whether anything of a document can be returned. All reasons against it are listed here. */
export function checkReturnable(document: ReturnedDocument): Problem | undefined {
  if (!document.isInvoice) return problem('document_id', 'DOCUMENT_FIXED', 'returns.invoicesOnly');
  if (document.canceled) return problem('document_id', 'DOCUMENT_CANCELED', 'billing.documentCanceled');
  if (document.fromOrder) return problem('document_id', 'DOCUMENT_FIXED', 'returns.ofOrder');
  return document.hasLeft ? undefined : problem('document_id', 'DOCUMENT_FIXED', 'returns.nothingLeft');
}

/** The part of a credit note that lowers its invoice's pending amount; the rest is refunded or kept as credit. */
export const creditAgainstDue = (total: Paise, pending: Paise): Paise => Math.min(total, pending);

/** The name of a credit note's file, "CreditNote_26-27-C-00001.pdf". */
export const creditNoteFileName = (number: string): string =>
  formatMessage('returns.file', { id: number.replaceAll(/[^A-Za-z0-9-]/g, '-') });
