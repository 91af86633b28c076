import { expect, test } from 'vitest';
import { filtersIn, isFiltered, variablesOf } from './address.ts';

const filters = (search: string) => filtersIn(new URLSearchParams(search));

test('without a word the first ten on sale are asked for', () => {
  expect(variablesOf('PRODUCT', filters(''))).toEqual({ first: 10 });
});

test('what the address says is asked for', () => {
  const address = filters('search=+silk+&category=Sarees&stock=LOW&status=HIDDEN&page=3&open=p1');
  expect(variablesOf('PRODUCT', address)).toEqual({
    first: 10,
    offset: 20,
    filter: { search: 'silk', categories: ['Sarees'], stock: 'LOW', statuses: ['HIDDEN'] },
  });
});

test('services have no stock', () => {
  expect(variablesOf('SERVICE', filters('stock=LOW'))).toEqual({ first: 10 });
});

test('all are those of each status', () => {
  expect(variablesOf('SERVICE', filters('status=ALL')).filter?.statuses).toEqual([
    'AVAILABLE',
    'OUT_OF_STOCK',
    'HIDDEN',
    'DISCONTINUED',
  ]);
});

test('what is no value is left out instead of refused', () => {
  expect(variablesOf('PRODUCT', filters('stock=MUCH&status=GONE&search=+'))).toEqual({ first: 10 });
  expect(isFiltered('PRODUCT', filters('stock=MUCH&page=2&open=p1&add=1'))).toBe(false);
  expect(isFiltered('PRODUCT', filters('category=Sarees'))).toBe(true);
});
