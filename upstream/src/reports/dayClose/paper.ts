import {
  type BillPaper,
  drawerDifference,
  formatCount,
  formatDay,
  formatDateTime,
  formatDayAs,
  formatMessage,
  formatRupees,
  PAYMENT_MODE_LABELS,
} from '@galla/domain';
import type { Static } from 'typebox';
import { loadShop, paymentMode, slipAnswer } from '../../billing/index.ts';
import { paiseOf } from '../../db/numeric.ts';
import type { TenantDb } from '../../db/tenant.ts';
import type { Caller } from '../../http/caller.ts';
import type { BinaryAnswer } from '../../http/route.ts';
import type { DayCloseRow } from './contract.ts';

type Close = Static<typeof DayCloseRow>;

const money = (text: string): string => formatRupees(paiseOf(text));
const amountOf = (label: string, text: string) => ({ label, value: money(text) });

/** Receipts by mode and by person, then expenses. */
const rowsOf = ({ by_mode, by_person, expenses }: Close) => [
  ...by_mode.map(({ mode, total, count }) => ({
    name: formatMessage(PAYMENT_MODE_LABELS[paymentMode[mode]]),
    detail: formatCount('dayClose.receipts', count),
    amount: money(total),
  })),
  ...by_person.map(({ name, total, count }) => ({
    name,
    detail: formatCount('dayClose.receipts', count),
    amount: money(total),
  })),
  ...expenses.map(({ purpose, amount }) => ({
    name: purpose,
    detail: formatMessage('dayClose.paidOut'),
    amount: formatRupees(-paiseOf(amount)),
  })),
];

/** The slip of a closed day: on 80 mm unless the narrow roll is requested. */
export async function drawDayClose(
  { db, caller }: { db: TenantDb; caller: Pick<Caller, 'timeZone'> },
  close: Close,
  asked: BillPaper | undefined,
): Promise<BinaryAnswer> {
  const { shop, print } = await loadShop(db);
  const time = (iso: string) => formatDateTime(iso, caller.timeZone);
  const difference = drawerDifference(paiseOf(close.counted), paiseOf(close.should_be));
  const name = formatMessage('dayClose.fileNumber', { day: formatDay(close.day) });
  return slipAnswer(
    {
      title: formatMessage('dayClose.title'),
      number: formatDayAs(close.day, print.dateFormat),
      issued: new Date(close.closed_at),
      description: undefined,
      sentence: undefined,
      shop: { name: shop.name, lines: [shop.address ?? ''].filter((line) => line !== '') },
      mark: close.reopened_at === null ? undefined : formatMessage('dayClose.wasReopened'),
      facts: [
        [formatMessage('dayClose.closedOn'), time(close.closed_at)],
        [formatMessage('dayClose.by'), close.closed_by_name],
      ],
      rows: rowsOf(close),
      sums: [
        amountOf(formatMessage('dayClose.collected'), close.collected),
        amountOf(formatMessage('dayClose.opening'), close.opening),
        amountOf(formatMessage('dayClose.received'), close.cash_received),
        { label: formatMessage('dayClose.paidOut'), value: formatRupees(-paiseOf(close.paid_out)) },
      ],
      total: amountOf(formatMessage('dayClose.shouldBe'), close.should_be),
      settled: [
        ...(close.coins ?? []).map(({ value, count }) => ({
          label: formatMessage('dayClose.coinsTimes', { value: formatRupees(value * 100), count }),
          value: formatRupees(value * count * 100),
        })),
        { ...amountOf(formatMessage('dayClose.counted'), close.counted), strong: true },
        { label: formatMessage('dayClose.difference'), value: difference },
      ],
      upi: undefined,
      terms: close.note === null ? [] : [close.note],
      farewell: undefined,
    },
    { name, asked, print },
  );
}
