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

/** Financial reports: the money that came in (spec 2 §2, §3 Report row, §7 Reports). */

const READ: readonly Right[] = ['reports-page:view', 'reports:view'];

/** Which payments a report tells. */
const filter = {
  /** Days of the shop, both included; either may be left out. */
  from_date: Type.Optional(Nullable(Day)),
  to_date: Type.Optional(Nullable(Day)),
  /** Part of the name of the person who paid. */
  person_name: Type.Optional(Nullable(Text(200))),
  /** Who took the money: an id of `collectors`. */
  collected_by: Type.Optional(Nullable(Id)),
};

/** One amount that was received, as the specification names its fields. */
export const ReportRow = Type.Object({
  id: Id,
  /** The number of the bill or the order that was paid. */
  uid: Type.String(),
  date: Instant,
  customer_name: Type.String(),
  customer_no: Nullable(Type.String()),
  /** The last four digits of a card, the UTR of UPI, or the bank's reference; empty for cash. */
  customer_accountnumber: Type.String(),
  /** The bank's name where a transfer tells it, else the mode. */
  Customer_bankname: Type.String(),
  /** Money that was given back is below zero. */
  collected_amount: Money,
  collected_by: Type.String(),
  /** Of the whole bill. */
  totalamt: Money,
  total_taxamount: Money,
});

/** What was paid: a bill, or an order in pieces, whose money moves to its invoice but stays on its own day here. */
const Billed = Type.Object({
  uid: Type.String(),
  document_id: Nullable(Id),
  order_id: Nullable(Id),
  /** Of money on account that was kept as his credit: `uid` is the number of its receipt. */
  customer_id: Nullable(Id),
  /** With none of them it was a quick bill, whose id is that of the payment. */
  payment_mode: MoneyModeWord,
  /** Of a bank transfer: the bank's name, where it was told. */
  bank: Nullable(Type.String()),
  collected_by_id: Id,
});

const ReportSummary = Type.Object({
  ...sum,
  /** Days on which something was received, the oldest first. */
  by_day: Type.Array(Type.Object({ day: Day, ...sum })),
  by_mode: Type.Array(SumOfMode),
  by_person: Type.Array(SumOfPerson),
});

export const REPORT_ORDERS = ['date', 'person', 'account', 'bank', 'amount', 'collector'] as const;

export const fetchReports = endpoint({
  method: 'POST',
  path: '/billing/reports',
  summary:
    'Money that was received, the newest first: each group holds one payment (tax_details) and what it paid (billing_details)',
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
    /** Everybody who received anything on these days, by name. */
    collectors: Type.Optional(Type.Array(Type.Object({ id: Id, name: Type.String() }))),
  }),
});

export const exportReports = endpoint({
  method: 'POST',
  path: '/billing/exportReports',
  summary:
    'All payments that match, the newest first, at most 50,000, as a workbook: numbers as numbers and no formula',
  answers: 'binary',
  tenant: 'query',
  rights: READ,
  repeat: 'safe',
  body: filter,
  answer: Type.Unsafe<Uint8Array>({ type: 'string', format: 'binary' }),
});
