import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test.each([
  ['Priya Agarwal', 'PA'],
  ['Harpreet Kaur Sandhu', 'HK'],
  ['सरोज देवी', 'सद'],
  ['  rekha ', 'R'],
  ['', ''],
])('%s', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
