import { expect, test } from 'vitest';
import { rangeOf, stepped, viewOf } from './address.ts';

test('weeks begin on Sunday, and a month has the weeks around it', () => {
  expect(rangeOf({ view: 'week' }, '2026-11-20')).toEqual({ from: '2026-11-15', to: '2026-11-21' });
  expect(rangeOf({ view: '' }, '2026-11-15')).toEqual({ from: '2026-11-15', to: '2026-11-21' });
  expect(rangeOf({ view: 'month' }, '2026-11-20')).toEqual({ from: '2026-11-01', to: '2026-12-12' });
});

test('a step goes a day, a week or a month on, over the end of a month too', () => {
  expect(stepped('day', '2026-11-30', 1)).toBe('2026-12-01');
  expect(stepped('week', '2026-11-28', 1)).toBe('2026-12-05');
  expect(stepped('month', '2026-12-31', 1)).toBe('2027-01-01');
  expect(stepped('month', '2026-03-31', -1)).toBe('2026-02-01');
});

test('a phone shows a day unless told otherwise', () => {
  expect(viewOf({ view: '' }, true)).toBe('day');
  expect(viewOf({ view: 'nonsense' }, false)).toBe('week');
  expect(viewOf({ view: 'month' }, true)).toBe('month');
});
