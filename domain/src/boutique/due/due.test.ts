import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../../dates/day.ts';
import {
  checkDailyPieces,
  DUE_DAYS,
  DUE_GROUPS,
  dueGroup,
  lastDueDay,
  MAX_DAILY_PIECES,
  piecesOver,
} from './index.ts';

const TODAY = '2026-11-20';

test.each([
  [-400, 'LATE'],
  [-1, 'LATE'],
  [0, 'TODAY'],
  [1, 'TOMORROW'],
  [2, 'THIS_WEEK'],
  [6, 'THIS_WEEK'],
  [7, undefined],
])('%i days from today is %s', (days, group) => {
  expect(dueGroup(addDays(TODAY, days), TODAY)).toBe(group);
});

test('a later day never stands in an earlier group, and the last day is the last one shown', () => {
  const rank = (days: number) => {
    const group = dueGroup(addDays(TODAY, days), TODAY);
    return group === undefined ? DUE_GROUPS.length : DUE_GROUPS.indexOf(group);
  };
  fc.assert(
    fc.property(fc.integer({ min: -900, max: 900 }), fc.nat(100), (days, later) => {
      expect(rank(days + later)).toBeGreaterThanOrEqual(rank(days));
      expect(dueGroup(addDays(TODAY, days), TODAY) === undefined).toBe(
        addDays(TODAY, days) > lastDueDay(TODAY),
      );
    }),
  );
  expect(lastDueDay(TODAY)).toBe(addDays(TODAY, DUE_DAYS - 1));
});

test('a day is over its number by what is above it, and never without one', () => {
  fc.assert(
    fc.property(fc.nat(500), fc.integer({ min: 1, max: 500 }), (pieces, daily) => {
      expect(piecesOver(pieces, daily)).toBe(pieces > daily ? pieces - daily : 0);
      expect(piecesOver(pieces, null)).toBe(0);
    }),
  );
});

test.each([[null], [1], [MAX_DAILY_PIECES]])('%s is a daily number', (pieces) => {
  expect(checkDailyPieces(pieces)).toBeUndefined();
});

test.each([[0], [-1], [1.5], [MAX_DAILY_PIECES + 1], [Number.NaN]])('%s is none', (pieces) => {
  expect(checkDailyPieces(pieces)).toMatchObject({ field: 'pieces', code: 'INVALID_INPUT' });
});
