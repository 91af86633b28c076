import { expect, test } from 'vitest';
import { isFiltered, pageOf, shownIn, sizeOf, variablesOf } from './address.ts';

const shown = (search: string) => shownIn(new URLSearchParams(search));
const asked = (search: string) => variablesOf(shown(search));

test('without a word the newest 5 invoices of all days are asked for', () => {
  expect(asked('')).toEqual({ first: 5, type: 'INVOICE' });
});

test('what the address says is asked for', () => {
  expect(
    asked('type=ORDER&from=2026-11-18&to=2026-11-20&status=PARTIAL&search=+priya+&size=20&page=3&after=abc'),
  ).toEqual({
    first: 20,
    type: 'ORDER',
    from: '2026-11-18',
    to: '2026-11-20',
    status: 'PARTIAL',
    search: 'priya',
    after: 'abc',
  });
});

test('all kinds of document are no kind', () => {
  expect(asked('type=ALL')).toEqual({ first: 5 });
});

test('what is no value is left out instead of refused', () => {
  expect(asked('type=BILL&from=2026-02-30&to=x&status=LATE&size=1000')).toEqual({
    first: 5,
    type: 'INVOICE',
  });
});

test('pages count from 1, whatever stands there', () => {
  expect(['', 'page=4', 'page=-2', 'page=x', 'page=2.7'].map((search) => pageOf(shown(search)))).toEqual([
    1, 4, 1, 1, 2,
  ]);
  expect(sizeOf(shown('size=10'))).toBe(10);
});

test('only what narrows the list down is a filter', () => {
  expect(isFiltered(shown('type=ORDER&size=20&page=2&open=d1&search=+'))).toBe(false);
  expect(
    ['from=2026-11-18', 'to=2026-11-18', 'status=PAID', 'search=x'].every((one) => isFiltered(shown(one))),
  ).toBe(true);
});
