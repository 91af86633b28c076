import fc from 'fast-check';
import { expect, test } from 'vitest';
import { barOf, checkTask, followUpPercent, profileCompleted, TASK_LENGTH } from './index.ts';

test('per cent is rounded, 0 of nothing, and a bar ends at 100', () => {
  expect(followUpPercent(34, 50)).toBe(68);
  expect(followUpPercent(1, 3)).toBe(33);
  expect(followUpPercent(2, 3)).toBe(67);
  fc.assert(
    fc.property(fc.nat(1000), fc.nat(1000), (done, all) => {
      const percent = followUpPercent(done, all);
      expect(Number.isInteger(percent)).toBe(true);
      expect(all > 0 || percent === 0).toBe(true);
      expect(barOf(percent)).toBe(percent > 100 ? 100 : percent);
    }),
  );
});

test('a profile is complete when nothing is blank', () => {
  expect(profileCompleted(['Asha', ' ', null, undefined])).toBe(25);
  expect(profileCompleted(['Asha', 'Rao'])).toBe(100);
  expect(profileCompleted([])).toBe(0);
});

const messages = (detail: string, due = '2026-11-20') =>
  checkTask({ detail, due }).map(({ field, message }) => `${field}: ${message}`);

test('a task needs a text of at most 150 characters and a day', () => {
  expect(messages('Call Neha')).toEqual([]);
  expect(messages('  ')).toEqual(['detail: Please enter a task']);
  expect(messages('क'.repeat(TASK_LENGTH))).toEqual([]);
  expect(messages('😀'.repeat(TASK_LENGTH))).toEqual([]);
  expect(messages('x'.repeat(TASK_LENGTH + 1))).toEqual(['detail: At most 150 characters']);
  expect(messages('x', '2026-02-30')).toEqual(['due: This date does not exist. Check day, month and year.']);
});
