import type { commission } from '@galla/upstream/contract';
import { attendanceSumsOf } from '../attendance/index.ts';
import { PAYMENT_MODE } from '../billing/index.ts';
import { globalId } from '../relay/ids.ts';
import { nodeOf } from '../relay/model.ts';
import type { Answer } from '../rest/arguments.ts';

type Month = Answer<typeof commission.earningsMonth>['data'];
type Statement = Answer<typeof commission.earningsStatements>['data'][number];
type Row = Answer<typeof commission.earningsStatementRows>['data'][number];
type Advance = Answer<typeof commission.employeeAdvances>['data'][number];

/** Maps an advance to the graph's type. */
export const advanceOf = (row: Advance) => ({
  ...nodeOf('EmployeeAdvance', row.id),
  amount: row.amount,
  mode: PAYMENT_MODE[row.payment_mode],
  note: row.note,
  paidOn: row.paid_on,
  createdAt: row.created_at,
  createdBy: row.created_by_name,
  isOfStatement: row.of_statement === 1,
});

const sumsOf = ({
  month,
  sums,
  earned,
  advances,
  carried,
  payable,
  expected,
  attendance,
}: Month | Statement) => ({
  month,
  sums,
  earned,
  advances,
  carried,
  payable,
  expected,
  attendance: attendance && attendanceSumsOf(attendance),
});

/** Maps a closed month to the graph's type; its rows are fetched on demand. */
export function statementOf(row: Statement) {
  const node = nodeOf('EarningsStatement', row.id);
  return {
    ...node,
    ...sumsOf(row),
    employeeId: globalId('Employee', row.employee_id),
    number: row.number,
    closedAt: row.closed_at,
    closedBy: row.closed_by_name,
    paid: row.paid && {
      on: row.paid.on,
      mode: PAYMENT_MODE[row.paid.payment_mode],
      by: row.paid.by_name,
    },
    reopenedAt: row.reopened_at,
    reopenedBy: row.reopened_by_name,
    pdfUrl: `/pdf/earnings/${node.id}`,
    sheetUrl: `/sheets/earnings/${node.id}`,
  };
}

/** A statement before its rows are fetched. */
export type EarningsStatementMapper = ReturnType<typeof statementOf>;

/** Maps an open month to the graph's type. */
export const monthOf = (row: Month) => ({
  ...sumsOf(row),
  advancePayments: row.advance_rows.map(advanceOf),
  isClosable: row.closable === 1,
  statement: row.statement && statementOf(row.statement),
});

/** Maps a row of a closed month to the graph's type. */
export const rowOfStatement = (row: Row) => ({
  position: row.position,
  kind: row.kind,
  day: row.day,
  number: row.number,
  mode: row.payment_mode && PAYMENT_MODE[row.payment_mode],
  base: row.base,
  percentage: row.percent,
  points: row.points,
  received: row.received,
  receivedOf: row.received_of,
  part: row.part,
  amount: row.amount,
});
