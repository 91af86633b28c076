import { expect, test } from 'vitest';
import { writePreference } from '../../app/preference.ts';
import { pageNumber } from '../../list/index.ts';
import { filtersIn, isFiltered, pageSizeOf, SIZE_PREFERENCE, variablesOf } from './address.ts';

const filters = (search: string) => filtersIn(new URLSearchParams(search));
const asked = (search: string) => variablesOf(filters(search));

test('without a word the newest 5 invoices of all days are asked for', () => {
  expect(asked('')).toEqual({ first: 5, filter: { types: ['INVOICE'] } });
});

test('what the address says is asked for', () => {
  expect(
    asked('type=ORDER&from=2026-11-18&to=2026-11-20&status=PARTIAL&search=+priya+&size=20&page=3'),
  ).toEqual({
    first: 20,
    offset: 40,
    filter: {
      types: ['ORDER'],
      from: '2026-11-18',
      to: '2026-11-20',
      statuses: ['PARTIAL'],
      search: 'priya',
    },
  });
});

test('all kinds of document are no kind', () => {
  expect(asked('type=ALL')).toEqual({ first: 5 });
});

test('what is no value is left out instead of refused', () => {
  expect(asked('type=BILL&from=2026-02-30&to=x&status=LATE&size=1000')).toEqual({
    first: 5,
    filter: { types: ['INVOICE'] },
  });
});

test('pages count from 1, whatever stands there', () => {
  const pages = ['', '4', '-2', 'x', '2.7', '9e9'].map((page) => pageNumber(filters(`page=${page}`)));
  expect(pages).toEqual([1, 4, 1, 1, 2, 10_000]);
  expect(pageSizeOf(filters('size=10'))).toBe(10);
});

test('the rows on a page are those chosen last on this device, unless the address says', () => {
  writePreference(SIZE_PREFERENCE, '15');
  expect([pageSizeOf(filters('')), pageSizeOf(filters('size=10'))]).toEqual([15, 10]);
  writePreference(SIZE_PREFERENCE, undefined);
});

test('an order is asked for unless it is the usual one', () => {
  expect(asked('sort=total-asc')).toMatchObject({ orderBy: { field: 'TOTAL', direction: 'ASC' } });
  expect(asked('sort=due')).toMatchObject({ orderBy: { field: 'DUE', direction: 'DESC' } });
  expect(asked('sort=x-asc')).not.toHaveProperty('orderBy');
});

test('still to pay is asked for as such', () => {
  expect(asked('type=ALL&status=DUE')).toEqual({ first: 5, filter: { stillToPay: true } });
});

test('only what narrows the list down is a filter', () => {
  expect(isFiltered(filters('type=ORDER&size=20&page=2&open=d1&search=+'))).toBe(false);
  expect(
    ['from=2026-11-18', 'to=2026-11-18', 'status=PAID', 'search=x'].every((one) => isFiltered(filters(one))),
  ).toBe(true);
});
