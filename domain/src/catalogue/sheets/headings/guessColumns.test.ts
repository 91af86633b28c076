import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FORMS } from '../../testItems.ts';
import { sheetFields } from '../columns.ts';
import { tableOf } from '../testTable.ts';
import { guessColumns, headingKeys } from './guessColumns.ts';
import { ITEM_SYNONYMS } from './itemSynonyms.ts';
import { headingWords } from './plainHeading.ts';
import { matchChoices, seeHeadings } from './seeHeadings.ts';

const fields = sheetFields(FORMS.PRODUCT);
const known = { fields, synonyms: ITEM_SYNONYMS };

test.each([
  ['Item name*', 'item name'],
  [' Sale_Price (₹) ', 'sale price'],
  ['SalePrice', 'sale price'],
  ['HSN/SAC', 'hsn sac'],
  ['GST %', 'gst'],
  ['(Rs.)', 'rs'],
  ['नाम', 'नाम'],
  ['***', ''],
])('the words of %j are %j', (heading, words) => {
  expect(headingWords(heading)).toBe(words);
});

test('no synonym is one of two fields', () => {
  const words = Object.values(ITEM_SYNONYMS).flat();
  expect(words.filter((one, at) => words.indexOf(one) !== at)).toEqual([]);
  expect(words.filter((one) => headingWords(one) !== one)).toEqual([]);
});

test('each field is given once at most, and only fields of the form are', () => {
  const some = fc.constantFrom(
    ...Object.values(ITEM_SYNONYMS).flat(),
    ...fields.map(({ label }) => label),
    'x',
    '',
  );
  const names = new Set(fields.map(({ name }) => name));
  fc.assert(
    fc.property(fc.array(some, { maxLength: 20 }), (headings) => {
      const table = { header: new Map(headings.entries()), names: new Map(), rows: [] };
      const given = guessColumns(table, known).flatMap(({ field }) => field ?? []);
      expect(new Set(given).size).toBe(given.length);
      expect(given.every((field) => names.has(field))).toBe(true);
    }),
  );
});

test('what was matched before goes before every guess, also that a column was left out', () => {
  const table = tableOf(['Item name', 'Rate', 'Sale price', 'Shelf'], []);
  const remembered = new Map([
    ['rate', 'mrp'],
    ['sale price', null],
    ['shelf', 'brand'],
    ['item name', 'gone_from_the_form'],
  ]);
  expect(guessColumns(table, { ...known, remembered }).map(({ field }) => field)).toEqual([
    'title',
    'mrp',
    null,
    'brand',
  ]);
});

test('a heading that stands twice is remembered by its place', () => {
  const columns = ['Rate', 'Rate', 'RATE *'].map((heading, column) => ({ column, heading }));
  expect([...headingKeys(columns).values()]).toEqual(['rate', 'rate #2', 'rate #3']);
});

test('a sheet of the own template asks for nothing, whatever it leaves out or moves', () => {
  const optional = fields.filter(({ required }) => !required).map(({ label }) => label);
  fc.assert(
    fc.property(fc.shuffledSubarray(optional), (labels) => {
      const { needsMatching, columns } = seeHeadings(tableOf([...labels, 'Title *'], []), known);
      expect(needsMatching).toBe(false);
      expect(columns.every(({ field }) => field !== null)).toBe(true);
    }),
  );
});

test.each([
  ['a heading twice', ['Title', 'Price', 'Price']],
  ['one that is nowhere', ['Title', 'Price', 'Shelf']],
  ['none that is known', ['A', 'B', 'C']],
  ['a required one that is missing', ['Price', 'GST']],
])('%s has to be matched', (_, headings) => {
  expect(seeHeadings(tableOf(headings, []), known).needsMatching).toBe(true);
});

test('the columns of our own can be chosen only where a sheet has them', () => {
  const own = seeHeadings(tableOf(['id', 'Title', 'Notes of the shop', 'To fix'], []), known).columns;
  expect(own.map(({ field }) => field)).toEqual(['id', 'title', null, null]);
  expect(matchChoices(fields, own).map(({ name }) => name)).toEqual([
    ...fields.map(({ name }) => name),
    'id',
  ]);
  expect(matchChoices(fields, []).map(({ name }) => name)).not.toContain('id');
});
