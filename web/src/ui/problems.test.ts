import { checkMobile, checkPin, readPoints } from '@galla/domain';
import { expect, test } from 'vitest';
import { errorsOf, formErrors } from './problems.ts';

test('keeps the first sentence for each field', () => {
  expect(formErrors([checkMobile('12'), undefined, checkPin(''), checkMobile('123')])).toEqual({
    mobile: 'Enter a valid 10-digit mobile number',
    pin: 'Enter a 4-digit PIN',
  });
});

test('no problem is no error', () => {
  expect(formErrors([undefined])).toEqual({});
});

test('a rule that answers a value finds nothing wrong; the form names its fields', () => {
  const names = { designation_id: 'designation' };
  expect(errorsOf(readPoints({ designation: 'd1', points: '2.5' }), names)).toEqual({});
  expect(errorsOf(readPoints({ designation: '', points: '2.5' }), names)).toEqual({
    designation: 'Please select a designation!',
  });
});
