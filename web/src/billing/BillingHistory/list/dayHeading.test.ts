import { expect, test } from 'vitest';
import { dayHeading } from './dayHeading.ts';

test('a day is named by its weekday, today by its own word', () => {
  expect(dayHeading('2026-11-20', '2026-11-20')).toBe('Today');
  expect(dayHeading('2026-11-19', '2026-11-20')).toBe('Thursday, 19 Nov');
  expect(dayHeading('2025-12-31', '2026-11-20')).toBe('Wednesday, 31 Dec 2025');
});
