import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isGstin, parseGstin, stateOfGstin } from './gstin.ts';
import { STATES, isInterState, stateChoices } from './states.ts';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
const REAL = ['08ABCPM4417K1ZL', '27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '24AAACC1206D1ZM'];

test.each(REAL)('%s is one', (text) => {
  expect(isGstin(text)).toBe(true);
  expect(stateOfGstin(text)).toBe(text.slice(0, 2));
});

test.each([
  '',
  '27AAPFU0939F1Z',
  '27AAPFU0939F1ZV1',
  '27AAPFU0939F1ZX',
  '00AAPFU0939F1ZV',
  '39AAPFU0939F1ZV',
  '27aapfu0939f1zv',
  ' 27AAPFU0939F1ZV',
])('%j is none', (text) => {
  expect(isGstin(text)).toBe(false);
});

test('typed small letters and spaces are mended', () => {
  expect(parseGstin(' 27 aapfu0939f1zv ')).toBe('27AAPFU0939F1ZV');
  expect(parseGstin('27AAPFU0939F1ZX')).toBeUndefined();
  expect(stateOfGstin('rubbish')).toBeUndefined();
});

test('one wrong character anywhere is noticed', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...REAL),
      fc.integer({ min: 0, max: 14 }),
      fc.constantFrom(...ALPHABET),
      (gstin, at, char) => {
        fc.pre(gstin[at] !== char);
        expect(isGstin(gstin.slice(0, at) + char + gstin.slice(at + 1))).toBe(false);
      },
    ),
    { numRuns: 1000 },
  );
});

test('of the 36 check characters exactly one fits', () => {
  const anyPan = fc.tuple(
    fc.constantFrom(...Object.keys(STATES)),
    fc.stringMatching(/^[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z$/),
  );
  fc.assert(
    fc.property(anyPan, ([state, rest]) => {
      expect(ALPHABET.filter((check) => isGstin(state + rest + check))).toHaveLength(1);
    }),
  );
});

test('state codes have two digits, and only Andhra Pradesh stands twice', () => {
  expect(Object.keys(STATES).filter((code) => !/^\d{2}$/.test(code))).toEqual([]);
  expect(Object.keys(STATES)).toHaveLength(40);
  expect(new Set(Object.values(STATES)).size).toBe(39);
  expect(STATES['08']).toBe('Rajasthan');
});

test('a state is offered once, as it is today; a former one only where it was chosen', () => {
  const labels = stateChoices().map(({ label }) => label);
  expect(labels).toEqual([...new Set(labels)].toSorted((one, other) => one.localeCompare(other)));
  expect(stateChoices().map(({ value }) => value)).not.toEqual(expect.arrayContaining(['28']));
  expect(stateChoices('28').filter(({ label }) => label === 'Andhra Pradesh')).toHaveLength(2);
});

test('only two known and different states make a supply inter-state', () => {
  expect(isInterState('08', '27')).toBe(true);
  expect(isInterState('08', '08')).toBe(false);
  expect(isInterState('08')).toBe(false);
  expect(isInterState(undefined, '27')).toBe(false);
  // One state, by its codes before and after 2014.
  expect(isInterState('37', '28')).toBe(false);
});
