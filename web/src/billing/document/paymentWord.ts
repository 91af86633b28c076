import { PAYMENT_MODE_LABELS, formatMessage } from '@galla/domain';

const isKnown = (mode: string): mode is keyof typeof PAYMENT_MODE_LABELS =>
  Object.hasOwn(PAYMENT_MODE_LABELS, mode);

/** "Cash" or "UPI"; a mode of a newer server is said as it is. */
export const modeWord = (mode: string): string =>
  isKnown(mode) ? formatMessage(PAYMENT_MODE_LABELS[mode]) : mode;

/**
 * "UPI advance" for what came with an order, which is before delivery; at the till money is "received". "Cash given back"
 * of a refund.
 */
export function paymentWord(mode: string, isAdvance: boolean, type: string, isRefund = false): string {
  const named = { mode: modeWord(mode) };
  if (isRefund) return formatMessage('payment.refundLine', named);
  return formatMessage(isAdvance && type === 'ORDER' ? 'history.advanceLine' : 'history.paymentLine', named);
}

/** The voucher of a refund and why money was given back: "Voucher 26-27/F/00001 · Too dear". */
export const voucherText = (voucher: string | null | undefined, reason: string | null | undefined): string =>
  [voucher != null && formatMessage('payment.voucher', { number: voucher }), reason]
    .filter(Boolean)
    .join(' · ');

/** "UTR 4321…" of UPI, "Card ending 4711", "Ref. …" of a bank transfer; '' where there is none. */
export function referenceText(mode: string, reference: string | null | undefined): string {
  if (reference == null || reference === '') return '';
  if (mode === 'CARD') return formatMessage('payment.cardOf', { reference });
  return formatMessage(mode === 'BANK' ? 'payment.bankReferenceOf' : 'payment.referenceOf', { reference });
}
