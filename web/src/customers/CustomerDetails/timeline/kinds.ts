import type { MessageKey } from '@galla/domain';
import {
  CalendarDays,
  HandCoins,
  ReceiptIndianRupee,
  RefreshCw,
  StickyNote,
  type LucideIcon,
} from 'lucide-react';
import type { TimelineKind } from '../../../__generated__/TimelineListQuery.graphql.ts';

/** The selected tab: everything, or one kind. */
export type Shown = 'ALL' | TimelineKind;

interface Tab {
  shown: Shown;
  label: MessageKey;
}

/** In tab order. Kinds that the user may not see have no entries. */
export const TABS: readonly Tab[] = [
  { shown: 'ALL', label: 'customers.everything' },
  { shown: 'DOCUMENT', label: 'customers.bills' },
  { shown: 'PAYMENT', label: 'customers.payments' },
  { shown: 'APPOINTMENT', label: 'customers.appointments' },
  { shown: 'NOTE', label: 'customers.notes' },
  { shown: 'STATUS', label: 'customers.statuses' },
];

/** The kinds of a tab: payments include receipts on account. */
export const kindsOf = (shown: TimelineKind): TimelineKind[] =>
  shown === 'PAYMENT' ? ['PAYMENT', 'RECEIPT'] : [shown];

/** Icon by record type. */
export const ICONS: Readonly<Record<string, LucideIcon | undefined>> = {
  Document: ReceiptIndianRupee,
  Payment: HandCoins,
  AccountReceipt: HandCoins,
  Appointment: CalendarDays,
  CustomerNote: StickyNote,
  StatusChange: RefreshCw,
};
