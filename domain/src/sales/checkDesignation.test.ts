import { expect, test } from 'vitest';
import { checkDesignation, checkHierarchy, MAX_DESIGNATIONS, MAX_LEVELS } from './checkDesignation.ts';
import { rebuildPlaces } from './rebuildPlaces.ts';

const GOOD = { name: 'Cashier', visibilityPoints: 0, commissionPercent: 250 };

test('a name, points and a commission pass', () => {
  expect(checkDesignation(GOOD)).toEqual([]);
  expect(checkDesignation({ ...GOOD, visibilityPoints: 1_000_000, commissionPercent: 10_000 })).toEqual([]);
});

test.each([
  [{ name: '  ' }, 'name', 'Please enter name'],
  [{ name: 'x'.repeat(101) }, 'name', 'A name can have at most 100 characters.'],
  [{ visibilityPoints: -1 }, 'visibility_points', 'Points must be a whole number, zero or more.'],
  [{ visibilityPoints: 1.5 }, 'visibility_points', 'Points must be a whole number, zero or more.'],
  [{ visibilityPoints: undefined }, 'visibility_points', 'Points must be a whole number, zero or more.'],
  [{ commissionPercent: 10_001 }, 'commission_percent', 'Commission must be between 0 and 100 per cent.'],
  [{ commissionPercent: -1 }, 'commission_percent', 'Commission must be between 0 and 100 per cent.'],
  [{ commissionPercent: undefined }, 'commission_percent', 'Commission must be between 0 and 100 per cent.'],
])('%j is told at %s', (changes, field, message) => {
  expect(checkDesignation({ ...GOOD, ...changes })).toMatchObject([
    { field, message, code: 'INVALID_INPUT' },
  ]);
});

/** Each below the previous one. */
const chain = (length: number) =>
  rebuildPlaces(
    Array.from({ length }, (_, n) => ({ id: String(n), parentId: n === 0 ? null : String(n - 1) })),
  );

test('a hierarchy has its limits in depth and number', () => {
  expect(checkHierarchy([], 'parent_id')).toBeUndefined();
  expect(checkHierarchy(chain(MAX_LEVELS), 'parent_id')).toBeUndefined();
  expect(checkHierarchy(chain(MAX_LEVELS + 1), 'parent_id')).toMatchObject({
    field: 'parent_id',
    message: 'The hierarchy can have at most 10 levels.',
  });
  const roots = Array.from({ length: MAX_DESIGNATIONS + 1 }, (_, n) => ({ id: String(n), parentId: null }));
  expect(checkHierarchy(rebuildPlaces(roots), 'name')?.message).toBe(
    'A shop can have at most 500 designations.',
  );
});
