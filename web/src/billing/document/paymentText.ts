import { formatMessage, type Paise, PAYMENT_MODE_LABELS } from '@galla/domain';
import { graphql, readInlineData } from 'relay-runtime';
import type { paymentText_payment$key } from '../../__generated__/paymentText_payment.graphql.ts';
import { paiseOf } from '../../app/graph/scalars.ts';

const isKnown = (mode: string): mode is keyof typeof PAYMENT_MODE_LABELS =>
  Object.hasOwn(PAYMENT_MODE_LABELS, mode);

/** "Cash" or "UPI"; a mode known only to a newer server is shown as it is. */
export const modeWord = (mode: string): string =>
  isKnown(mode) ? formatMessage(PAYMENT_MODE_LABELS[mode]) : mode;

/** "UTR 4321…" for UPI, "Card ending 4711", "Ref. …" for a bank transfer; '' if there is none. */
function referenceText(mode: string, reference: string | null | undefined): string {
  if (reference == null || reference === '') return '';
  if (mode === 'CARD') return formatMessage('payment.cardOf', { reference });
  return formatMessage(mode === 'BANK' ? 'payment.bankReferenceOf' : 'payment.referenceOf', { reference });
}

/** Texts of a document's payment. */
export interface PaymentText {
  /**
   * "UPI advance" for a payment with an order, before delivery; an invoice's is "received". "Cash given back" for a
   * refund, "Kept as credit" for one kept by the shop; "Credit note" for returned goods.
   */
  what: string;
  /**
   * Bank and reference; for refunds and returns also the paper and the reason: "Voucher 26-27/F/00001 · Too dear".
   */
  more: string[];
  /** The amount deducted from the pending amount; refunds are negative. */
  amount: Paise;
}

/** Texts of a payment of an invoice or an order. */
export function paymentText(key: paymentText_payment$key, type: string): PaymentText {
  const payment = readInlineData(
    graphql`
      fragment paymentText_payment on Payment @inline {
        amount
        mode
        isAdvance
        isRefund
        isCreditNote
        creditNote
        receipt
        voucher
        reason
        reference
        bank
      }
    `,
    key,
  );
  const { mode, isAdvance, isRefund, isCreditNote, creditNote, receipt, voucher, reason, reference, bank } =
    payment;
  const named = { mode: modeWord(mode) };
  const what = (): string => {
    if (isCreditNote) return formatMessage('returns.creditNote');
    if (isRefund) return formatMessage(mode === 'CREDIT' ? 'credit.kept' : 'payment.refundLine', named);
    return formatMessage(
      isAdvance && type === 'ORDER' ? 'history.advanceLine' : 'history.paymentLine',
      named,
    );
  };
  return {
    what: what(),
    more: [
      bank ?? '',
      referenceText(mode, reference),
      creditNote ?? '',
      receipt == null ? '' : formatMessage('onAccount.of', { number: receipt }),
      voucher == null ? '' : formatMessage('payment.voucher', { number: voucher }),
      reason ?? '',
    ].filter((text) => text !== ''),
    amount: isRefund ? -paiseOf(payment.amount) : paiseOf(payment.amount),
  };
}
