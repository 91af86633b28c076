import fc from 'fast-check';
import { expect, test } from 'vitest';
import { STATES } from '../tax/states.ts';
import { checkCompany, type CompanyEntries } from './checkCompany.ts';

const good: CompanyEntries = {
  name: 'Meenakshi Boutique',
  description: '',
  address: 'Shop 41, Johari Bazar',
  city: 'Jaipur',
  pincode: '302003',
  stateCode: '08',
  gstin: '08ABCPM4417K1ZL',
  pan: 'ABCPM4417K',
  timeZone: 'Asia/Kolkata',
};
const problemsOf = (entries: Partial<CompanyEntries>) =>
  checkCompany(entries).map(({ field, message }) => [field, message]);

test('a full one is fine, and one without GST, PAN, town and state', () => {
  expect(problemsOf(good)).toEqual([]);
  expect(problemsOf({ ...good, city: '', pincode: '', stateCode: '', gstin: '', pan: '' })).toEqual([]);
});

test('name and address are required where they are given', () => {
  expect(problemsOf({ name: '', address: ' ' })).toEqual([
    ['name', 'Business name is required'],
    ['address', 'Address is required'],
  ]);
  expect(problemsOf({})).toEqual([]);
});

test.each([
  ['pincode', '30200', 'Enter a 6-digit PIN code'],
  ['pincode', '012345', 'Enter a 6-digit PIN code'],
  ['stateCode', '77', 'Choose a state from the list'],
  ['gstin', '08ABCPM4417K1ZM', 'Please enter a valid 15-digit GST number'],
  ['pan', 'ABCPM4417', 'Please enter a valid 10-character PAN'],
  ['pan', 'ABCPM4418K', 'This GST number belongs to PAN ABCPM4417K.'],
  ['stateCode', '27', 'This GST number belongs to Rajasthan.'],
  ['timeZone', '', 'Choose a time zone from the list'],
  ['timeZone', 'Asia/Jaipur', 'Choose a time zone from the list'],
  ['timeZone', '+05:30', 'Choose a time zone from the list'],
])('%s %s is refused', (field, text, message) => {
  expect(problemsOf({ ...good, [field]: text })).toEqual([[field, message]]);
});

test('of all states only the one of the GSTIN agrees with it', () => {
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(STATES)), (stateCode) => {
      expect(problemsOf({ ...good, stateCode }).length === 0).toBe(stateCode === '08');
    }),
  );
});
