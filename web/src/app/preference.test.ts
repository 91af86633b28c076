import { expect, test } from 'vitest';
import { readPreference, writePreference } from './preference.ts';

test('remembers, replaces and forgets; one preference is not another', () => {
  writePreference('rail', 'yes');
  writePreference('working-rail', 'no');
  expect(readPreference('rail')).toBe('yes');
  writePreference('rail', 'no');
  expect(readPreference('rail')).toBe('no');
  writePreference('rail', undefined);
  expect(readPreference('rail')).toBeUndefined();
  expect(readPreference('working-rail')).toBe('no');
  writePreference('working-rail', undefined);
});

test('outlives what a logout empties', () => {
  writePreference('colour', 'dark');
  localStorage.clear();
  sessionStorage.clear();
  expect(readPreference('colour')).toBe('dark');
  writePreference('colour', undefined);
});
