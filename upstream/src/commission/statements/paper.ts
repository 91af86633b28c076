import {
  formatAttendance,
  formatDayAs,
  formatMessage,
  formatMonth,
  formatRupees,
  PAYMENT_MODE_LABELS,
  pointsText,
} from '@galla/domain';
import type { Static } from 'typebox';
import { composeShop, loadShop, type StatementPaper, type StatementRow } from '../../billing/index.ts';
import { drawStatement, paymentMode } from '../../billing/index.ts';
import { type TableTask, WORKBOOK_TYPE, writeWorkbook } from '../../catalogue/index.ts';
import { milliOf, paiseOf } from '../../db/numeric.ts';
import type { TenantDb } from '../../db/tenant.ts';
import type { Files } from '../../files/index.ts';
import type { BinaryAnswer } from '../../http/route.ts';
import type { StatementRecord, StatementRowRecord } from './contract.ts';

/** A closed month with its rows and its employee. */
export interface ClosedMonth {
  statement: Static<typeof StatementRecord>;
  rows: readonly Static<typeof StatementRowRecord>[];
  employee: string;
}

type Row = ClosedMonth['rows'][number];

/** "Bill 26-27/A/00413", "Bill 26-27/A/00413, 60 % of it", "Bill 26-27/A/00413: ₹500.00 of ₹1,000.00 paid", "Advance, Cash". */
function particulars({ kind, number, payment_mode: mode, part, received, received_of: total }: Row): string {
  const word = formatMessage(`earnings.kind.${kind}`);
  if (mode !== null) return `${word}, ${formatMessage(PAYMENT_MODE_LABELS[paymentMode[mode]])}`;
  const sale = number === null ? word : `${word} ${number}`;
  const what = part === null ? sale : formatMessage('split.ofSale', { what: sale, percent: part });
  if (received === null || total === null) return what;
  const money = { received: formatRupees(paiseOf(received)), total: formatRupees(paiseOf(total)) };
  return formatMessage('earnings.paidOf', { what, ...money });
}

const rateText = ({ percent, points }: Row): string => {
  if (points !== null) return formatMessage('earnings.points', { points: pointsText(milliOf(points), 3) });
  return percent === null ? '' : `${Number(percent)} %`;
};

/** The lines below the rows. */
const closingOf = (payable: number): StatementPaper['closing'] =>
  payable < 0
    ? [formatMessage('earnings.carriedOn'), formatRupees(payable)]
    : [formatMessage('earnings.payable'), formatRupees(payable)];

/** The commission still expected at closing, if any. */
const expectedOf = ({ expected }: ClosedMonth['statement']): [string, string][] =>
  paiseOf(expected) === 0 ? [] : [[formatMessage('earnings.expected'), formatRupees(paiseOf(expected))]];

/** Days and hours, if attendance was recorded. */
const attendanceFact = ({ attendance }: ClosedMonth['statement']): [string, string][] => {
  if (attendance === null) return [];
  const { days, minutes, without_out: withoutOut } = attendance;
  return [[formatMessage('attendance.title'), formatAttendance({ days, minutes, withoutOut })]];
};

const fact = (label: string, value: string) => ({ label, value, main: true });

/** A closed month as a page. */
export async function drawMonth(
  { db, files }: { db: TenantDb; files: Files },
  { statement, rows, employee }: ClosedMonth,
): Promise<BinaryAnswer> {
  const facts = await loadShop(db);
  const logo = facts.shop.logo === null ? undefined : await files.read(facts.shop.logo);
  const day = (text: string) => formatDayAs(text, facts.print.dateFormat);
  const bytes = await drawStatement(
    {
      title: formatMessage('earnings.title'),
      mark:
        statement.reopened_at === null
          ? undefined
          : { text: formatMessage('earnings.reopenedMark'), strong: true },
      sentence: undefined,
      shop: composeShop(facts, logo),
      customer: { label: formatMessage('earnings.employee'), name: employee, lines: [] },
      facts: [
        [
          fact(formatMessage('earnings.month'), formatMonth(statement.month)),
          ...attendanceFact(statement).map(([label, time]) => fact(label, time)),
          ...expectedOf(statement).map(([label, amount]) => fact(label, amount)),
        ],
        [
          fact(formatMessage('earnings.number'), statement.number),
          ...(statement.paid === null ? [] : [fact(formatMessage('earnings.paid'), day(statement.paid.on))]),
        ],
      ],
      number: statement.number,
      heads: [
        formatMessage('earnings.day'),
        formatMessage('statement.particulars'),
        formatMessage('earnings.base'),
        formatMessage('earnings.rate'),
        formatMessage('earnings.amount'),
      ],
      rows: rows.map((row): StatementRow => [
        day(row.day),
        particulars(row),
        row.base === null ? '' : formatRupees(paiseOf(row.base)),
        rateText(row),
        formatRupees(paiseOf(row.amount)),
      ]),
      sums: ['', '', '', formatMessage('earnings.earned'), formatRupees(paiseOf(statement.earned))],
      closing: closingOf(paiseOf(statement.payable)),
      issued: new Date(statement.closed_at),
    },
    facts.print,
  );
  const name = `${formatMessage('earnings.title')}-${statement.number.replaceAll('/', '-')}.pdf`;
  return { contentType: 'application/pdf', bytes, fileName: name };
}

/** A closed month as a workbook table, with amounts as numbers. */
export function monthSheet({ statement, rows, employee }: ClosedMonth): BinaryAnswer {
  const payable = closingOf(paiseOf(statement.payable));
  const task: TableTask = {
    kind: 'table',
    sheet: formatMessage('earnings.title'),
    facts: [
      [formatMessage('earnings.employee'), employee],
      [formatMessage('earnings.month'), formatMonth(statement.month)],
      [formatMessage('earnings.number'), statement.number],
      ...attendanceFact(statement),
      ...expectedOf(statement),
    ],
    columns: [
      { heading: formatMessage('earnings.day'), kind: 'day', width: 14 },
      { heading: formatMessage('statement.particulars'), kind: 'text', width: 34 },
      { heading: formatMessage('earnings.base'), kind: 'money', width: 16 },
      { heading: formatMessage('earnings.rate'), kind: 'text', width: 12 },
      { heading: formatMessage('earnings.amount'), kind: 'money', width: 16 },
    ],
    rows: [
      ...rows.map((row) => ({
        cells: [
          row.day,
          particulars(row),
          row.base === null ? null : paiseOf(row.base),
          rateText(row),
          paiseOf(row.amount),
        ],
      })),
      { cells: [null, payable[0], null, null, paiseOf(statement.payable)], strong: true },
    ],
  };
  return {
    contentType: WORKBOOK_TYPE,
    bytes: writeWorkbook(task),
    fileName: formatMessage('earnings.file', { number: statement.number.replaceAll('/', '-') }),
  };
}
