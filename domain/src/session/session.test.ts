import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkMobile, checkPin } from './credentials.ts';
import { checkNewPin, isGuessablePin } from './guessablePin.ts';
import { durationText, lockoutSentence } from './lockout.ts';
import { refuseMissing } from './missing.ts';

test('the mobile has exactly ten digits', () => {
  expect(checkMobile('9000000001')).toBeUndefined();
  for (const text of ['', '900000000', '90000000011', '90000 0001', '900000000a', '९०००००००००']) {
    expect(checkMobile(text)).toMatchObject({
      field: 'mobile',
      message: 'Enter a valid 10-digit mobile number',
    });
  }
});

test('the PIN has exactly four digits', () => {
  expect(checkPin('4826')).toBeUndefined();
  for (const text of ['', '482', '48260', '48 6', 'abcd']) {
    expect(checkPin(text)).toMatchObject({ field: 'pin', message: 'Enter a 4-digit PIN' });
  }
});

test('common PINs, the end of the own mobile and the birth year are guessable, others are not', () => {
  const owner = { mobile: '9829041526', birthYear: 1993 };
  for (const pin of ['1234', '0000', '2580', '1526', '1993']) expect(isGuessablePin(pin, owner)).toBe(true);
  for (const pin of ['4826', '9829', '1994']) expect(isGuessablePin(pin, owner)).toBe(false);
  expect(checkNewPin('1526', owner)).toMatchObject({ field: 'pin', code: 'PIN_TOO_EASY' });
  expect(checkNewPin('4826', owner)).toBeUndefined();
});

test('a hundred PINs are common', () => {
  const all = Array.from({ length: 10_000 }, (_, pin) => String(pin).padStart(4, '0'));
  expect(all.filter((pin) => isGuessablePin(pin, { mobile: 'none' }))).toHaveLength(100);
});

test('a closed login says how long, or whom to ask', () => {
  expect(lockoutSentence(700)).toBe('Too many wrong PINs. Try again in 12 minutes.');
  expect(lockoutSentence(undefined)).toBe(
    'Too many wrong PINs. Ask the owner of the shop to reset your PIN.',
  );
});

test.each([
  [0, '1 second'],
  [45, '45 seconds'],
  [45.2, '46 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [3600, '1 hour'],
  [3601, '2 hours'],
  [86_400, '24 hours'],
])('%d seconds are %s', (seconds, text) => {
  expect(durationText(seconds)).toBe(text);
});

test('nobody is told to come back too early', () => {
  const sizes = { second: 1, minute: 60, hour: 3600 };
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200_000 }), (seconds) => {
      const [count, unit = ''] = durationText(seconds).split(' ');
      const size = new Map(Object.entries(sizes)).get(unit.replace(/s$/, '')) ?? Number.NaN;
      expect(Number(count) * size).toBeGreaterThanOrEqual(seconds);
    }),
  );
});

test('a call without token, tenant or business is told in the words of its document', () => {
  expect(refuseMissing('TOKEN', 'billing')).toMatchObject({
    code: 'UNAUTHENTICATED',
    status: 401,
    message: 'No access token found. Please log in again.',
  });
  expect(refuseMissing('TOKEN', 'session').message).toBe('No access token available.');
  expect(refuseMissing('TOKEN', 'catalogue').message).toBe('Authentication token not found.');
  expect(refuseMissing('TOKEN', 'forms').message).toBe('Missing auth token.');
  expect(refuseMissing('TENANT', 'tenant').message).toBe('No tenant schema found. Please log in again.');
  expect(refuseMissing('TENANT', 'billing').message).toBe('Tenant schema not found. Please log in again.');
  expect(refuseMissing('BUSINESS', 'forms').message).toBe('No business ID found. Please log in again.');
});
