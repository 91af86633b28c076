import type { subscription } from '@galla/upstream/contract';
import type { Answer } from '../rest/arguments.ts';
import { uuid } from './uuid.ts';

type PaymentRow = Answer<typeof subscription.paymentVerify>['data'];
type PackageRow = Answer<typeof subscription.packages>['data'][number];

/** An unpaid order. */
export function paymentRow(changes: Partial<PaymentRow> = {}): PaymentRow {
  return {
    state: 'PENDING',
    success: true,
    orderId: 'G0123456789abcdef0123456789abcdef',
    amount: '1178.82',
    redirectUrl: 'https://pay.example/page?merchantOrderId=G0123456789abcdef0123456789abcdef',
    paymentDetails: [],
    package: 'Professional',
    duration: 'Monthly',
    created_at: '2026-11-20T06:30:00.000Z',
    paid_at: null,
    credit: '0.00',
    paid_from: null,
    paid_until: null,
    ...changes,
  };
}

/** The same, paid. */
export const paidRow = (changes: Partial<PaymentRow> = {}): PaymentRow =>
  paymentRow({
    state: 'COMPLETED',
    redirectUrl: null,
    paymentDetails: [{ transactionId: 'T2111', paymentMode: 'UPI' }],
    paid_at: '2026-11-20T06:31:00.000Z',
    paid_from: '2026-11-20',
    paid_until: '2026-12-20',
    ...changes,
  });

export const packageId = uuid('a', 1);
export const durationId = uuid('b', 1);

/** A package for a month. */
export const packageRow = (): PackageRow => ({
  id: packageId,
  name: 'Professional',
  feature_list: ['Dashboard and reports'],
  durations: [
    {
      id: durationId,
      duration: 'Monthly',
      months: 1,
      amount: '999.00',
      tax: '18',
      list_price: null,
      price: '1178.82',
      starts: [
        {
          starts: 'NOW',
          from: '2026-11-20',
          until: '2026-12-20',
          credit: '500.00',
          due: '678.82',
          credit_left: '0.00',
        },
      ],
    },
  ],
});
