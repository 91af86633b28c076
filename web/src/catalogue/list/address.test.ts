import { expect, test } from 'vitest';
import { isFiltered, pageOf, shownIn, variablesOf } from './address.ts';

const shown = (search: string) => shownIn(new URLSearchParams(search));

test('without a word the first ten on sale are asked for', () => {
  expect(variablesOf('PRODUCT', shown(''))).toEqual({ first: 10 });
});

test('what the address says is asked for', () => {
  const address = shown('search=+silk+&category=Sarees&stock=LOW&status=HIDDEN&page=3&after=abc&open=p1');
  expect(variablesOf('PRODUCT', address)).toEqual({
    first: 10,
    search: 'silk',
    category: 'Sarees',
    stock: 'LOW',
    status: ['HIDDEN'],
    after: 'abc',
  });
});

test('services have no stock', () => {
  expect(variablesOf('SERVICE', shown('stock=LOW'))).toEqual({ first: 10 });
});

test('all are those of each status', () => {
  expect(variablesOf('SERVICE', shown('status=ALL')).status).toEqual([
    'AVAILABLE',
    'OUT_OF_STOCK',
    'HIDDEN',
    'DISCONTINUED',
  ]);
});

test('what is no value is left out instead of refused', () => {
  expect(variablesOf('PRODUCT', shown('stock=MUCH&status=GONE&search=+'))).toEqual({ first: 10 });
  expect(isFiltered('PRODUCT', shown('stock=MUCH&page=2&after=abc&open=p1&add=1'))).toBe(false);
  expect(isFiltered('PRODUCT', shown('category=Sarees'))).toBe(true);
});

test('pages count from 1, and only by their cursor', () => {
  const pages = ['', 'page=4&after=a', 'page=4', 'page=-2&after=a', 'page=x&after=a', 'page=2.7&after=a'];
  expect(pages.map((search) => pageOf(shown(search)))).toEqual([1, 4, 1, 1, 1, 2]);
});
