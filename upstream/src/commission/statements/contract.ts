import { MAX_ADVANCE_NOTE, type Right, STATEMENT_KINDS, type StatementKind } from '@galla/domain';
import Type from 'typebox';
import { AttendanceSums } from '../../attendance/contract.ts';
import { endpoint } from '../../http/endpoint.ts';
import {
  Day,
  Flag,
  Id,
  Ids,
  include,
  Instant,
  Money,
  MoneyIn,
  MoneyModeWord,
  Nullable,
  PageOfList,
  paging,
  Percent,
  Quantity,
  Success,
  Text,
} from '../../http/schemas.ts';

/**
 * Monthly statements of employees' earnings, and advances on them. The specification names no call. Every signed-in
 * person may read their own statements; those of others need Employees View. Each call checks that itself. Only the
 * owner may write their own: others get PERMISSION_DENIED for closing, paying and advances.
 */

const EDIT: readonly Right[] = ['employees:edit'];

const Kind = Type.Unsafe<StatementKind>(Type.Union(STATEMENT_KINDS.map((kind) => Type.Literal(kind))));

export const AdvanceRow = Type.Object({
  id: Id,
  employee_id: Id,
  amount: Money,
  payment_mode: MoneyModeWord,
  note: Nullable(Type.String()),
  /** The day it counts for. */
  paid_on: Day,
  created_at: Instant,
  created_by_name: Type.String(),
  /** 1 if it was paid on a statement that was reopened, so it can't be deleted. */
  of_statement: Flag,
});

/** earned + advances + carried = payable; rows of each kind add up to their amount. */
const sums = {
  sums: Type.Array(Type.Object({ kind: Kind, count: Type.Integer(), amount: Money })),
  earned: Money,
  /** 0.00 or less. */
  advances: Money,
  /** Negative balance of earlier statements; 0.00 or less. */
  carried: Money,
  payable: Money,
  /**
   * Commission still expected at the end of the month from sales that earn as money is received; not part of the sums.
   */
  expected: Money,
};

/** A closed month of an employee, including one that was reopened since. */
export const StatementRecord = Type.Object({
  id: Id,
  employee_id: Id,
  /** First day of the month. */
  month: Day,
  number: Type.String(),
  ...sums,
  /** Days and time when it was closed; null for months before attendance was recorded. */
  attendance: Nullable(AttendanceSums),
  closed_at: Instant,
  closed_by_name: Type.String(),
  /** The payment; null while unpaid. */
  paid: Nullable(Type.Object({ on: Day, payment_mode: MoneyModeWord, by_name: Type.String() })),
  reopened_at: Nullable(Instant),
  reopened_by_name: Nullable(Type.String()),
});

/** A month of an employee: a preview of its closing, or its statement. */
export const MonthRecord = Type.Object({
  employee_id: Id,
  month: Day,
  ...sums,
  /** Days and time of the month; of a closed one as in its statement. */
  attendance: Nullable(AttendanceSums),
  /** The advances included in it, oldest first. */
  advance_rows: Type.Array(AdvanceRow),
  /** Whether it can be closed now. */
  closable: Flag,
  /** Its statement; null while it is open. */
  statement: Nullable(StatementRecord),
});

/** A row of a closed month. */
export const StatementRowRecord = Type.Object({
  position: Type.Integer(),
  kind: Kind,
  /** Id of the document, order, credit note, advance or statement. */
  source_id: Id,
  day: Day,
  /** Null for an advance. */
  number: Nullable(Type.String()),
  /** For an advance. */
  payment_mode: Nullable(MoneyModeWord),
  /** The base of the commission in rupees; null for points, and for a later change. */
  base: Nullable(Money),
  /** Null when the lines of a bill have different rates. */
  percent: Nullable(Percent),
  points: Nullable(Quantity),
  /** For a sale that earns as money is received: the amount received so far, and its total; else null. */
  received: Nullable(Money),
  received_of: Nullable(Money),
  /** The person's part of the sale in per cent; null when it is not shared. */
  part: Nullable(Type.Integer({ minimum: 1, maximum: 99 })),
  amount: Money,
});

const month = { employee_id: Id, month: Type.Optional(Nullable(Day)) };
const read = { method: 'POST', tenant: 'query', repeat: 'safe' } as const;

export const earningsMonth = endpoint({
  ...read,
  path: '/earningsMonth',
  summary:
    'Returns a month of an employee, given by its first day: earnings, advances and amount to pay; or its statement. By default the month after the last closed one, at the latest the current month',
  body: month,
  answer: Type.Object({ success: Success, data: MonthRecord }),
});

