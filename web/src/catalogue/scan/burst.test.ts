import { expect, test } from 'vitest';
import { NO_BURST, codeOf, isScanner, withKey, type Burst } from './burst.ts';

/** Keystrokes at a regular interval in milliseconds, from a given time. */
const typed = (text: string, step: number, from = 1000): Burst =>
  Array.from(text).reduce((burst, key, index) => withKey(burst, key, from + index * step), NO_BURST);

test('keys in a scanner’s pace and Enter are a code', () => {
  const burst = typed('8901234567894', 8);
  expect(isScanner(burst)).toBe(true);
  expect(codeOf(burst, burst.at + 8)).toBe('8901234567894');
});

test('a person is no scanner: a pause begins anew', () => {
  const burst = typed('dupatta', 90);
  expect(isScanner(burst)).toBe(false);
  expect(codeOf(burst, burst.at + 20)).toBeUndefined();
});

test('what was typed before is no part of the code', () => {
  const before = typed('25', 200, 0);
  const scanned = Array.from('DUP-014').reduce(
    (burst, key, index) => withKey(burst, key, 1000 + index * 5),
    before,
  );
  expect(codeOf(scanned, scanned.at + 5)).toBe('DUP-014');
});

test('an Enter long after, and a few quick keys, are a person’s', () => {
  const burst = typed('8901234567894', 8);
  expect(codeOf(burst, burst.at + 400)).toBeUndefined();
  const few = typed('100', 8);
  expect(codeOf(few, few.at + 8)).toBeUndefined();
  expect(codeOf(NO_BURST, 5)).toBeUndefined();
});
