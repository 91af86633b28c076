import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../dates/day.ts';
import { checkDoorDay, checkDoorNote, doorVerdict } from './door.ts';

const TODAY = '2026-11-20';
const member = {
  endsOn: '2027-02-19',
  isSuspended: false,
  frozenTo: undefined,
  sessionsLeft: undefined,
  due: 0,
  hasDayPass: false,
};

test('who has paid and is not stopped comes in; an end within a week is told', () => {
  expect(doorVerdict(member, TODAY, undefined)).toEqual({ isIn: true, endsIn: undefined });
  expect(doorVerdict({ ...member, endsOn: '2026-11-24' }, TODAY, undefined)).toEqual({
    isIn: true,
    endsIn: 4,
  });
  expect(doorVerdict({ ...member, endsOn: TODAY }, TODAY, undefined)).toEqual({ isIn: true, endsIn: 0 });
  expect(doorVerdict({ ...member, endsOn: '2026-11-27' }, TODAY, undefined)).toEqual({
    isIn: true,
    endsIn: 7,
  });
  expect(doorVerdict({ ...member, endsOn: '2026-11-28' }, TODAY, undefined)).toMatchObject({
    endsIn: undefined,
  });
});

test.each([
  [{ endsOn: '2026-11-19' }, undefined, 'EXPIRED'],
  [{ isSuspended: true }, undefined, 'SUSPENDED'],
  [{ frozenTo: '2026-12-10' }, undefined, 'FROZEN'],
  [{ sessionsLeft: 0 }, undefined, 'SESSIONS'],
  [{ due: 240_001 }, 240_000, 'DUE'],
  [{ endsOn: '2026-11-19', isSuspended: true, due: 1 }, 0, 'EXPIRED'],
  [{ isSuspended: true, frozenTo: TODAY, due: 1 }, 0, 'SUSPENDED'],
] as const)('%j with the limit %s is refused: %s', (change, limit, reason) => {
  expect(doorVerdict({ ...member, ...change }, TODAY, limit)).toEqual({ isIn: false, reason });
});

test('what may be due lets in up to the paisa; a freeze that is over keeps nobody out', () => {
  expect(doorVerdict({ ...member, due: 240_000 }, TODAY, 240_000).isIn).toBe(true);
  expect(doorVerdict({ ...member, frozenTo: '2026-11-19' }, TODAY, 0).isIn).toBe(true);
  expect(doorVerdict({ ...member, sessionsLeft: 1 }, TODAY, 0).isIn).toBe(true);
  expect(doorVerdict({ ...member, due: 9_999_900 }, TODAY, undefined).isIn).toBe(true);
});

test('nobody comes in after the end, whatever else is so', () => {
  fc.assert(
    fc.property(fc.integer({ min: -40, max: 40 }), fc.boolean(), fc.nat(1000), (days, isSuspended, due) => {
      const endsOn = addDays(TODAY, days);
      const { isIn } = doorVerdict(
        { endsOn, isSuspended, frozenTo: undefined, sessionsLeft: undefined, due, hasDayPass: false },
        TODAY,
        500,
      );
      expect(isIn).toBe(days >= 0 && !isSuspended && due <= 500);
    }),
  );
});

test('a note says something, in at most 200 characters', () => {
  expect(checkDoorNote('Pays tomorrow')).toBeUndefined();
  expect(checkDoorNote('  ')?.message).toBe('Say why.');
  expect(checkDoorNote('x'.repeat(201))?.message).toBe('At most 200 characters.');
});

test('a day pass lets in whoever could not come by a membership', () => {
  const over = { ...member, endsOn: '2026-11-12', isSuspended: true, sessionsLeft: 0, due: 500_000 };
  expect(doorVerdict({ ...over, hasDayPass: true }, TODAY, 0)).toEqual({ isIn: true, endsIn: undefined });
});

test('visits are asked for of days up to today', () => {
  fc.assert(
    fc.property(fc.integer({ min: -400, max: 400 }), (days) => {
      expect(checkDoorDay(addDays(TODAY, days), TODAY) === undefined).toBe(days <= 0);
    }),
  );
  expect(checkDoorDay('2026-02-30', TODAY)?.field).toBe('day');
});
