import { expect, test } from 'vitest';
import { checkNewCustomer, checkPastDay } from './checkNewCustomer.ts';

const GOOD = { name: 'Priya Agarwal', mobile: '98290 41526' };

test('a name and a mobile are enough', () => {
  expect(checkNewCustomer(GOOD)).toEqual([]);
  expect(checkNewCustomer({ ...GOOD, email: '', gst: null, aadhar: ' ' })).toEqual([]);
});

test('everything right passes', () => {
  const full = { ...GOOD, email: 'priya.a@example.co.in', gst: '27aapfu0939f1zv', aadhar: '123412341234' };
  expect(checkNewCustomer(full)).toEqual([]);
});

test('every problem is told at its field, in the order of the form', () => {
  const problems = checkNewCustomer({ name: ' ', mobile: ' ', email: 'x', gst: 'x', aadhar: '1' });
  expect(problems.map(({ field, message }) => [field, message])).toEqual([
    ['name', 'Please enter customer name'],
    ['mobile', 'Please enter mobile number'],
    ['email', 'Please enter a valid email address'],
    ['gst', 'Please enter a valid 15-digit GST number'],
    ['aadhar', 'Please enter a valid 12-digit Aadhar number'],
  ]);
});

test('a mobile with letters is refused by its form', () => {
  expect(checkNewCustomer({ ...GOOD, mobile: 'call me' })).toMatchObject([
    { message: 'Invalid mobile number format' },
  ]);
});

test.each(['a@b', '@b.in', 'a@', 'a b@c.in', 'a@b..in', 'a@.in', `${'a'.repeat(250)}@b.in`])(
  '%s is no email',
  (email) => {
    expect(checkNewCustomer({ ...GOOD, email })).toHaveLength(1);
  },
);

test.each(['dob', 'anniversary'] as const)('%s lies in 1900 or later', (field) => {
  expect(checkPastDay(field, '1900-01-01', '2026-11-20')).toBeUndefined();
  expect(checkPastDay(field, '1899-12-31', '2026-11-20')).toMatchObject({
    field,
    message: 'Please enter a date from 1900 on',
  });
});

test('birth date and anniversary lie before today', () => {
  expect(checkPastDay('dob', '2026-11-19', '2026-11-20')).toBeUndefined();
  expect(checkPastDay('dob', null, '2026-11-20')).toBeUndefined();
  expect(checkPastDay('dob', '2026-11-20', '2026-11-20')?.message).toBe(
    'The birth date must be before today',
  );
  expect(checkPastDay('anniversary', '1999-02-30', '2026-11-20')).toMatchObject({ field: 'anniversary' });
});
