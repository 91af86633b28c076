import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clockText } from '../calendar/index.ts';
import {
  attendanceSums,
  checkAttendanceReason,
  checkMark,
  checkStretch,
  entryState,
  formatAttendance,
  formatHours,
  readTimes,
  type Stretch,
  stretchOf,
} from './attendance.ts';

const ZONE = 'Asia/Kolkata';
const DAY = '2026-11-20';
/** Late enough in the day that no entry lies in the future. */
const LATER = new Date('2026-11-25T06:30:00Z');
const minuteIn = (text: string): number => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
const at = (from: string, to?: string): Stretch =>
  stretchOf(ZONE, { day: DAY, from: minuteIn(from), to: to === undefined ? undefined : minuteIn(to) });
const found = (one: Stretch, others: readonly Stretch[] = [], now = LATER) =>
  checkStretch(one, { zone: ZONE, now, others }).map(({ field, message }) => `${field}: ${message}`);

test('a forgotten out is known from 04:00 of the next day on, and never guessed', () => {
  const stretch = at('10:00');
  expect(entryState(stretch, ZONE, new Date('2026-11-20T22:29:59Z'))).toBe('IN');
  expect(entryState(stretch, ZONE, new Date('2026-11-20T22:30:00Z'))).toBe('FORGOTTEN');
  expect(attendanceSums([{ ...stretch, day: DAY }])).toEqual({ days: 1, minutes: 0, withoutOut: 1 });
});

test('days count once, minutes of all entries that ended', () => {
  const entries = [at('10:00', '13:30'), at('14:00', '18:35'), at('19:00')].map((one) => ({
    ...one,
    day: DAY,
  }));
  expect(attendanceSums(entries)).toEqual({ days: 1, minutes: 485, withoutOut: 1 });
  expect(formatAttendance(attendanceSums(entries))).toBe('1 day, 8 h 05 min, 1 without out');
  expect(formatAttendance({ days: 24, minutes: 11_180, withoutOut: 0 })).toBe('24 days, 186 h 20 min');
  expect(formatHours(59)).toBe('0 h 59 min');
});

test('who is in does not come, who is out does not go', () => {
  expect([checkMark('IN', false), checkMark('OUT', true)]).toEqual([undefined, undefined]);
  expect([checkMark('IN', true)?.message, checkMark('OUT', false)?.message]).toEqual([
    'Already in',
    'Not in',
  ]);
});

test('times of the future, an out before in and one after 04:00 are refused at their field', () => {
  const noon = new Date('2026-11-20T06:30:00Z');
  expect(found(at('12:01'), [], noon)).toEqual(['in_at: Times in the future cannot be entered']);
  expect(found(at('10:00', '12:01'), [], noon)).toEqual(['out_at: Times in the future cannot be entered']);
  expect(found(at('10:00', '09:00'))).toEqual(['out_at: Out must be after in']);
  expect(found(at('22:00', '04:00'))).toEqual([]);
  const { inAt } = at('22:00');
  expect(found({ inAt, outAt: new Date('2026-11-20T22:31:00Z') })).toEqual([
    'out_at: Out can be at 04:00 of the next day at the latest',
  ]);
});

test('typed times are read, an early out as one of the next day, and what is missing is told at its field', () => {
  expect(readTimes(ZONE, { day: DAY, from: '22:00', to: '02:30' })).toEqual({
    inAt: new Date('2026-11-20T16:30:00Z'),
    outAt: new Date('2026-11-20T21:00:00Z'),
  });
  expect(readTimes(ZONE, { day: DAY, from: '10:00', to: '' })).toMatchObject({ outAt: undefined });
  const wrong = readTimes(ZONE, { day: '', from: '', to: '25:00' });
  expect('problems' in wrong && wrong.problems.map(({ field }) => field)).toEqual(['day', 'from', 'to']);
});

test('nobody is there twice at once', () => {
  const overlaps = ['in_at: There is attendance at that time already'];
  const others = [at('10:00', '13:00')];
  expect(found(at('12:59', '14:00'), others)).toEqual(overlaps);
  expect(found(at('10:00'), others)).toEqual(overlaps);
  expect(found(at('13:00', '14:00'), others)).toEqual([]);
  // An employee who forgot to check out still counts as there at check-in; one who is in is still there.
  expect(found(at('15:00', '16:00'), [at('14:00')])).toEqual([]);
  expect(found(at('13:00', '14:01'), [at('14:00')])).toEqual(overlaps);
  expect(found(at('11:00', '11:30'), [at('10:00')], new Date('2026-11-20T06:30:00Z'))).toEqual(overlaps);
});

test('two that end overlap if and only if they share a minute, whichever is asked first', () => {
  const minute = fc.integer({ min: 0, max: 1439 });
  const stretch = fc.tuple(minute, minute).filter(([from, to]) => from < to);
  fc.assert(
    fc.property(stretch, stretch, (a, b) => {
      const [one, other] = [a, b].map(([from, to]) => at(clockText(from), clockText(to)));
      if (!one || !other) throw new Error('Two were made');
      const share = a[0] < b[1] && b[0] < a[1];
      expect([found(one, [other]).length, found(other, [one]).length]).toEqual(share ? [1, 1] : [0, 0]);
    }),
  );
});

test.each(['', '  '])('%j is no reason', (reason) => {
  expect(checkAttendanceReason(reason)?.message).toBe('Enter a reason');
});
