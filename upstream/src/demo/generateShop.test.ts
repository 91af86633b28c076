import {
  addDays,
  checkBarcode,
  checkNewCustomer,
  checkPastDay,
  isGstin,
  isMeasuredUnit,
  normalizeMobile,
  stateOfGstin,
} from '@galla/domain';
import { expect, test } from 'vitest';
import { firstDay } from './billing/moments.ts';
import { instantOf } from './clock.ts';
import { generateShop } from './generateShop.ts';
import { DEMO_SHOPS } from './shops/list.ts';
import { CASES } from './testing.ts';
import type { ShopData } from './types.ts';

const repeated = (values: readonly (string | undefined)[]): string[] => {
  const given = values.filter((value) => value !== undefined);
  return given.filter((value, at) => given.indexOf(value) !== at);
};

test.each(DEMO_SHOPS)('$key: the same shop, day and time give the same data', (shop) => {
  expect(generateShop(shop, '2026-11-20')).toEqual(generateShop(shop, '2026-11-20'));
});

test('another seed gives other data', () => {
  const [shop] = DEMO_SHOPS;
  if (!shop) throw new Error('There is no shop.');
  const names = (seed: number) =>
    generateShop({ ...shop, seed }, '2026-11-20').customers.map(({ name }) => name);
  expect(names(1)).not.toEqual(names(2));
});

test.each(CASES)(
  '$name: 200 customers that the shop could have typed in',
  ({ today, data: { customers } }) => {
    expect(customers).toHaveLength(200);
    expect(repeated(customers.map(({ mobile }) => mobile))).toEqual([]);
    expect(repeated(customers.map(({ name }) => name))).toEqual([]);
    for (const { name, mobile, email, gstin, stateCode, dob, anniversary, createdOn } of customers) {
      expect(checkNewCustomer({ name, mobile, email: email ?? null, gst: gstin ?? null })).toEqual([]);
      expect([normalizeMobile(mobile), mobile.length]).toEqual([mobile, 10]);
      expect(checkPastDay('dob', dob, today)).toBeUndefined();
      expect(checkPastDay('anniversary', anniversary, today)).toBeUndefined();
      expect(createdOn < firstDay(today)).toBe(true);
      expect(stateOfGstin(gstin ?? '') ?? stateCode).toBe(stateCode);
    }
    expect(customers.flatMap(({ gstin }) => gstin ?? []).filter((gstin) => !isGstin(gstin))).toEqual([]);
  },
);

test.each(DEMO_SHOPS)('$key: names in several scripts, businesses and people from other states', (shop) => {
  const { customers, profile } = generateShop(shop, '2026-11-20');
  for (const script of [/\p{Script=Devanagari}/u, /\p{Script=Gujarati}/u, /\p{Script=Tamil}/u]) {
    expect(customers.some(({ name }) => script.test(name))).toBe(true);
  }
  expect(customers.some(({ gstin, company }) => gstin && company)).toBe(true);
  expect(customers.some(({ stateCode }) => stateCode !== profile.stateCode)).toBe(true);
  expect(new Set(customers.map(({ assignedTo }) => assignedTo))).toEqual(new Set([undefined, 1, 2, 3]));
});

test.each(CASES)('$name: 300 products and services with codes, rates and pictures', ({ data: { items } }) => {
  const variants = items.flatMap((item) => item.variants);
  expect(items).toHaveLength(300);
  expect(repeated([...items.map(({ sku }) => sku), ...variants.map(({ sku }) => sku)])).toEqual([]);
  expect(repeated(items.map(({ title }) => title))).toEqual([]);
  expect(repeated(items.map(({ barcode }) => barcode))).toEqual([]);
  for (const item of items) {
    expect(item.price).toBeGreaterThan(0);
    expect(item.offer ?? 0).toBeLessThan(item.price);
    expect([0, 500, 1800, 4000]).toContain(item.gst);
    expect(item.image).toBeGreaterThanOrEqual(1);
    expect(item.image).toBeLessThanOrEqual(40);
  }
  const services = items.filter(({ kind }) => kind === 'SERVICE');
  expect(services.length).toBeGreaterThan(0);
  expect(services.filter((item) => item.tracked || item.variants.length > 0)).toEqual([]);
  expect(items.flatMap(({ barcode }) => barcode ?? []).flatMap((code) => checkBarcode(code) ?? [])).toEqual(
    [],
  );
  expect(items.filter(({ unit, stock }) => !isMeasuredUnit(unit) && stock % 1000 !== 0)).toEqual([]);
  expect(items.filter((item) => item.variants.length > 0 && (!item.tracked || item.stock !== 0))).toEqual([]);
});

function of(key: string): ShopData {
  const shop = DEMO_SHOPS.find((one) => one.key === key);
  if (!shop) throw new Error(`No shop ${key}`);
  return generateShop(shop, '2026-11-20');
}

test('each trade has what makes it that trade', () => {
  expect(
    of('optician').items.some(({ variants }) => variants.some(({ power, coating }) => power && coating)),
  ).toBe(true);
  expect(of('optician').documents.some(({ prescription }) => prescription)).toBe(true);
  expect(of('boutique').items.some(({ unit, stock }) => unit === 'm' && stock % 1000 !== 0)).toBe(true);
  expect(
    of('distributor').items.every(({ points, employeePercentage }) => points > 0 && employeePercentage === 0),
  ).toBe(true);
  expect(
    of('gym')
      .items.filter(({ category }) => category === 'Memberships')
      .map(({ gst }) => gst),
  ).not.toContain(1800);
  expect(of('service').items.filter(({ kind }) => kind === 'SERVICE').length).toBeGreaterThan(200);
  expect(of('retail').items.some(({ taxInclusive }) => taxInclusive)).toBe(true);
});

test.each(DEMO_SHOPS)('$key: nothing is later than now, and the numbers have no gap for it', (shop) => {
  const now = instantOf('2026-11-20', 11 * 60);
  const { documents, quickBills, stockMoves, series } = generateShop(shop, '2026-11-20', now);
  const times = [
    ...documents.flatMap(({ issuedAt, canceledAt, payments }) => [
      issuedAt,
      canceledAt ?? now,
      ...payments.map(({ at }) => at),
    ]),
    ...quickBills.map(({ at }) => at),
    ...stockMoves.map(({ at }) => at),
  ];
  expect(times.filter((time) => time > now)).toEqual([]);
  expect(series.reduce((sum, { lastSerial }) => sum + lastSerial, 0)).toBe(
    documents.length + quickBills.length,
  );
  expect(
    documents.every(({ issuedOn }) => issuedOn <= '2026-11-20' && issuedOn >= addDays('2026-11-20', -30)),
  ).toBe(true);
});
