import { documentStatus, formatMessage, STATUS_LABELS, type Paise } from '@galla/domain';
import type { EditedBill } from './useEdit.ts';

/** The amount to settle after the edit. */
export interface Difference {
  label: string;
  /** Undefined if there is nothing to receive or refund. */
  amount: Paise | undefined;
  /** "Paid becomes Partial". */
  second: string | undefined;
}

const labelOf = (left: Paise): string => {
  if (left > 0) return formatMessage('billing.toReceive');
  return formatMessage(left < 0 ? 'billing.toRefund' : 'billing.noDifference');
};

export function differenceOf({ before, edit, totals, pending }: EditedBill): Difference {
  const { type, received } = before;
  // Nothing is owed on a proposal: its figure is the offered total.
  if (type === 'PROPOSAL')
    return { label: formatMessage('billing.total'), amount: totals.total, second: undefined };
  const left = totals.total - received;
  const of = { type, cancelled: false, accepted: false };
  const was = documentStatus({ ...of, total: edit.seen.total, pending: edit.seen.pending });
  const now = documentStatus({ ...of, total: totals.total, pending });
  return {
    label: labelOf(left),
    amount: left === 0 ? undefined : Math.abs(left),
    second:
      was === now || left < 0
        ? undefined
        : formatMessage('billing.becomes', {
            before: formatMessage(STATUS_LABELS[was]),
            after: formatMessage(STATUS_LABELS[now]),
          }),
  };
}
