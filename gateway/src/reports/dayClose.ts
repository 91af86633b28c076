import type { reports } from '@galla/upstream/contract';
import { PAYMENT_MODE } from '../billing/index.ts';
import { nodeOf } from '../relay/model.ts';
import type { Answer } from '../rest/arguments.ts';

type Book = Answer<typeof reports.dayBook>['data'];
type Close = Answer<typeof reports.dayCloses>['data'][number];
type Spent = Answer<typeof reports.expenses>['data'][number];

/** Maps an expense to the graph's type. */
export const expenseOf = (row: Spent) => ({
  ...nodeOf('Expense', row.id),
  amount: row.amount,
  purpose: row.purpose,
  createdAt: row.created_at,
  createdBy: row.created_by_name,
  isOfEmployee: row.of_employee === 1,
});

const sumsOf = (row: Book | Close) => ({
  day: row.day,
  since: row.since,
  opening: row.opening,
  collected: row.collected,
  receipts: row.receipts,
  modes: row.by_mode.map((sum) => ({ ...sum, mode: PAYMENT_MODE[sum.mode] })),
  collectors: row.by_person.map(({ name, total, count }) => ({ name, total, count })),
  cashReceived: row.cash_received,
  paidOut: row.paid_out,
  expenses: row.expenses.map(expenseOf),
});

/** Maps a closed day to the graph's type. */
export function dayCloseOf(row: Close) {
  const node = nodeOf('DayClose', row.id);
  return {
    ...node,
    ...sumsOf(row),
    until: row.until,
    shouldBe: row.should_be,
    counted: row.counted,
    coins: row.coins,
    note: row.note,
    closedAt: row.closed_at,
    closedBy: row.closed_by_name,
    reopenedAt: row.reopened_at,
    reopenedBy: row.reopened_by_name,
    pdfUrl: `/pdf/day-close/${node.id}`,
  };
}

/** Maps an open day to the graph's type. */
export const dayBookOf = (row: Book) => ({
  ...sumsOf(row),
  close: row.close && dayCloseOf(row.close),
  overdueDay: row.overdue,
});
