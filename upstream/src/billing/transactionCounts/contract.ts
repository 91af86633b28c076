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
    'How many invoices, orders and quick bills match, each as its list is narrowed; what is left out is not counted',
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
