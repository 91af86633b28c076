import { TOGGLES } from '@galla/domain';
import { expect, test } from 'vitest';
import { togglesOf } from './togglesOf.ts';

const OFF = {
  empCreateContact: false,
  empViewCustomer: false,
  empViewContact: false,
  empBillByMobile: false,
  orderEdit: false,
  orderDelete: false,
  invoiceEdit: false,
  invoiceDelete: false,
};

test.each(TOGGLES)('%s has a column of its own', (toggle) => {
  const column = toggle.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  expect([...togglesOf({ ...OFF, [column]: true })]).toEqual([toggle]);
});

test('a shop that allows nothing allows nothing', () => {
  expect(togglesOf(OFF).size).toBe(0);
});
