import {
  ALL_RIGHTS,
  checkDesignation,
  checkMobile,
  checkUpiId,
  isGstin,
  isGuessablePin,
  STATES,
  stateOfGstin,
} from '@galla/domain';
import { expect, test } from 'vitest';
import { isDeepStrictEqual } from 'node:util';
import { logos } from '../images/sets/logos.ts';
import { HOME_CITIES } from '../people/cities.ts';
import { TRADES } from '../types.ts';
import { DESIGNATIONS, designationsOf } from './designations.ts';
import { DEMO_SHOPS } from './list.ts';
import { DEMO_PIN } from './shop.ts';

test('there is a shop for every business type, and one that has not paid', () => {
  expect(
    DEMO_SHOPS.map(({ staff: [owner], businessId, paymentStatus }) => [
      owner.mobile,
      businessId,
      paymentStatus,
    ]),
  ).toEqual([
    ['9000000001', 1, 'COMPLETED'],
    ['9000000002', 2, 'COMPLETED'],
    ['9000000004', 4, 'COMPLETED'],
    ['9000000005', 5, 'COMPLETED'],
    ['9000000008', 8, 'COMPLETED'],
    ['9000000011', 11, 'COMPLETED'],
    ['9000000099', 1, 'PENDING'],
  ]);
});

test('everybody has a mobile of his own and may have the common PIN', () => {
  const people = DEMO_SHOPS.flatMap(({ staff }) => staff);
  expect(new Set(people.map(({ mobile }) => mobile)).size).toBe(people.length);
  for (const { mobile, dob } of people) {
    expect(checkMobile(mobile)).toBeUndefined();
    expect(isGuessablePin(DEMO_PIN, { mobile, birthYear: Number(dob.slice(0, 4)) })).toBe(false);
  }
});

test.each(DEMO_SHOPS)('$profile.name says about itself what a bill needs', ({ profile, home, key }) => {
  expect(isGstin(profile.gstin)).toBe(true);
  expect(profile.gstin.slice(2, 12)).toBe(profile.pan);
  expect(stateOfGstin(profile.gstin)).toBe(profile.stateCode);
  expect(STATES[profile.stateCode]).toBeDefined();
  expect([HOME_CITIES[home].name, HOME_CITIES[home].stateCode]).toEqual([profile.city, profile.stateCode]);
  expect(profile.pincode).toMatch(new RegExp(`^${HOME_CITIES[home].pin}\\d{3}$`));
  expect(checkUpiId(profile.upi.id)).toBeUndefined();
  expect(profile.terms.length).toBeLessThanOrEqual(100);
  expect(logos).toHaveProperty(key);
});

test('each employee has a designation, and no two the same rights', () => {
  for (const { staff } of DEMO_SHOPS) {
    const [owner, ...employees] = staff;
    expect(owner.designation).toBeUndefined();
    expect(employees.map(({ designation }) => designation)).toEqual(['Manager', 'Cashier', 'Helper']);
  }
  const sets = Object.values(DESIGNATIONS).map(({ rights }) => [...rights].toSorted());
  expect(sets.filter((one, at) => sets.findIndex((other) => isDeepStrictEqual(one, other)) !== at)).toEqual(
    [],
  );
});

test('a manager may do all but give rights and pay the subscription', () => {
  const missing = ALL_RIGHTS.filter((right) => !DESIGNATIONS.manager.rights.includes(right));
  expect(new Set(missing.map((right) => right.split(':')[0]))).toEqual(
    new Set(['sales-setting-master', 'hierarchy-master', 'subscription']),
  );
});

test('a cashier bills but changes no document, a helper only looks', () => {
  const { cashier, helper } = DESIGNATIONS;
  expect(cashier.rights).toContain('billing:create');
  expect(cashier.rights.filter((right) => /^billing.*:(edit|delete)$/.test(right))).toEqual([]);
  expect(helper.rights.filter((right) => !right.endsWith(':view'))).toEqual(['profile:edit']);
});

test.each(TRADES)('the designations of %s hang together and are what the screens take', (trade) => {
  const all = designationsOf(trade);
  const names = all.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const [place, { name, below, points, commission, rights }] of all.entries()) {
    expect(below === undefined || names.indexOf(below) < place, name).toBe(true);
    expect(checkDesignation({ name, visibilityPoints: points, commissionPercent: commission })).toEqual([]);
    expect(new Set(rights).size).toBe(rights.length);
  }
});
