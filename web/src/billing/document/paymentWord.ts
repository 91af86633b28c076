import { PAYMENT_MODE_LABELS, formatMessage } from '@galla/domain';

const isKnown = (mode: string): mode is keyof typeof PAYMENT_MODE_LABELS =>
  Object.hasOwn(PAYMENT_MODE_LABELS, mode);

/** "Cash" or "UPI"; a mode of a newer server is said as it is. */
export const modeWord = (mode: string): string =>
  isKnown(mode) ? formatMessage(PAYMENT_MODE_LABELS[mode]) : mode;

/** "UPI advance" for what came with an order, which is before delivery; at the till money is "received". */
export const paymentWord = (mode: string, isAdvance: boolean, type: string): string =>
  formatMessage(isAdvance && type === 'ORDER' ? 'history.advanceLine' : 'history.paymentLine', {
    mode: modeWord(mode),
  });

/** "UTR 4321…" of UPI, "Card ending 4711", "Ref. …" of a bank transfer; '' where there is none. */
export function referenceText(mode: string, reference: string | null | undefined): string {
  if (reference == null || reference === '') return '';
  if (mode === 'CARD') return formatMessage('payment.cardOf', { reference });
  return formatMessage(mode === 'BANK' ? 'payment.bankReferenceOf' : 'payment.referenceOf', { reference });
}
