import { subscription } from '@galla/upstream/contract';
import { expect, test } from 'vitest';
import { globalId } from '../relay/ids.ts';
import { employeeWith, profile, signedIn } from '../testing/fakePerson.ts';
import { durationId, packageId } from '../testing/fakeSubscription.ts';
import { answering, type Fake, refusing } from '../testing/fakeUpstream.ts';
import { runOperation } from '../testing/runOperation.ts';

const KEY = '018f0000-0000-7000-8000-0000000000d1';
const PAY = `mutation ($input: PaySubscriptionInput!) { paySubscription(input: $input) { __typename
  ... on PaySubscriptionSuccess { redirectUrl merchantOrderId }
  ... on ChangedMeanwhile { current }
  ... on InvalidInput { problems { field } }
  ... on Refusal { code message } } }`;
const PAGE = 'https://pay.example/page?token=1&merchantOrderId=G7';

const unpaid = signedIn(profile({ payment_status: 'FAILED', last_name: '' }));
const placed = (redirectUrl = PAGE) =>
  answering(subscription.paymentPay, () => ({ success: true, data: { redirectUrl } }));

const pay = (fakes: readonly Fake[], changes: object = {}) =>
  runOperation(PAY, {
    variables: {
      input: {
        key: KEY,
        package: packageId,
        duration: durationId,
        expectedPrice: '1178.82',
        ...changes,
      },
    },
    fakes,
  });

test('orders for whoever is signed in, under the key, and names the order', async () => {
  const { data, calls, received } = await pay([unpaid, placed()]);
  expect(data).toEqual({
    paySubscription: { __typename: 'PaySubscriptionSuccess', redirectUrl: PAGE, merchantOrderId: 'G7' },
  });
  expect(calls).toEqual(['GET /me', 'POST /payment/pay']);
  expect(received[1]?.parts).toEqual({
    key: KEY,
    body: {
      order_id: KEY,
      amount: '1178.82',
      name: 'Meenakshi',
      mobile_number: '9000000001',
      package_id: packageId,
      duration_id: durationId,
    },
  });
});

test('hands on when it shall begin', async () => {
  const { received } = await pay([unpaid, placed()], { starts: 'NOW', expectedPrice: '678.82' });
  expect(received[1]?.parts).toMatchObject({ body: { starts: 'NOW', amount: '678.82' } });
});

test.each([
  [
    'PRICE_CHANGED',
    { current: '1299.00' },
    {
      __typename: 'ChangedMeanwhile',
      current: '1299.00',
      message: 'The price of this plan has changed. Check it before you pay.',
    },
  ],
  ['NOT_FOUND', {}, { __typename: 'NotFound' }],
  [
    'PAYMENT_PROVIDER_AWAY',
    {},
    { __typename: 'Refused', message: 'The payment service is not responding. Try again in a moment.' },
  ],
  ['STILL_RUNNING', {}, { __typename: 'Refused' }],
] as const)('tells %s as what the screen acts on', async (code, details, arm) => {
  const { data } = await pay([unpaid, refusing(subscription.paymentPay, code, details)]);
  expect(data).toMatchObject({ paySubscription: arm });
});

test('an answer that names no order is none', async () => {
  const { errors } = await pay([unpaid, placed('https://pay.example/page')]);
  expect(errors).toEqual([expect.stringMatching(/^UPSTREAM_INVALID/)]);
});

test('an id of something else is not found, before upstream is asked', async () => {
  const { data, calls } = await pay([unpaid], { package: globalId('Product', packageId) });
  expect(data).toMatchObject({ paySubscription: { __typename: 'NotFound' } });
  expect(calls).toEqual(['GET /me']);
});

test('is not for who may only look', async () => {
  const { data, calls } = await pay([signedIn(employeeWith('subscription:view'))]);
  expect(data).toMatchObject({ paySubscription: { __typename: 'PermissionDenied' } });
  expect(calls).toEqual(['GET /me']);
});
