import { expect, test } from 'vitest';
import { checkPerson, type PersonEntries } from './checkPerson.ts';

const TODAY = '2026-11-20';
const good: PersonEntries = {
  firstName: 'Meenakshi',
  lastName: 'Sharma',
  mobile: '9829041526',
  email: 'meenakshi@example.in',
  birthDate: '1984-03-09',
  address: '41, Johari Bazar',
  aadhaar: '',
};
const problemsOf = (entries: Partial<PersonEntries>) =>
  checkPerson(entries, TODAY).map(({ field, message }) => [field, message]);

test('a full profile is fine, with and without Aadhaar', () => {
  expect(problemsOf(good)).toEqual([]);
  expect(problemsOf({ ...good, aadhaar: '1234 5678 9012' })).toEqual([]);
});

test('all that is missing is told at its field', () => {
  const empty = Object.fromEntries(Object.keys(good).map((field) => [field, ' ']));
  expect(problemsOf({ ...empty, birthDate: '' })).toEqual([
    ['firstName', 'First name is required'],
    ['lastName', 'Last name is required'],
    ['mobile', 'Mobile number is required'],
    ['email', 'Email is required'],
    ['address', 'Address is required'],
    ['birthDate', 'Please select your date of birth'],
  ]);
});

test('what is left out is not asked for', () => {
  expect(problemsOf({})).toEqual([]);
  expect(problemsOf({ email: 'm@example.in' })).toEqual([]);
});

test.each([
  ['mobile', '98290', 'Enter a valid 10-digit mobile number'],
  ['email', 'meenakshi@', 'Please enter a valid email address'],
  ['birthDate', '2026-11-21', "The date of birth can't be in the future"],
  ['birthDate', '1899-12-31', 'Please enter a date from 1900 on'],
  ['birthDate', '2026-02-30', 'This date does not exist. Check day, month and year.'],
  ['aadhaar', '1234 5678', 'Please enter a valid 12-digit Aadhar number'],
])('%s %s is refused', (field, text, message) => {
  expect(problemsOf({ ...good, [field]: text })).toEqual([[field, message]]);
});

test('who was born today is taken', () => {
  expect(problemsOf({ birthDate: TODAY })).toEqual([]);
});
