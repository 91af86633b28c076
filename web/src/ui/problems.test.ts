import { checkMobile, checkPin } from '@galla/domain';
import { expect, test } from 'vitest';
import { formErrors } from './problems.ts';

test('keeps the first sentence for each field', () => {
  expect(formErrors([checkMobile('12'), undefined, checkPin(''), checkMobile('123')])).toEqual({
    mobile: 'Enter a valid 10-digit mobile number',
    pin: 'Enter a 4-digit PIN',
  });
});

test('no problem is no error', () => {
  expect(formErrors([undefined])).toEqual({});
});
