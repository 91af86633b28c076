import { expect, test } from 'vitest';
import { dayIn, isZone, wallTime } from './clock.ts';
import {
  formatDateTime,
  formatDateTimeNear,
  formatDay,
  formatDayAs,
  formatDayNear,
  formatTime,
} from './format.ts';

const KOLKATA = 'Asia/Kolkata';

test('a day is written day, month, year', () => {
  expect(formatDay('2026-11-20')).toBe('20 Nov 2026');
  expect(formatDay('2025-09-04')).toBe('4 Sep 2025');
  expect(() => formatDay('2026-02-30')).toThrow(RangeError);
});

test.each([
  ['SLASHES', '04/09/2025'],
  ['DASHES', '04-09-2025'],
  ['WORDS', '4 Sep 2025'],
  ['ISO', '2025-09-04'],
] as const)('%s on paper', (format, written) => {
  expect(formatDayAs('2025-09-04', format)).toBe(written);
  expect(() => formatDayAs('2025-02-29', format)).toThrow(RangeError);
});

test('near today the year is left out', () => {
  expect(formatDayNear('2026-11-20', '2026-11-20')).toBe('Today');
  expect(formatDayNear('2026-11-19', '2026-11-20')).toBe('19 Nov');
  expect(formatDayNear('2025-11-20', '2026-11-20')).toBe('20 Nov 2025');
});

test.each([
  ['2026-11-20T10:42:00Z', '20 Nov 2026, 4:12 pm'],
  ['2026-11-20T18:29:59Z', '20 Nov 2026, 11:59 pm'],
  ['2026-11-20T18:30:00Z', '21 Nov 2026, 12:00 am'],
  ['2026-11-20T06:29:00Z', '20 Nov 2026, 11:59 am'],
  ['2026-11-20T06:30:00.000Z', '20 Nov 2026, 12:00 pm'],
  ['2026-11-20T16:12:00+05:30', '20 Nov 2026, 4:12 pm'],
])('%s in Kolkata', (iso, shown) => {
  expect(formatDateTime(iso, KOLKATA)).toBe(shown);
  expect(formatTime(iso, KOLKATA)).toBe(shown.split(', ')[1]);
});

test('an instant in a list says Today, else its day', () => {
  expect(formatDateTimeNear('2026-11-20T10:42:00Z', KOLKATA, '2026-11-20')).toBe('Today, 4:12 pm');
  expect(formatDateTimeNear('2026-11-19T13:35:00Z', KOLKATA, '2026-11-20')).toBe('19 Nov, 7:05 pm');
});

test('the day of an instant depends on the zone', () => {
  const instant = new Date('2026-03-31T19:00:00Z');
  expect(dayIn(KOLKATA, instant)).toBe('2026-04-01');
  expect(dayIn('UTC', instant)).toBe('2026-03-31');
  expect(wallTime('UTC', new Date('2026-03-31T00:05:00Z'))).toEqual({
    day: '2026-03-31',
    hour: 0,
    minute: 5,
  });
});

test('no instant and no zone are refused', () => {
  expect(() => formatDateTime('yesterday', KOLKATA)).toThrow(RangeError);
  expect(() => dayIn('Asia/Nowhere', new Date(0))).toThrow(RangeError);
});

test.each([
  ['Asia/Kolkata', true],
  ['Asia/Dubai', true],
  ['Asia/Nowhere', false],
  ['', false],
  [undefined, false],
])('%s is a zone: %s', (zone, known) => {
  expect(isZone(zone)).toBe(known);
});
