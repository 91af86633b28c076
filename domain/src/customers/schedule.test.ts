import { expect, test } from 'vitest';
import { parseSchedule, scheduleInstant, scheduleText } from './schedule.ts';

const pad = (n: number) => String(n).padStart(2, '0');
const at = (zone: string, day: string, time: string) => scheduleInstant(zone, { day, time }).toISOString();

test.each([
  ['2026-11-24 11:00:00 AM', '2026-11-24', '11:00'],
  ['2026-11-24 12:30:00 am', '2026-11-24', '00:30'],
  ['2026-11-24 12:05 PM', '2026-11-24', '12:05'],
  ['2026-12-31 1:45:00 PM', '2026-12-31', '13:45'],
])('%s is read', (text, day, time) => {
  expect(parseSchedule(text)).toEqual({ day, time });
});

test.each(['', '2026-02-30 11:00:00 AM', '2026-11-24 13:00:00 PM', '2026-11-24', '24-11-2026 11:00:00 AM'])(
  '%j is no time',
  (text) => expect(parseSchedule(text)).toBeUndefined(),
);

test('what is written is read again, at every minute of a day', () => {
  for (let minute = 0; minute < 24 * 60; minute += 1) {
    const schedule = { day: '2026-11-24', time: `${pad(Math.floor(minute / 60))}:${pad(minute % 60)}` };
    expect(parseSchedule(scheduleText(schedule))).toEqual(schedule);
  }
});

test('the instant is that of the clock on the wall', () => {
  expect(at('Asia/Kolkata', '2026-11-24', '11:00')).toBe('2026-11-24T05:30:00.000Z');
  expect(at('Asia/Kolkata', '2027-01-01', '00:00')).toBe('2026-12-31T18:30:00.000Z');
  expect(at('Europe/Berlin', '2026-03-29', '03:30')).toBe('2026-03-29T01:30:00.000Z');
});
