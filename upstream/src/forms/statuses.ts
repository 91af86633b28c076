import type { Static } from 'typebox';
import type { DocumentRow, QuickBill } from '../billing/answers.ts';

type DocumentStatus = Static<typeof DocumentRow>['status'];
type QuickBillStatus = Static<typeof QuickBill>['status'];

/** Every status of a kind, once: a new one that is missing here fails the type check. */
const all = <S extends string>(statuses: Record<S, true>): readonly S[] => Object.keys(statuses) as S[];

/** The statuses by kind, in the order in which people go through them. */
export const STATUSES = {
  document: all<DocumentStatus>({ Unpaid: true, Partial: true, Paid: true, Canceled: true }),
  quick_bill: all<QuickBillStatus>({ Pending: true, Paid: true }),
};
