import Type from 'typebox';
import { endpoint } from '../../http/endpoint.ts';
import { Day, include, Money, Nullable, PageOfList, paging, Success, Text } from '../../http/schemas.ts';
import { CreditNote, Reason } from './contract.ts';

/** All credit notes of the shop. The specification names no call. */

/** Filter shared by the list and the export of credit notes. */
const filter = {
  from_date: Type.Optional(Nullable(Day)),
  to_date: Type.Optional(Nullable(Day)),
  /** Part of its number, of the invoice's number, or of the customer's name or mobile. */
  search: Type.Optional(Nullable(Text(100))),
  reason: Type.Optional(Nullable(Reason)),
};

const reading = {
  method: 'POST',
  tenant: 'query',
  rights: ['billing-history:view', 'billing:view', 'transactions-history:view'],
  repeat: 'safe',
} as const;

/** Sums over all matches; only returned when `include` names them. */
const CreditNoteSums = Type.Object({
  total: Money,
  against_due: Money,
  refunded: Money,
  /** Total kept as customers' credit. */
  kept: Money,
  notes: Type.Integer(),
});

export const listCreditNotes = endpoint({
  ...reading,
  path: '/billing/creditNotes',
  summary: 'Lists the credit notes of the shop, newest first; employees see those of their own invoices',
  body: { ...filter, ...paging, include: include('count', 'page', 'summary') },
  answer: Type.Object({
    success: Success,
    data: Type.Array(CreditNote),
    page: PageOfList,
    total: Type.Optional(Type.Integer()),
    summary: Type.Optional(CreditNoteSums),
  }),
});

export const exportCreditNotes = endpoint({
  ...reading,
  path: '/billing/exportCreditNotes',
  summary:
    'Exports all matching credit notes, newest first, as a workbook, with tax and how each value was settled; numbers as numbers, no formulas',
  answers: 'binary',
  body: filter,
  answer: Type.Unsafe<Uint8Array>({ type: 'string', format: 'binary' }),
});
