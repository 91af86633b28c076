import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toBase64Url } from '../numbers/base64url.ts';
import { BILLING_OPTIONS, decodeBillingData, encodeBillingData } from './billingData.ts';

const CHOSEN = {
  contactId: 'c-1',
  contactName: 'सरोज देवी',
  contactMobile: '9001355842',
  option: 'invoice',
} as const;

test('a chosen customer comes back, with Indic names and with or without an employee', () => {
  expect(decodeBillingData(encodeBillingData(CHOSEN))).toEqual(CHOSEN);
  const billed = { ...CHOSEN, employeeId: 'e-1', employeeName: 'Rekha Yadav' };
  expect(decodeBillingData(encodeBillingData(billed))).toEqual(billed);
  const parts = [
    { employee: 'e-1', percent: 60 },
    { employee: 'e-2', percent: 40 },
  ];
  expect(decodeBillingData(encodeBillingData({ ...billed, parts }))).toEqual({ ...billed, parts });
  const odd = { ...CHOSEN, parts: [null, 7, { employee: 1 }] };
  expect(decodeBillingData(toBase64Url(JSON.stringify(odd)))).toEqual(CHOSEN);
});

test('whatever names hold, the parameter is URL-safe and comes back', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: fc.constantFrom('\ud800', '"', '\\', '\0', 'ा') }),
  );
  const data = fc.record({
    contactId: fc.uuid(),
    contactName: text,
    contactMobile: text,
    option: fc.constantFrom(...BILLING_OPTIONS),
  });
  fc.assert(
    fc.property(data, (chosen) => {
      const encoded = encodeBillingData(chosen);
      expect(encoded).toMatch(/^[A-Za-z0-9_-]+$/);
      expect(decodeBillingData(encoded)).toEqual(chosen);
    }),
  );
});

test('fields that are not ours are dropped', () => {
  const extra = JSON.parse(
    '{"__proto__": {"polluted": 1}, "tenant": "other", "employeeId": "", "employeeName": null}',
  );
  const decoded = decodeBillingData(toBase64Url(JSON.stringify({ ...extra, ...CHOSEN })));
  expect(decoded).toEqual(CHOSEN);
  expect(Object.keys(decoded ?? {}).toSorted()).toEqual(Object.keys(CHOSEN).toSorted());
});

test.each([
  'not base64!',
  toBase64Url('not json'),
  toBase64Url('{"contactId":"c-1"'),
  ...[
    null,
    1,
    'text',
    [],
    {},
    { ...CHOSEN, contactId: '' },
    { ...CHOSEN, contactId: 7 },
    { ...CHOSEN, contactName: undefined },
    { ...CHOSEN, contactMobile: 9_001_355_842 },
    { ...CHOSEN, option: 'gift' },
    { ...CHOSEN, option: undefined },
    { ...CHOSEN, employeeId: {} },
    { ...CHOSEN, employeeName: ['x'] },
  ].map((value) => toBase64Url(JSON.stringify(value))),
  'A'.repeat(10_000),
  '',
])('%s is refused', (text) => {
  expect(decodeBillingData(text)).toBeUndefined();
});

test('no text makes it throw', () => {
  fc.assert(
    fc.property(fc.json(), fc.nat(40), (json, cut) => {
      const decoded = decodeBillingData(toBase64Url(json).slice(0, -cut || undefined));
      expect(decoded === undefined || decoded.contactId !== '').toBe(true);
    }),
  );
});
