import { expect, test } from 'vitest';
import { formatMessage } from '../messages/formatMessage.ts';
import { CAUSE_LENGTH, checkAlteration } from './alteration.ts';

const problemsOf = (cause: string, charge: number) =>
  checkAlteration({ cause, charge }).map(({ field, message }) => [field, message]);

test('an alteration needs its cause; it is free, or costs something that can be kept', () => {
  expect(problemsOf('Too tight at the waist', 0)).toEqual([]);
  expect(problemsOf('x'.repeat(CAUSE_LENGTH), 250_00)).toEqual([]);
  expect(problemsOf('  ', 0)).toEqual([['cause', 'Say what is to be altered.']]);
  expect(problemsOf('x'.repeat(CAUSE_LENGTH + 1), 0)).toEqual([
    ['cause', `At most ${CAUSE_LENGTH} characters.`],
  ]);
  expect(problemsOf('Too long', -1)).toEqual([
    ['charge', 'Enter a charge of 0 or more, with at most two decimals.'],
  ]);
  expect(problemsOf('Too long', 1e18)).toEqual([['charge', formatMessage('billing.amountTooLarge')]]);
});
