import { formatRupees, formatMessage, type Paise } from '@galla/domain';

interface Paid {
  mode: string;
  amount: Paise;
}

interface Money {
  /** Undefined while the payments could not be loaded. */
  payments: readonly Paid[] | undefined;
  /** The customer's intended payment mode. */
  paymentMode: string;
  total: Paise;
  pending: Paise;
}

/** The amount received in cash; without the payments, the whole paid amount of a cash bill. */
function cashOf({ payments, paymentMode, total, pending }: Money): Paise {
  if (payments === undefined) return paymentMode === 'CASH' ? total - pending : 0;
  return payments.filter(({ mode }) => mode === 'CASH').reduce((sum, { amount }) => sum + amount, 0);
}

/**
 * The message about the received money: for cash as documented (spec 2 §4), otherwise the pending amount, otherwise
 * that it was received.
 */
export function collectedText(money: Money): string {
  const cash = cashOf(money);
  const left = formatRupees(money.pending);
  if (cash > 0 || money.total === 0) {
    const amount = formatRupees(cash);
    return money.pending > 0
      ? formatMessage('payment.collectedLeft', { amount, left })
      : formatMessage('payment.collected', { amount });
  }
  if (money.pending > 0) return formatMessage('payment.nothingCollected', { left });
  return formatMessage('payment.received', { amount: formatRupees(money.total) });
}
