import { expect, test } from 'vitest';
import { PROFILE_FIELDS, profileCompletion } from './completion.ts';

test('a profile is complete when every field of the form is filled in', () => {
  const all = Object.fromEntries(PROFILE_FIELDS.map((field) => [field, 'x']));
  expect(profileCompletion(all)).toEqual({ percent: 100, missing: [] });
  expect(profileCompletion({ ...all, dob: ' ', aadhar_no: null })).toEqual({
    percent: 80,
    missing: ['dob', 'aadhar_no'],
  });
});

test('a customer added at the counter is barely known', () => {
  expect(profileCompletion({ name: 'Priya', mobile: '9829041526' }).percent).toBe(20);
});
