import { expect, test } from 'vitest';
import { missingPaymentSettings, readPaymentSettings } from './settings.ts';

const PHONEPE = {
  PAYMENT_PROVIDER: 'phonepe',
  PUBLIC_URL: 'https://galla.example/',
  PAYMENT_URL: 'https://api.phonepe.example/apis/hermes',
  PAYMENT_MERCHANT_ID: 'GALLA',
  PAYMENT_SALT_KEY: 'a salt that is long enough',
  PAYMENT_REDIRECT_HOSTS: 'mercury.phonepe.example, mercury-2.phonepe.example',
};

test('without a word of it nobody can pay: a sandbox would give the product away', () => {
  expect(readPaymentSettings({})).toEqual({ publicUrl: 'http://localhost:4000', provider: { kind: 'none' } });
  expect(readPaymentSettings({ PAYMENT_PROVIDER: 'sandbox' }).provider).toEqual({ kind: 'sandbox' });
});

test('PhonePe is set by its account and the hosts of its pages', () => {
  expect(missingPaymentSettings(PHONEPE)).toEqual([]);
  expect(readPaymentSettings(PHONEPE)).toEqual({
    publicUrl: 'https://galla.example',
    provider: {
      kind: 'phonepe',
      url: 'https://api.phonepe.example/apis/hermes',
      merchantId: 'GALLA',
      saltKey: 'a salt that is long enough',
      saltIndex: '1',
      redirectHosts: ['mercury.phonepe.example', 'mercury-2.phonepe.example'],
    },
  });
});

test('what PhonePe can not do without is named', () => {
  const { PAYMENT_SALT_KEY: _, PUBLIC_URL: __, ...rest } = PHONEPE;
  expect(missingPaymentSettings(rest)).toEqual(['PUBLIC_URL', 'PAYMENT_SALT_KEY']);
  expect(missingPaymentSettings({ PAYMENT_PROVIDER: 'sandbox' })).toEqual([]);
});
