import type { Static } from 'typebox';
import type { DocumentRow, QuickBill } from '../billing/index.ts';
import type { OcStatus } from '../catalogue/index.ts';

type DocumentStatus = Static<typeof DocumentRow>['status'];
type QuickBillStatus = Static<typeof QuickBill>['status'];
type ItemStatus = Static<typeof OcStatus>;

/** Every status of a kind, once: a new one missing here fails the type check. */
const all = <S extends string>(statuses: Record<S, true>): readonly S[] => Object.keys(statuses) as S[];

const ofItems = all<ItemStatus>({ Available: true, 'Out of stock': true, Hidden: true, Discontinued: true });

/** The statuses by kind, in their usual order. */
export const STATUSES = {
  document: all<DocumentStatus>({
    Unpaid: true,
    Partial: true,
    Paid: true,
    Canceled: true,
    Open: true,
    Accepted: true,
    Ended: true,
  }),
  quick_bill: all<QuickBillStatus>({ Pending: true, Paid: true }),
  product: ofItems,
  service: ofItems,
};
