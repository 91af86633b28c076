import { MAX_COINS, MAX_DAY_NOTE, MAX_PURPOSE, type Right } from '@galla/domain';
import Type from 'typebox';
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
  Nullable,
  PageOfList,
  paging,
  Success,
  Text,
} from '../../http/schemas.ts';
import { BillPaper } from '../../tenant/printContract.ts';
import { SumOfMode, SumOfPerson } from '../range.ts';

/** Closing days, and cash expenses. The specification names no call. */

/** The right to close days, which includes the payments of the whole shop. */
const CLOSE: readonly Right[] = ['reports:create'];

export const ExpenseRow = Type.Object({
  id: Id,
  amount: Money,
  purpose: Type.String(),
  created_at: Instant,
  created_by_name: Type.String(),
  /** 1 if paid to an employee, as an advance or on a statement; it is undone there. */
  of_employee: Flag,
});

/** Number of notes or coins by denomination in rupees. */
const Coins = Type.Array(
  Type.Object(
    {
      value: Type.Integer({ minimum: 1, maximum: 500 }),
      count: Type.Integer({ minimum: 0, maximum: MAX_COINS }),
    },
    { additionalProperties: false },
  ),
  { maxItems: 20 },
);

/** Sums of a day; those by mode and those by person each add up to `collected`. */
const sums = {
  collected: Money,
  receipts: Type.Integer(),
  by_mode: Type.Array(SumOfMode),
  by_person: Type.Array(SumOfPerson),
  /** Cash received, less cash refunds. */
  cash_received: Money,
  /** Cash expenses, without refunds. */
  paid_out: Money,
  expenses: Type.Array(ExpenseRow),
};

/** A closed day, including one that was reopened since. */
export const DayCloseRow = Type.Object({
  id: Id,
  day: Day,
  /** It counts payments received (or recorded) after this instant, up to the other one. */
  since: Instant,
  until: Instant,
  opening: Money,
  ...sums,
  /** opening + cash_received - paid_out. */
  should_be: Money,
  counted: Money,
  /** Counted notes and coins, largest first; null when not counted individually. */
  coins: Nullable(Coins),
  note: Nullable(Type.String()),
  closed_at: Instant,
  closed_by_name: Type.String(),
  reopened_at: Nullable(Instant),
  reopened_by_name: Nullable(Type.String()),
});

/** A day: a preview of its close, or its close. */
export const DayBookRow = Type.Object({
  day: Day,
  /** End of the previous close, or the beginning of the day. */
  since: Instant,
  /** Cash counted at the previous close; 0.00 before the first. */
  opening: Money,
  ...sums,
  /** Its close; null while it is open. */
  close: Nullable(DayCloseRow),
  /** An earlier day with payments that is not closed yet; null when there is none, and before the first close. */
  overdue: Nullable(Day),
});

const dayAnswer = Type.Object({ success: Success, data: DayBookRow });

export const dayBook = endpoint({
  method: 'POST',
  path: '/billing/dayBook',
  summary:
    'Returns a day of the shop, today by default: amounts received, paid out and expected in the drawer',
  tenant: 'query',
  rights: CLOSE,
  repeat: 'safe',
  body: { day: Type.Optional(Nullable(Day)) },
  answer: dayAnswer,
});

const writing = { method: 'POST', tenant: 'query', rights: CLOSE, repeat: 'keyed' } as const;

export const closeDay = endpoint({
  ...writing,
  path: '/billing/closeDay',
  summary:
    'Closes a day with the counted cash: its sums are final, its invoices can no longer be edited, and later payments count in the next day. Fails with DAY_CLOSED if it or a later day is closed, with CHANGED_MEANWHILE if money came or went since the day was read',
  body: {
    day: Day,
    opening: MoneyIn,
    counted: MoneyIn,
    /** Notes and coins; must add up to the counted amount. */
    coins: Type.Optional(Nullable(Coins)),
    /** The amount that the caller saw. */
    expected_collected: Money,
    expected_paid_out: MoneyIn,
    note: Type.Optional(Nullable(Text(MAX_DAY_NOTE))),
  },
  answer: Type.Object({ success: Success, message: Type.String(), day_close: DayCloseRow, data: DayBookRow }),
});

export const reopenDay = endpoint({
  ...writing,
  path: '/billing/reopenDay',
  rights: [],
  ownerOnly: true,
  closedToKeys: true,
  summary:
    'Reopens the last closed day; its close stays in the list as reopened. Fails with PIN_REQUIRED unless the PIN was just given, with DAY_CLOSED if a later day is closed. Succeeds if it is already open',
  body: { day_close_id: Id },
  answer: Type.Object({ success: Success, message: Type.String(), day_close: DayCloseRow, data: DayBookRow }),
});

export const dayCloses = endpoint({
  method: 'POST',
  path: '/billing/dayCloses',
  summary: 'Lists closed days, newest first, including reopened ones; or closed days by ids',
  tenant: 'query',
  rights: CLOSE,
  repeat: 'safe',
  body: { ids: Type.Optional(Ids), ...paging, include: include('count', 'page') },
  answer: Type.Object({
    success: Success,
    data: Type.Array(DayCloseRow),
    page: PageOfList,
    total: Type.Optional(Type.Integer()),
  }),
});

export const exportDayCloses = endpoint({
  method: 'POST',
  path: '/billing/exportDayCloses',
  summary: 'Exports all closed days, newest first, as a workbook; numbers as numbers, no formulas',
  answers: 'binary',
  tenant: 'query',
  rights: CLOSE,
  repeat: 'safe',
  body: {},
  answer: Type.Unsafe<Uint8Array>({ type: 'string', format: 'binary' }),
});

export const dayClosePdf = endpoint({
  method: 'GET',
  path: '/billing/dayCloses/:id/pdf',
  summary: 'Returns the slip of a closed day as a PDF, for an 80 mm roll or the given one',
  answers: 'binary',
  tenant: 'query',
  rights: CLOSE,
  repeat: 'safe',
  params: { id: Id },
  query: { paper: Type.Optional(BillPaper) },
  answer: Type.Unsafe<Uint8Array>({ type: 'string', format: 'binary' }),
});

export const expenses = endpoint({
  method: 'POST',
  path: '/billing/expenses',
  summary: 'Lists cash payments out of the drawer, by ids',
  tenant: 'query',
  rights: CLOSE,
  repeat: 'safe',
  body: { ids: Ids },
  answer: Type.Object({ success: Success, data: Type.Array(ExpenseRow) }),
});

export const createExpense = endpoint({
  ...writing,
  path: '/billing/createExpense',
  summary: 'Records cash paid out of the drawer; it counts in the open day',
  body: { amount: MoneyIn, purpose: Text(MAX_PURPOSE) },
  answer: Type.Object({ success: Success, message: Type.String(), expense: ExpenseRow, data: DayBookRow }),
});

export const deleteExpense = endpoint({
  ...writing,
  path: '/billing/deleteExpense',
  summary:
    'Deletes a payment out of the drawer recorded by mistake; fails with DAY_CLOSED once its day is closed',
  body: { expense_id: Id },
  answer: Type.Object({ success: Success, message: Type.String(), expense_id: Id, data: DayBookRow }),
});
