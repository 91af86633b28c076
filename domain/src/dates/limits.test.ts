import { expect, test } from 'vitest';
import { checkDay } from './limits.ts';

const limits = { min: '2026-04-01', max: '2026-11-22' };

test.each([
  ['', undefined],
  ['2026-04-01', undefined],
  ['2026-11-22', undefined],
  ['2026-11-23', 'Choose 22 Nov 2026 or an earlier day'],
  ['2026-03-31', 'Choose 1 Apr 2026 or a later day'],
  ['31/4/2026', 'This date does not exist. Check day, month and year.'],
])('"%s": %s', (text, sentence) => {
  expect(checkDay('from', text, limits)?.message).toBe(sentence);
});
