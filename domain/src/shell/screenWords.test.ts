import { expect, test } from 'vitest';
import { MENUS } from '../rights/menus.ts';
import { findBest, NO_BAZAAR, plainWords } from '../search/index.ts';
import { screenWordsOf } from './screenWords.ts';

const SCREENS = MENUS.flatMap((menu) => ('path' in menu ? [{ name: menu.name, path: menu.path }] : []));

const found = (text: string): string[] =>
  findBest(
    SCREENS.map(({ name, path }) => ({
      path,
      words: plainWords(name, [], screenWordsOf(path)),
      sold: 0,
      order: '',
    })),
    text,
    NO_BAZAAR,
  ).map(({ path }) => path);

test.each([
  ['staff', '/Employees'],
  ['password', '/Employees'],
  ['saree', '/create-order'],
  ['sari', '/create-order'],
  ['karigar', '/Employees'],
  ['gst', '/Reports'],
  ['upi', '/account-details'],
  ['party', '/crm'],
  ['godown', '/products'],
])('“%s” finds %s', (text, path) => {
  expect(found(text)).toContain(path);
});

test('a screen that has the word in its name stands before those that are found by another word', () => {
  expect(found('bill')[0]).toBe('/Billing');
  expect(found('calendar')).toEqual(['/Calendar']);
  expect(found('reports')[0]).toBe('/Reports');
});

test('every screen of the menu is found by other words, too', () => {
  expect(SCREENS.filter(({ path }) => screenWordsOf(path) === '')).toEqual([]);
});
