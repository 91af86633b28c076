import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkPinChange, type PinChange } from './changePin.ts';
import { isGuessablePin } from './guessablePin.ts';

const owner = { mobile: '9829041526', birthYear: 1993 };
const good: PinChange = { currentPin: '4826', newPin: '9150', confirmation: '9150' };
const problemsOf = (change: Partial<PinChange>) =>
  checkPinChange({ ...good, ...change }, owner).map(({ field, code, message }) => [field, code, message]);

test('a change to another PIN, entered twice, is fine', () => {
  expect(problemsOf({})).toEqual([]);
});

test('everything that is missing is told at its field', () => {
  expect(problemsOf({ currentPin: '', newPin: '', confirmation: '' })).toEqual([
    ['currentPin', 'INVALID_INPUT', 'Please input your current password!'],
    ['newPin', 'INVALID_INPUT', 'Please input your new password!'],
    ['confirmation', 'INVALID_INPUT', 'Please confirm your new password!'],
  ]);
});

test.each([
  [{ currentPin: '48' }, 'currentPin', 'INVALID_INPUT', 'Enter a 4-digit PIN'],
  [{ newPin: '915', confirmation: '915' }, 'newPin', 'INVALID_INPUT', 'Password must be exactly 4 digits.'],
  [
    { newPin: '91500', confirmation: '91500' },
    'newPin',
    'INVALID_INPUT',
    'Password must be exactly 4 digits.',
  ],
  [{ newPin: '91a0', confirmation: '91a0' }, 'newPin', 'INVALID_INPUT', 'Password must be exactly 4 digits.'],
  [
    { newPin: '4826', confirmation: '4826' },
    'newPin',
    'INVALID_INPUT',
    'Choose a PIN different from your current one.',
  ],
  [
    { confirmation: '9151' },
    'confirmation',
    'INVALID_INPUT',
    'The two passwords that you entered do not match!',
  ],
])('%j is told at %s', (change, ...problem) => {
  expect(problemsOf(change)).toEqual([problem]);
});

test.each(['1234', '1526', '1993'])('%s is too easy to guess', (newPin) => {
  expect(problemsOf({ newPin, confirmation: newPin })).toEqual([
    ['newPin', 'PIN_TOO_EASY', 'This PIN is too easy to guess. Choose another.'],
  ]);
});

test('no change is taken that leaves a guessable PIN, the old one, or one that was mistyped', () => {
  const pin = fc.integer({ min: 0, max: 9_999 }).map((n) => String(n).padStart(4, '0'));
  fc.assert(
    fc.property(pin, pin, pin, (currentPin, newPin, confirmation) => {
      const taken = checkPinChange({ currentPin, newPin, confirmation }, owner).length === 0;
      expect(taken).toBe(newPin === confirmation && newPin !== currentPin && !isGuessablePin(newPin, owner));
    }),
  );
});
