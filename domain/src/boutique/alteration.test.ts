import { expect, test } from 'vitest';
import { formatMessage } from '../messages/formatMessage.ts';
import { CAUSE_LENGTH, checkAlteration } from './alteration.ts';

const told = (cause: string, charge: number) =>
  checkAlteration({ cause, charge }).map(({ field, message }) => [field, message]);

test('an alteration needs its cause; it is free, or costs something that can be kept', () => {
  expect(told('Too tight at the waist', 0)).toEqual([]);
  expect(told('x'.repeat(CAUSE_LENGTH), 250_00)).toEqual([]);
  expect(told('  ', 0)).toEqual([['cause', 'Say what is to be altered.']]);
  expect(told('x'.repeat(CAUSE_LENGTH + 1), 0)).toEqual([['cause', `At most ${CAUSE_LENGTH} characters.`]]);
  expect(told('Too long', -1)).toEqual([
    ['charge', 'Enter a charge of 0 or more, with at most two decimals.'],
  ]);
  expect(told('Too long', 1e18)).toEqual([['charge', formatMessage('billing.amountTooLarge')]]);
});
