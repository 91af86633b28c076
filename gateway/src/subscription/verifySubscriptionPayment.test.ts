import { session, subscription } from '@galla/upstream/contract';
import { expect, test } from 'vitest';
import { employeeWith, profile, signedIn } from '../testing/fakePerson.ts';
import { paidRow, paymentRow } from '../testing/fakeSubscription.ts';
import { answering, type Fake, refusing } from '../testing/fakeUpstream.ts';
import { runOperation } from '../testing/runOperation.ts';

const VERIFY = `mutation ($input: VerifySubscriptionPaymentInput!) { verifySubscriptionPayment(input: $input) {
  __typename
  ... on VerifySubscriptionPaymentSuccess {
    payment { merchantOrderId state redirectUrl paidUntil } viewer { paymentStatus tenant { name } } }
  ... on Refusal { code message } } }`;

const verify = (fakes: readonly Fake[], merchantOrderId = 'G7') =>
  runOperation(VERIFY, { variables: { input: { merchantOrderId } }, fakes });

const paymentIs = (row: ReturnType<typeof paymentRow>) =>
  answering(subscription.paymentVerify, () => ({ success: true, data: row }));
const unpaid = signedIn(profile({ payment_status: 'PENDING' }));

test('a payment that arrived opens the shop: the caller is asked for anew', async () => {
  let asked = 0;
  const me = answering(session.me, () =>
    profile({ payment_status: (asked += 1) === 1 ? 'PENDING' : 'COMPLETED' }),
  );
  const { data, calls, received } = await verify([me, paymentIs(paidRow({ orderId: 'G7' }))]);
  expect(data).toEqual({
    verifySubscriptionPayment: {
      __typename: 'VerifySubscriptionPaymentSuccess',
      payment: { merchantOrderId: 'G7', state: 'COMPLETED', redirectUrl: null, paidUntil: '2026-12-20' },
      viewer: { paymentStatus: 'COMPLETED', tenant: { name: 'Meenakshi Stores' } },
    },
  });
  expect(calls).toEqual(['GET /me', 'POST /payment/verify', 'GET /me']);
  expect(received[1]?.parts).toEqual({ body: { merchantOrderId: 'G7' } });
});

test.each([
  ['waiting', paymentRow(), 'PENDING'],
  ['failed', paymentRow({ state: 'FAILED', success: false }), 'FAILED'],
  ['not the one that was ordered', paymentRow({ state: 'COMPLETED', success: false }), 'FAILED'],
])('one that is %s changes nothing for the caller', async (_what, row, state) => {
  const { data, calls } = await verify([unpaid, paymentIs(row)]);
  expect(data).toMatchObject({
    verifySubscriptionPayment: { payment: { state }, viewer: { paymentStatus: 'PENDING', tenant: null } },
  });
  expect(calls).toEqual(['GET /me', 'POST /payment/verify']);
});

test.each([
  ['NOT_FOUND', 'NotFound'],
  ['PAYMENT_PROVIDER_AWAY', 'Refused'],
] as const)('tells %s as %s', async (code, arm) => {
  const { data } = await verify([unpaid, refusing(subscription.paymentVerify, code)]);
  expect(data).toMatchObject({ verifySubscriptionPayment: { __typename: arm, code } });
});

test('is not for who has nothing to do with the subscription', async () => {
  const { data, calls } = await verify([signedIn(employeeWith('billing:view'))]);
  expect(data).toMatchObject({ verifySubscriptionPayment: { __typename: 'PermissionDenied' } });
  expect(calls).toEqual(['GET /me']);
});
