import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  boundsOfParts,
  checkCommissionParts,
  type CommissionPart,
  linePartsOfOtherSeller,
  MAX_COMMISSION_PARTS,
  partOf,
  partsOfOtherSeller,
} from './index.ts';

/** Two to five employees with whole per cents that add up to 100. */
const anySplit = fc
  .uniqueArray(fc.integer({ min: 1, max: 99 }), { minLength: 1, maxLength: MAX_COMMISSION_PARTS - 1 })
  .map((cuts): CommissionPart[] => {
    const bounds = [0, ...cuts.toSorted((a, b) => a - b), 100];
    return bounds.slice(1).map((upper, at) => ({ employee: `e${at}`, percent: upper - (bounds[at] ?? 0) }));
  });

const found = (parts: CommissionPart[]) =>
  checkCommissionParts(parts).map(({ field, rule }) => `${field} ${rule}`);
const part = (employee: string, percent: number): CommissionPart => ({ employee, percent });

test('what makes 100 of two to five people is right, and nothing at all', () => {
  fc.assert(
    fc.property(anySplit, (parts) => {
      expect(checkCommissionParts(parts)).toEqual([]);
    }),
  );
  expect(found([])).toEqual([]);
});

const ofLine = (parts: CommissionPart[]) =>
  checkCommissionParts(parts, 'LINE').map(({ field, rule }) => `${field} ${rule}`);

test('a single line may be all of one person', () => {
  expect(ofLine([part('a', 100)])).toEqual([]);
  expect(ofLine([part('a', 60), part('b', 40)])).toEqual([]);
  expect(ofLine([part('a', 99)])).toEqual(['parts SPLIT_ALONE_ON_LINE']);
  expect(ofLine([part('', 100)])).toEqual(['parts.0.employee SPLIT_NOBODY']);
  expect(ofLine([part('a', 100), part('b', 0)])).toContain('parts.0.percent SPLIT_PERCENT_INVALID');
});

test.each([
  ['parts SPLIT_ALONE', [part('a', 100)]],
  ['parts SPLIT_TOO_MANY', ['a', 'b', 'c', 'd', 'e', 'f'].map((one) => part(one, 10))],
  ['parts.1.percent SPLIT_SUM', [part('a', 60), part('b', 39)]],
  ['parts.1.percent SPLIT_SUM', [part('a', 60), part('b', 41)]],
  ['parts.1.employee SPLIT_TWICE', [part('a', 60), part('a', 40)]],
  ['parts.0.employee SPLIT_NOBODY', [part('', 60), part('a', 40)]],
  ['parts.1.percent SPLIT_PERCENT_INVALID', [part('a', 100), part('b', 0)]],
  ['parts.1.percent SPLIT_PERCENT_INVALID', [part('a', 50), part('b', -50)]],
  ['parts.0.percent SPLIT_PERCENT_INVALID', [part('a', 33.5), part('b', 50)]],
])('%s', (expected, parts) => {
  expect(found(parts)).toContain(expected);
});

test('the parts of any whole make it, and each is its share to a unit', () => {
  fc.assert(
    fc.property(anySplit, fc.integer({ min: 0, max: 10 ** 14 }), (parts, whole) => {
      const bounds = boundsOfParts(parts);
      expect(bounds.reduce((sum, one) => sum + partOf(whole, one), 0)).toBe(whole);
      for (const one of bounds)
        expect(Math.abs(partOf(whole, one) - (whole * one.percent) / 100)).toBeLessThanOrEqual(1);
    }),
  );
});

test('another seller takes the part of the one before, and all parts still make 100', () => {
  fc.assert(
    fc.property(anySplit, fc.nat({ max: 6 }), fc.nat({ max: 6 }), (parts, from, to) => {
      const [before, after] = [`e${from}`, `e${to}`];
      const moved = partsOfOtherSeller(parts, { before, after });
      expect(checkCommissionParts(moved)).toEqual([]);
      expect(before !== after && moved.some(({ employee }) => employee === before)).toBe(false);
    }),
  );
  expect(partsOfOtherSeller([part('a', 60), part('b', 40)], { before: 'a', after: 'c' })).toEqual([
    part('c', 60),
    part('b', 40),
  ]);
  expect(partsOfOtherSeller([part('a', 60), part('b', 40)], { before: 'a', after: 'b' })).toEqual([]);
  const sellers = { before: 'a', after: 'b' };
  expect(linePartsOfOtherSeller([part('a', 60), part('b', 40)], sellers)).toEqual([part('b', 100)]);
});
