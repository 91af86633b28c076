import { expect, test } from 'vitest';
import { differences } from './differences.ts';

const KEPT = { success: true, data: [{ id: 'a', price: '1.00', offer: null }], total: 3 };

test.each([
  [KEPT, []],
  [{ ...KEPT, data: [] }, []],
  [{ ...KEPT, data: [{ id: 'b', price: '2.00', offer: '1.00' }] }, []],
  [{ ...KEPT, data: [{ id: 'a', price: 1, offer: null }] }, ['.data[].price is number, and was string']],
  [{ ...KEPT, data: [{ id: 'a', price: '1.00' }] }, ['.data[].offer is gone']],
  [{ ...KEPT, page: {} }, ['.page is new']],
  [{ ...KEPT, data: {} }, ['.data is object, and was list']],
])('tells where the shape is another one: %j', (now, expected) => {
  expect(differences(KEPT, now)).toEqual(expected);
});
