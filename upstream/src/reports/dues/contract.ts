import { DUE_AGES } from '@galla/domain';
import Type from 'typebox';
import { endpoint } from '../../http/endpoint.ts';
import { Day, Id, include, Money, Nullable, PageOfList, paging, Success, Text } from '../../http/schemas.ts';
import { READ_REPORTS, workbook } from '../range.ts';

/** Pending amounts by age. The specification names no call. */

/** In rupees, by days since the bill was made; they add up to `total`. */
const ages = {
  /** 0 to 30 days. */
  up_to_30: Money,
  /** 31 to 60 days. */
  up_to_60: Money,
  /** 61 to 90 days. */
  up_to_90: Money,
  /** 91 days and more. */
  over_90: Money,
  total: Money,
  /** Number of bills and orders with a pending amount. */
  bills: Type.Integer(),
};

export const DueRow = Type.Object({
  customer_id: Id,
  customer_name: Type.String(),
  customer_no: Nullable(Type.String()),
  /** Day of the oldest of them. */
  oldest: Day,
  ...ages,
});

const filter = {
  /** Part of the customer's name or mobile. */
  search: Type.Optional(Nullable(Text(200))),
  /** Only customers with dues of this age. */
  age: Type.Optional(Nullable(Type.Enum(DUE_AGES.map(({ age }) => age)))),
};

export const duesByAge = endpoint({
  method: 'POST',
  path: '/billing/duesByAge',
  summary:
    'Lists what each customer owes, by the age of the bills, highest first; including orders in pieces without a bill',
  tenant: 'query',
  rights: READ_REPORTS,
  repeat: 'safe',
  body: { ...filter, ...paging, include: include('count', 'summary', 'page') },
  answer: Type.Object({
    success: Success,
    data: Type.Array(DueRow),
    page: PageOfList,
    total: Type.Optional(Type.Integer()),
    /** Over all matches. */
    summary: Type.Optional(Type.Object(ages)),
  }),
});

export const exportDues = endpoint({
  method: 'POST',
  path: '/billing/exportDues',
  summary: 'Exports all matching dues, at most 50,000, as a workbook: numbers as numbers, no formulas',
  answers: 'binary',
  tenant: 'query',
  rights: READ_REPORTS,
  repeat: 'safe',
  body: filter,
  answer: workbook,
});
