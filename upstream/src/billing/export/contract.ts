import Type from 'typebox';
import { endpoint } from '../../http/endpoint.ts';
import { Day, Id, Nullable } from '../../http/schemas.ts';
import { documentFilter } from '../filterContract.ts';

const binary = {
  answers: 'binary',
  tenant: 'query',
  rights: ['billing-history:view', 'billing:view', 'transactions-history:view'],
  repeat: 'safe',
  answer: Type.Unsafe<Uint8Array>({ type: 'string', format: 'binary' }),
} as const;

export const exportDocuments = endpoint({
  ...binary,
  method: 'POST',
  path: '/billing/exportDocuments',
  summary:
    'Exports all matching documents, newest first, as a workbook streamed while they are read: Billing_Records_{date}.xlsx or transactions.xlsx with their columns (spec 2 §9), numbers as numbers, no formulas',
  body: {
    layout: Type.Union([Type.Literal('records'), Type.Literal('transactions')]),
    ...documentFilter,
  },
});

export const exportPayments = endpoint({
  ...binary,
  method: 'POST',
  path: '/billing/exportPayments',
  summary: 'Exports the payments of a document in a range of days, oldest first, as a workbook',
  body: {
    document_id: Id,
    from_date: Type.Optional(Nullable(Day)),
    to_date: Type.Optional(Nullable(Day)),
  },
});
