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

/** What of a timeline is shown: all of it, or one kind. */
export type Shown = 'ALL' | TimelineKind;

interface Tab {
  shown: Shown;
  label: MessageKey;
}

/** In the order of the tabs. Kinds that a person may not see come without entries. */
export const TABS: readonly Tab[] = [
  { shown: 'ALL', label: 'customers.everything' },
  { shown: 'DOCUMENT', label: 'customers.bills' },
  { shown: 'PAYMENT', label: 'customers.payments' },
  { shown: 'APPOINTMENT', label: 'customers.appointments' },
  { shown: 'NOTE', label: 'customers.notes' },
  { shown: 'STATUS', label: 'customers.statuses' },
];

/** What a tab asks for: receipts on account are among the payments. */
export const kindsOf = (shown: TimelineKind): TimelineKind[] =>
  shown === 'PAYMENT' ? ['PAYMENT', 'RECEIPT'] : [shown];

/** The icon of a type of record. */
export const ICONS: Readonly<Record<string, LucideIcon | undefined>> = {
  Document: ReceiptIndianRupee,
  Payment: HandCoins,
  AccountReceipt: HandCoins,
  Appointment: CalendarDays,
  CustomerNote: StickyNote,
  StatusChange: RefreshCw,
};
