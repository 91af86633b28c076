import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../dates/index.ts';
import {
  appointmentTime,
  checkAppointmentTime,
  clockText,
  instantOf,
  minuteOf,
  readAppointmentTime,
  writeAppointmentTime,
} from './appointmentTime.ts';

const time = fc.record({
  day: fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2000-01-01', days)),
  minute: fc.integer({ min: 0, max: 1439 }),
});

test('what is written is read again', () => {
  fc.assert(
    fc.property(time, (one) => {
      expect(readAppointmentTime(writeAppointmentTime(one))).toEqual(one);
      expect(minuteOf(clockText(one.minute))).toBe(one.minute);
    }),
  );
});

test.each([
  ['2026-11-20 12:00:00 AM', 0],
  ['2026-11-20 12:05:00 PM', 725],
  ['2026-11-20 04:30:59 pm', 990],
])('%s is minute %i of the day', (text, minute) => {
  expect(readAppointmentTime(text)).toEqual({ day: '2026-11-20', minute });
});

test.each(['', '2026-11-20', '2026-02-30 04:30:00 PM', '2026-11-20 00:30:00 AM', '2026-11-20 16:30:00 PM'])(
  '%j is no time',
  (text) => {
    expect(readAppointmentTime(text)).toBeUndefined();
  },
);

test('an instant and the time on the clock are one in every zone without a skip', () => {
  fc.assert(
    fc.property(time, fc.constantFrom('Asia/Kolkata', 'UTC', 'Asia/Dubai', 'Asia/Kathmandu'), (one, zone) => {
      expect(appointmentTime(zone, instantOf(zone, one))).toEqual(one);
    }),
  );
  expect(instantOf('Asia/Kolkata', { day: '2026-11-20', minute: 0 }).toISOString()).toBe(
    '2026-11-19T18:30:00.000Z',
  );
});

const NOW = { day: '2026-11-30', minute: 720 };

test.each([
  ['2026-11-29', 900, 60, 'Cannot create an appointment for a day that has already passed'],
  ['2026-11-30', 719, 60, 'This time has already passed. Choose a later one.'],
  ['2026-12-01', 1400, 60, 'It would end after midnight. Choose an earlier time or a shorter length.'],
])('%s at minute %i for %i minutes: %s', (day, minute, minutes, message) => {
  expect(checkAppointmentTime('date', { day, minute }, minutes, NOW)?.message).toBe(message);
});

test('the minute of now, the last hour of a day and the next month are free', () => {
  for (const one of [NOW, { day: '2026-11-30', minute: 1380 }, { day: '2026-12-01', minute: 0 }])
    expect(checkAppointmentTime('date', one, 60, NOW)).toBeUndefined();
});
