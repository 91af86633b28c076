import { subscription } from '@galla/upstream/contract';
import { expect, test } from 'vitest';
import { globalId } from '../relay/ids.ts';
import { employeeWith, profile, signedIn } from '../testing/fakePerson.ts';
import { packageId, packageRow, paidRow, paymentRow } from '../testing/fakeSubscription.ts';
import { answering, refusing } from '../testing/fakeUpstream.ts';
import { runOperation } from '../testing/runOperation.ts';

const unpaid = signedIn(profile({ payment_status: 'PENDING', paid_until: '2026-11-19', days_left: -1 }));

const had = (payments = [paymentRow(), paidRow({ orderId: 'G1' })]) =>
  answering(subscription.subscription, () => ({
    success: true,
    data: {
      package: 'Professional',
      duration: 'Monthly',
      paid: [{ package: 'Professional', duration: 'Monthly', from: '2026-11-20', until: '2026-12-20' }],
      credit: '12.50',
      payments,
    },
  }));
const offered = answering(subscription.packages, () => ({ success: true, data: [packageRow()] }));

test('tells a shop that has not paid what it had and what it can buy, one call for each', async () => {
  const { data, errors, calls } = await runOperation(
    `{ viewer { paymentStatus tenant { id } subscription { paidUntil daysLeft plan duration credit
       paid { plan duration from until }
       payments { id merchantOrderId state amount redirectUrl transactionId method plan duration createdAt paidAt
         paidUntil receiptUrl }
       packages { code name features durations { code name months amount tax listPrice price
         starts { starts from until credit due creditLeft } } } } } }`,
    { fakes: [unpaid, had(), offered] },
  );
  expect(errors).toEqual([]);
  expect(data).toMatchObject({
    viewer: {
      paymentStatus: 'PENDING',
      tenant: null,
      subscription: {
        paidUntil: '2026-11-19',
        daysLeft: -1,
        plan: 'Professional',
        duration: 'Monthly',
        credit: '12.50',
        paid: [{ plan: 'Professional', duration: 'Monthly', from: '2026-11-20', until: '2026-12-20' }],
        payments: [
          {
            id: globalId('SubscriptionPayment', paymentRow().orderId),
            state: 'PENDING',
            redirectUrl: paymentRow().redirectUrl,
            transactionId: null,
            receiptUrl: null,
          },
          {
            transactionId: 'T2111',
            method: 'UPI',
            redirectUrl: null,
            receiptUrl: 'http://localhost:4000/receipt/G1',
          },
        ],
        packages: [
          {
            code: packageId,
            features: ['Dashboard and reports'],
            durations: [
              {
                name: 'Monthly',
                months: 1,
                amount: '999.00',
                tax: '18',
                price: '1178.82',
                starts: [
                  {
                    starts: 'NOW',
                    from: '2026-11-20',
                    until: '2026-12-20',
                    credit: '500.00',
                    due: '678.82',
                    creditLeft: '0.00',
                  },
                ],
              },
            ],
          },
        ],
      },
    },
  });
  expect(calls.toSorted()).toEqual(['GET /me', 'GET /packages', 'GET /subscription']);
});

test('packages that can not be read leave the rest of the page', async () => {
  const { data, errors } = await runOperation('{ viewer { subscription { plan packages { name } } } }', {
    fakes: [unpaid, had(), refusing(subscription.packages, 'INTERNAL')],
  });
  expect(data).toEqual({ viewer: { subscription: { plan: 'Professional', packages: null } } });
  expect(errors).toHaveLength(1);
});

test('an employee without the right sees until when it is paid, and neither plans nor payments', async () => {
  const { data, calls } = await runOperation(
    '{ viewer { subscription { daysLeft plan packages { name } payments { amount } } } }',
    { fakes: [signedIn(employeeWith('billing:view'))] },
  );
  expect(data).toEqual({
    viewer: { subscription: { daysLeft: 131, plan: null, packages: null, payments: null } },
  });
  expect(calls).toEqual(['GET /me']);
});

test.each([
  ['the owner', signedIn(), { merchantOrderId: paymentRow().orderId }],
  ['somebody without the right', signedIn(employeeWith('billing:view')), null],
])('a payment opens by its id to %s', async (_who, person, node) => {
  const { data } = await runOperation(
    'query ($id: ID!) { node(id: $id) { ... on SubscriptionPayment { merchantOrderId } } }',
    {
      variables: { id: globalId('SubscriptionPayment', paymentRow().orderId) },
      fakes: [person, had()],
    },
  );
  expect(data).toEqual({ node });
});
