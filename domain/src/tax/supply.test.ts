import { expect, test } from 'vitest';
import { partyState, supplyTax, type Party, type Registration, type Supplied } from './supply.ts';

const shop: Party & { registration: Registration } = { registration: 'REGULAR', stateCode: '08' };
const shirt: Supplied = { kind: 'PRODUCT', hsn: '6205', gst: 500 };

test('the GSTIN tells the state before the address does', () => {
  expect(partyState({ gstin: '27AAPFU0939F1ZV', stateCode: '08' })).toBe('27');
  expect(partyState({ gstin: null, stateCode: '08' })).toBe('08');
  expect(partyState({})).toBeUndefined();
});

test('goods to another state bear IGST, to the same or an unknown one they do not', () => {
  expect(supplyTax(shop, { stateCode: '27' }, shirt)).toEqual({ gst: 500, interState: true });
  expect(supplyTax(shop, { stateCode: '08' }, shirt)).toEqual({ gst: 500, interState: false });
  expect(supplyTax(shop, {}, shirt)).toEqual({ gst: 500, interState: false });
});

test.each(['9963', '997212', '999311', '9996', '999723', '9997'])(
  'a service of SAC %s is supplied where the shop is',
  (hsn) => {
    const service: Supplied = { kind: 'SERVICE', hsn, gst: 500 };
    expect(supplyTax(shop, { stateCode: '27' }, service)).toEqual({ gst: 500, interState: false });
    expect(supplyTax(shop, { gstin: '27AAPFU0939F1ZV' }, service).interState).toBe(false);
  },
);

test.each(['996511', '996813', '999293'])(
  'a service of SAC %s goes to a registered customer, and to others is supplied where the shop is',
  (hsn) => {
    const service: Supplied = { kind: 'SERVICE', hsn, gst: 1800 };
    expect(supplyTax(shop, { stateCode: '27' }, service).interState).toBe(false);
    expect(supplyTax(shop, { stateCode: '27', gstin: '' }, service).interState).toBe(false);
    expect(supplyTax(shop, { gstin: '27AAPFU0939F1ZV' }, service).interState).toBe(true);
  },
);

test('other services go to the customer', () => {
  for (const hsn of ['9988', '999711', null]) {
    expect(supplyTax(shop, { stateCode: '27' }, { kind: 'SERVICE', hsn, gst: 1800 }).interState).toBe(true);
  }
});

test('a shop that is not regularly registered charges no GST', () => {
  for (const registration of ['COMPOSITION', 'NONE'] as const) {
    expect(supplyTax({ ...shop, registration }, { stateCode: '27' }, shirt)).toEqual({
      gst: 0,
      interState: false,
    });
  }
});
