import { MAX_PAISE, type Paise } from '../money/paise.ts';
import { problem, type Problem } from '../refusals/problem.ts';
import { checkPayment } from './checkMoney.ts';
import type { PaymentMode } from './types.ts';

/** One of several payments that settle a bill together: part in cash, the rest by card. */
export interface PaymentPart<Mode extends PaymentMode = PaymentMode> {
  mode: Mode;
  amount: Paise;
  /** UTR of UPI, last four digits of a card, reference of a bank transfer. */
  reference?: string | undefined;
  /** The bank of a transfer, as entered. */
  bank?: string | undefined;
  /** Cash handed over, where it exceeds the amount; the difference is change. */
  tendered?: Paise | undefined;
}

/**
 * The shop is warned from this amount of cash on: it must not be received from one person in a day, nor for one
 * transaction (Income Tax Act 1961, section 269ST (a) and (b)).
 */
export const CASH_LIMIT: Paise = 2_00_000_00;

/** Earlier cash that counts together with the cash given now. */
export interface CashBefore {
  /** From the same person on the same day, over all bills; 0 for a walk-in. */
  day: Paise;
  /** For the same bill, on any day. */
  bill: Paise;
}

/** Whether the cash given now reaches the limit together with earlier cash. */
export function reachesCashLimit(cash: Paise, before: CashBefore): boolean {
  return cash > 0 && Math.max(before.day, before.bill) + cash >= CASH_LIMIT;
}

/** Maximum length of a stored reference. */
const MAX_REFERENCE = 35;

/** The mode with the largest part, the first of equals: a document names only one mode. */
export function largestMode(parts: readonly PaymentPart[]): PaymentMode | undefined {
  return parts.toSorted((a, b) => b.amount - a.amount)[0]?.mode;
}

/** Sum of several payments. */
export function sumOfParts(parts: readonly Pick<PaymentPart, 'amount'>[]): Paise {
  return parts.reduce((sum, { amount }) => sum + amount, 0);
}

/** The part received in cash. */
export function cashOf(parts: readonly { mode: string; amount: Paise }[]): Paise {
  return sumOfParts(parts.filter(({ mode }) => mode === 'CASH'));
}

/** The part paid with the customer's credit. */
export function creditOf(parts: readonly { mode: string; amount: Paise }[]): Paise {
  return sumOfParts(parts.filter(({ mode }) => mode === 'CREDIT'));
}

/** A card needs its last four digits and a bank transfer its reference; a UPI reference is optional and free text. */
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

/** Maximum length of a stored bank name. */
export const MAX_BANK = 60;

/** Only a transfer can name a bank. */
export function checkBank(
  mode: PaymentMode,
  bank: string | null | undefined,
  field = 'bank',
): Problem | undefined {
  const text = bank?.trim() ?? '';
  if (text !== '' && mode !== 'BANK') return problem(field, 'INVALID_INPUT', 'payment.bankElsewhere');
  return text.length > MAX_BANK ? problem(field, 'INVALID_INPUT', 'payment.bankLong') : undefined;
}

/** Whether a UPI reference has the form banks issue. The screens warn about others; they are not refused. */
export function isUtr(reference: string): boolean {
  return /^\d{12}$/.test(reference.trim());
}

/** Each part is an amount with its reference; only cash can be tendered above its amount. */
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

/** The parts of a split add up to the amount sent with them, and the largest part gives the mode. */
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

/** Likely amounts of cash a customer hands over: the next ten, fifty, hundred and five hundred rupees above the amount. */
export function nextNotes(amount: Paise): Paise[] {
  const above = [10_00, 50_00, 100_00, 500_00].map((note) => Math.ceil(amount / note) * note);
  return [...new Set(above)].filter((given) => given > amount).toSorted((a, b) => a - b);
}
