import { type Right } from '@galla/domain';
import Type from 'typebox';
import { endpoint } from '../http/endpoint.ts';
import {
  Day,
  Id,
  include,
  Instant,
  MoneyModeWord,
  Money,
  Nullable,
  PageOfList,
  paging,
  SortOrder,
  Success,
  Text,
} from '../http/schemas.ts';

import { sum, SumOfMode, SumOfPerson } from './range.ts';

export * from './dayClose/contract.ts';
export * from './dues/contract.ts';
export * from './gst/contract.ts';
export * from './sellers/contract.ts';

/** Financial reports: money received (spec 2 §2, §3 Report row, §7 Reports). */

const READ: readonly Right[] = ['reports-page:view', 'reports:view'];

/** Filter of payments in a report. */
const filter = {
  /** The shop's days, inclusive; both optional. */
  from_date: Type.Optional(Nullable(Day)),
  to_date: Type.Optional(Nullable(Day)),
  /** Part of the payer's name. */
  person_name: Type.Optional(Nullable(Text(200))),
  /** Who received the money: an id from `collectors`. */
  collected_by: Type.Optional(Nullable(Id)),
};

/** One received amount, with the field names of the specification. */
export const ReportRow = Type.Object({
  id: Id,
  /** Number of the paid bill or order. */
  uid: Type.String(),
  date: Instant,
  customer_name: Type.String(),
  customer_no: Nullable(Type.String()),
  /** Last four digits of a card, UTR of UPI, or the bank's reference; empty for cash. */
  customer_accountnumber: Type.String(),
  /** Name of the bank if known for a transfer, else the mode. */
  Customer_bankname: Type.String(),
  /** Refunds are negative. */
  collected_amount: Money,
  collected_by: Type.String(),
  /** Total of the bill. */
  totalamt: Money,
  total_taxamount: Money,
});

/**
 * What was paid: a bill or an order in pieces. An order's payments move to its invoice, but are reported on their own
 * day.
 */
const Billed = Type.Object({
  uid: Type.String(),
  document_id: Nullable(Id),
  order_id: Nullable(Id),
  /** For money on account kept as credit: `uid` is the number of the receipt. */
  customer_id: Nullable(Id),
  /** Without any of them it was a quick bill, whose id is that of the payment. */
  payment_mode: MoneyModeWord,
  /** For a bank transfer: name of the bank, if known. */
  bank: Nullable(Type.String()),
  collected_by_id: Id,
});

const ReportSummary = Type.Object({
  ...sum,
  /** Days with payments, oldest first. */
  by_day: Type.Array(Type.Object({ day: Day, ...sum })),
  by_mode: Type.Array(SumOfMode),
  by_person: Type.Array(SumOfPerson),
});

export const REPORT_ORDERS = ['date', 'person', 'account', 'bank', 'amount', 'collector'] as const;

export const fetchReports = endpoint({
  method: 'POST',
  path: '/billing/reports',
  summary:
    'Lists payments received, newest first: each group has one payment (tax_details) and what it paid (billing_details)',
  tenant: 'query',
  rights: READ,
  repeat: 'safe',
  body: {
    ...filter,
    sort_by: Type.Optional(Type.Enum([...REPORT_ORDERS])),
    /** Default desc by date and amount, else asc. */
    sort_order: Type.Optional(SortOrder),
    /** `limit`: default 10. */
    ...paging,
    include: include('count', 'summary', 'collectors', 'page'),
  },
  answer: Type.Object({
    success: Success,
    data: Type.Array(
      Type.Object({ tax_details: Type.Array(ReportRow), billing_details: Type.Array(Billed) }),
    ),
    page: PageOfList,
    total: Type.Optional(Type.Integer()),
    summary: Type.Optional(ReportSummary),
    /** Everyone who received money on these days, by name. */
    collectors: Type.Optional(Type.Array(Type.Object({ id: Id, name: Type.String() }))),
  }),
});

export const exportReports = endpoint({
  method: 'POST',
  path: '/billing/exportReports',
  summary:
    'Exports all matching payments, newest first, at most 50,000, as a workbook: numbers as numbers, no formulas',
  answers: 'binary',
  tenant: 'query',
  rights: READ,
  repeat: 'safe',
  body: filter,
  answer: Type.Unsafe<Uint8Array>({ type: 'string', format: 'binary' }),
});
