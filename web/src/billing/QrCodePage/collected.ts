import { formatRupees, formatMessage, type Paise } from '@galla/domain';

interface Paid {
  mode: string;
  amount: Paise;
}

interface Money {
  /** Undefined while the payments could not be fetched. */
  payments: readonly Paid[] | undefined;
  /** How the customer meant to pay. */
  paymentMode: string;
  total: Paise;
  pending: Paise;
}

/** How much came in as cash; without the payments themselves, all that is paid of a bill in cash. */
function cashOf({ payments, paymentMode, total, pending }: Money): Paise {
  if (payments === undefined) return paymentMode === 'CASH' ? total - pending : 0;
  return payments.filter(({ mode }) => mode === 'CASH').reduce((sum, { amount }) => sum + amount, 0);
}

/** What the screen says of the money that came: in cash as documented (spec 2 §4), what is left, else received. */
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
