import Type from 'typebox';
import { endpoint } from '../../http/endpoint.ts';
import { Success } from '../../http/schemas.ts';
import { documentConditions } from '../filterContract.ts';
import { quickConditions } from '../quickBills/filterContract.ts';

const Count = Type.Optional(Type.Integer({ minimum: 0 }));

/** Row counts of the tabs of Transaction History. The specification names no call. */
export const transactionCounts = endpoint({
  method: 'POST',
  path: '/billing/transaction-counts',
  summary:
    'Counts the matching invoices, orders and quick bills, each by the filter of its list; types without a filter are not counted',
  tenant: 'query',
  rights: ['billing-history:view', 'billing:view', 'transactions-history:view'],
  repeat: 'safe',
  body: {
    invoices: Type.Optional(Type.Object(documentConditions)),
    orders: Type.Optional(Type.Object(documentConditions)),
    quick_bills: Type.Optional(Type.Object(quickConditions)),
  },
  answer: Type.Object({
    success: Success,
    data: Type.Object({ invoices: Count, orders: Count, quick_bills: Count }),
  }),
});
