import { formatMessage, type MessageKey } from '@galla/domain';
import type { Static } from 'typebox';
import type { ExportColumn } from '../../billing/index.ts';
import type { DayCloseRow } from './contract.ts';

type Close = Static<typeof DayCloseRow>;

const WIDE = 28;
const NARROW = 14;

const column = (
  heading: MessageKey,
  kind: ExportColumn<Close>['kind'],
  width: number,
  valueOf: (close: Close) => string,
): ExportColumn<Close> => ({ heading: formatMessage(heading), kind, width, valueOf });

const money = (heading: MessageKey, valueOf: (close: Close) => string) =>
  column(heading, 'money', NARROW, valueOf);

const byMode = (close: Close, word: Close['by_mode'][number]['mode']): string =>
  close.by_mode.find(({ mode }) => mode === word)?.total ?? '0.00';

/** Columns of the workbook of closed days: amounts by mode, the drawer, and who closed it. */
export const closeColumns = (): ExportColumn<Close>[] => [
  column('dayClose.day', 'day', NARROW, (close) => close.day),
  money('billing.cash', (close) => byMode(close, 'Cash')),
  money('billing.upi', (close) => byMode(close, 'UPI')),
  money('billing.card', (close) => byMode(close, 'Card')),
  money('billing.bank', (close) => byMode(close, 'Bank')),
  money('dayClose.collected', (close) => close.collected),
  column('dayClose.receiptsOf', 'number', NARROW, (close) => String(close.receipts)),
  money('dayClose.opening', (close) => close.opening),
  money('dayClose.received', (close) => close.cash_received),
  money('dayClose.paidOut', (close) => close.paid_out),
  money('dayClose.shouldBe', (close) => close.should_be),
  money('dayClose.counted', (close) => close.counted),
  money('dayClose.difference', (close) => (Number(close.counted) - Number(close.should_be)).toFixed(2)),
  column('dayClose.note', 'text', WIDE, (close) => close.note ?? ''),
  column('dayClose.by', 'text', WIDE, (close) => close.closed_by_name),
  column('dayClose.wasReopened', 'text', WIDE, (close) => close.reopened_by_name ?? ''),
];
