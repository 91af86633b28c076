import { MAX_PAISE, type Paise } from '../money/paise.ts';
import { problem, type Problem } from '../refusals/problem.ts';
import { checkPayment } from './checkMoney.ts';
import type { PaymentMode } from './types.ts';

/** One payment of several that settle a bill together: so much in cash, the rest by card. */
export interface PaymentPart<Mode extends PaymentMode = PaymentMode> {
  mode: Mode;
  amount: Paise;
  /** UTR of UPI, last four digits of a card, reference of a bank transfer. */
  reference?: string | undefined;
  /** The bank of a transfer, as people call it. */
  bank?: string | undefined;
  /** Cash as it was given, where that was more than the amount: the rest is change. */
  tendered?: Paise | undefined;
}

/**
 * From this much cash the shop is warned: nobody may receive it of one person in a day, nor for one transaction (Income
 * Tax Act 1961, section 269ST (a) and (b)).
 */
export const CASH_LIMIT: Paise = 2_00_000_00;

/** Cash that counts together with what is given now. */
export interface CashBefore {
  /** Of the same person on the same day, over all bills; nothing of a walk-in. */
  day: Paise;
  /** For the same bill, on whatever day. */
  bill: Paise;
}

/** Whether cash that is given now reaches the limit, with what came before. */
export function reachesCashLimit(cash: Paise, before: CashBefore): boolean {
  return cash > 0 && Math.max(before.day, before.bill) + cash >= CASH_LIMIT;
}

/** The longest reference that is kept. */
const MAX_REFERENCE = 35;

/** The mode by which most is paid, the first one of two equal: a document names one. */
export function largestMode(parts: readonly PaymentPart[]): PaymentMode | undefined {
  return parts.toSorted((a, b) => b.amount - a.amount)[0]?.mode;
}

/** What several payments come to. */
export function sumOfParts(parts: readonly Pick<PaymentPart, 'amount'>[]): Paise {
  return parts.reduce((sum, { amount }) => sum + amount, 0);
}

/** What comes in as cash. */
export function cashOf(parts: readonly { mode: string; amount: Paise }[]): Paise {
  return sumOfParts(parts.filter(({ mode }) => mode === 'CASH'));
}

/** What is paid with the credit of the customer. */
export function creditOf(parts: readonly { mode: string; amount: Paise }[]): Paise {
  return sumOfParts(parts.filter(({ mode }) => mode === 'CREDIT'));
}

/** A card needs its last four digits, a bank transfer its reference; that of UPI is optional and free. */
export function checkReference(
  mode: PaymentMode,
  reference: string | null | undefined,
  field = 'reference',
): Problem | undefined {
  const text = reference?.trim() ?? '';
  if (mode === 'CARD' && !/^\d{4}$/.test(text)) return problem(field, 'INVALID_INPUT', 'payment.cardDigits');
  if (mode === 'BANK' && text === '') return problem(field, 'INVALID_INPUT', 'payment.bankReference');
  return text.length > MAX_REFERENCE ? problem(field, 'INVALID_INPUT', 'payment.referenceLong') : undefined;
}

/** The longest name of a bank that is kept. */
export const MAX_BANK = 60;

/** The bank of a transfer may be named, and that of no other mode. */
export function checkBank(
  mode: PaymentMode,
  bank: string | null | undefined,
  field = 'bank',
): Problem | undefined {
  const text = bank?.trim() ?? '';
  if (text !== '' && mode !== 'BANK') return problem(field, 'INVALID_INPUT', 'payment.bankElsewhere');
  return text.length > MAX_BANK ? problem(field, 'INVALID_INPUT', 'payment.bankLong') : undefined;
}

/** Whether a UPI reference is one as banks give it. Another one is told, not refused. */
export function isUtr(reference: string): boolean {
  return /^\d{12}$/.test(reference.trim());
}

/** Each part is an amount with its reference; only cash can be more than the amount. */
export function checkParts(parts: readonly PaymentPart[], field = 'payments'): (Problem | undefined)[] {
  return parts.flatMap(({ mode, amount, reference, bank, tendered }, at) => [
    placed(checkPayment(amount, MAX_PAISE), `${field}.${at}.amount`),
    checkReference(mode, reference, `${field}.${at}.reference`),
    checkBank(mode, bank, `${field}.${at}.bank`),
    tendered === undefined || (mode === 'CASH' && tendered >= amount && tendered <= MAX_PAISE)
      ? undefined
      : problem(`${field}.${at}.tendered`, 'INVALID_INPUT', 'payment.tenderedTooLow'),
  ]);
}

/** A split comes to the amount that is told beside it, and the largest of it names the mode. */
export function checkSplit(
  parts: readonly PaymentPart[],
  stated: { amount: Paise; mode: PaymentMode | undefined },
  field = 'payments',
): Problem | undefined {
  const largest = largestMode(parts);
  const agrees = sumOfParts(parts) === stated.amount && (largest === undefined || largest === stated.mode);
  return agrees ? undefined : problem(field, 'INVALID_INPUT', 'payment.splitDisagrees');
}

const placed = (found: Problem | undefined, field: string): Problem | undefined =>
  found && { ...found, field };

/** What people give for an amount in cash: the next ten, fifty, hundred and five hundred rupees above it. */
export function nextNotes(amount: Paise): Paise[] {
  const above = [10_00, 50_00, 100_00, 500_00].map((note) => Math.ceil(amount / note) * note);
  return [...new Set(above)].filter((given) => given > amount).toSorted((a, b) => a - b);
}