export const earningsStatements = endpoint({
  ...read,
  path: '/earningsStatements',
  summary:
    'Lists the closed months of an employee, newest first, including reopened ones; or statements by ids, without those that the caller may not see',
  body: {
    employee_id: Type.Optional(Id),
    ids: Type.Optional(Ids),
    ...paging,
    include: include('count', 'page'),
  },
  answer: Type.Object({
    success: Success,
    data: Type.Array(StatementRecord),
    page: PageOfList,
    total: Type.Optional(Type.Integer()),
  }),
});

export const earningsStatementRows = endpoint({
  ...read,
  path: '/earningsStatementRows',
  summary: 'Lists the rows of a closed month in their order',
  body: { statement_id: Id, ...paging, include: include('count', 'page') },
  answer: Type.Object({
    success: Success,
    data: Type.Array(StatementRowRecord),
    page: PageOfList,
    total: Type.Optional(Type.Integer()),
  }),
});

const binary = {
  method: 'GET',
  answers: 'binary',
  tenant: 'query',
  repeat: 'safe',
  params: { id: Id },
  answer: Type.Unsafe<Uint8Array>({ type: 'string', format: 'binary' }),
} as const;

export const earningsStatementPdf = endpoint({
  ...binary,
  path: '/earningsStatements/:id/pdf',
  summary: 'Returns a closed month as a PDF on the shop’s page',
});

export const earningsStatementXlsx = endpoint({
  ...binary,
  path: '/earningsStatements/:id/xlsx',
  summary: 'Returns a closed month as a workbook, Statement_{number}.xlsx',
});

const writing = { method: 'POST', tenant: 'query', rights: EDIT, repeat: 'keyed' } as const;
const statementAnswer = Type.Object({
  success: Success,
  message: Type.String(),
  statement: StatementRecord,
  data: MonthRecord,
});

export const closeEarningsMonth = endpoint({
  ...writing,
  path: '/closeEarningsMonth',
  summary:
    'Closes a month of an employee: its rows and sums are final, and later changes become rows of a later month. Fails with MONTH_CLOSED if it or a later month is closed, with CHANGED_MEANWHILE if its amount has changed',
  body: {
    employee_id: Id,
    month: Day,
    /** The amount that the caller saw. */
    expected_payable: Money,
  },
  answer: statementAnswer,
});

export const reopenEarningsMonth = endpoint({
  ...writing,
  path: '/reopenEarningsMonth',
  rights: [],
  ownerOnly: true,
  closedToKeys: true,
  summary:
    'Reopens the last closed month of an employee; its statement stays in the list as reopened, and what was paid on it becomes an advance of that month. Fails with PIN_REQUIRED unless the PIN was just given, with MONTH_CLOSED if a later month is closed. Succeeds if it is already open',
  body: { statement_id: Id },
  answer: statementAnswer,
});

export const payEarningsStatement = endpoint({
  ...writing,
  path: '/payEarningsStatement',
  summary:
    'Records that a statement was paid today, and how. Fails with STATEMENT_PAID if it is already paid, was reopened, or has nothing to pay',
  body: { statement_id: Id, payment_mode: MoneyModeWord },
  answer: statementAnswer,
});

export const employeeAdvances = endpoint({
  ...read,
  path: '/employeeAdvances',
  summary: 'Lists advances by ids, without those of employees whose earnings the caller may not see',
  body: { ids: Ids },
  answer: Type.Object({ success: Success, data: Type.Array(AdvanceRow) }),
});

export const createEmployeeAdvance = endpoint({
  ...writing,
  path: '/createEmployeeAdvance',
  summary: 'Records an advance paid today; it counts in the open month',
  body: {
    employee_id: Id,
    amount: MoneyIn,
    payment_mode: MoneyModeWord,
    note: Type.Optional(Nullable(Text(MAX_ADVANCE_NOTE))),
  },
  answer: Type.Object({ success: Success, message: Type.String(), advance: AdvanceRow, data: MonthRecord }),
});

export const deleteEmployeeAdvance = endpoint({
  ...writing,
  path: '/deleteEmployeeAdvance',
  summary: 'Deletes an advance recorded by mistake; fails with MONTH_CLOSED once a statement counts it',
  body: { advance_id: Id },
  answer: Type.Object({ success: Success, message: Type.String(), advance_id: Id, data: MonthRecord }),
});
