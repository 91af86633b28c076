import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { bazaarOf, tradesOf } from './bazaar/index.ts';
import { findBest, fitsAsTyped } from './findBest.ts';
import { naturalKey } from './naturalOrder.ts';
import { searchWords } from './searchWords.ts';

interface Change {
  sku?: string;
  barcode?: string;
  brand?: string;
  category?: string;
  sold?: number;
}

const thing = (title: string, { sku, barcode, brand, category, sold = 0 }: Change = {}) => ({
  title,
  words: searchWords({
    title,
    codes: [sku ?? null, barcode ?? null],
    brand: brand ?? null,
    category: category ?? null,
  }),
  sold,
  order: naturalKey(title),
});

/** A shop without a trade: all words. */
const ALL = bazaarOf(null);

const titles = (things: readonly ReturnType<typeof thing>[], text: string) =>
  findBest(things, text, ALL).map(({ title }) => title);

test('each rank stands above the next', () => {
  const ranked = [
    thing('Zari', { sku: 'Tea' }),
    thing('Tata gold tea, 250 g'),
    thing('Tea strainer'),
    thing('Cutting tea glasses'),
    thing('Teak oil'),
    thing('White teak wax'),
    thing('Kastea'),
    thing('Assam', { brand: 'Teabox' }),
    thing('Bru coffee', { category: 'Tea and coffee' }),
    thing('Agarbatti', { sku: 'TEA-044' }),
  ];
  const found = titles(ranked.toReversed(), 'tea');
  // Titles that begin with the letters rank above those that contain the word later.
  expect(found).toEqual([
    'Zari',
    'Tata gold tea, 250 g',
    'Tea strainer',
    'Teak oil',
    'Cutting tea glasses',
    'White teak wax',
    'Kastea',
    'Assam',
    'Bru coffee',
    'Agarbatti',
  ]);
});

test('an earlier word first, then words anywhere, then letters within', () => {
  const things = [
    thing('Long red silk saree'),
    thing('Red kurta'),
    thing('Dark red kurta'),
    thing('Kurta, red'),
    thing('Bordered kurta'),
  ];
  expect(titles(things, 'red')).toEqual([
    'Red kurta',
    'Dark red kurta',
    'Kurta, red',
    'Long red silk saree',
    'Bordered kurta',
  ]);
});

const atta = (pack: string, sold: number) => thing(`Atta, ${pack}`, { sold });

test('within a rank what was sold most, then natural order', () => {
  expect(titles([atta('10 kg', 0), atta('5 kg', 0), atta('1 kg', 0), atta('500 g', 0)], 'atta')).toEqual([
    'Atta, 500 g',
    'Atta, 1 kg',
    'Atta, 5 kg',
    'Atta, 10 kg',
  ]);
  expect(titles([atta('1 kg', 2), atta('5 kg', 9), atta('500 g', 2)], 'atta')[0]).toBe('Atta, 5 kg');
});

test.each([
  ['dhnia', ['Dhania powder']],
  ['dhaniaa', ['Dhania powder']],
  ['dahnia', ['Dhania powder']],
  ['dhanya', ['Dhania powder']],
  ['dhanyaa', []],
  // Too short to tolerate an error; digits are never corrected.
  ['dhna', []],
  ['12346', []],
])('%j is one letter wrong, or too far off', (typed, found) => {
  expect(titles([thing('Dhania powder', { barcode: '12345' })], typed)).toEqual(found);
});

test('what is one letter wrong stands below all that fits', () => {
  const things = [thing('Stable lamp'), thing('Staple pins', { sold: 900 })];
  expect(titles(things, 'stable')).toEqual(['Stable lamp', 'Staple pins']);
});

test.each([
  ['haldirams', 'Haldiram’s sev'],
  ['haldiram’s', 'Haldiram’s sev'],
  ['nescafe', 'Nescafé Classic'],
  ['Cheeni', 'Madhur sugar, 1 kg'],
  ['sari', 'Kota doria saree'],
  ['1kg', 'Madhur sugar, 1 kg'],
  ['890-123', 'Madhur sugar, 1 kg'],
  ['चाय', 'चाय पत्ती'],
])('%j finds %j', (typed, found) => {
  const things = [
    thing('Haldiram’s sev'),
    thing('Nescafé Classic'),
    thing('Madhur sugar, 1 kg', { barcode: '890123' }),
    thing('Kota doria saree'),
    thing('चाय पत्ती'),
  ];
  expect(titles(things, typed)).toEqual([found]);
});

test('nothing typed leaves all as it stands; signs alone find nothing', () => {
  const things = [thing('B'), thing('A')];
  expect(findBest(things, '  ', ALL)).toBe(things);
  expect(titles(things, '%')).toEqual([]);
});

test('a title typed as it is finds it, and its code first of all', () => {
  const title = fc.stringMatching(/^[a-z]{1,8}( [a-z]{1,8}){0,3}(, \d{1,3} (g|kg|ml))?$/);
  fc.assert(
    fc.property(fc.array(title, { minLength: 1, maxLength: 20 }), fc.nat(), (all, at) => {
      const things = all.map((one, place) => thing(one, { sku: `QX-${place}-Z` }));
      const wanted = things[at % things.length];
      if (!wanted) return;
      expect(titles(things, wanted.title)).toContain(wanted.title);
      expect(findBest(things, `qx ${at % things.length} z`, ALL)[0]).toBe(wanted);
    }),
  );
});

test('another name of the bazaar is looked for as a whole word only', () => {
  expect(titles([thing('Chaise cover'), thing('Green tea')], 'tea')).toEqual(['Green tea']);
});

test('a hit with a letter wrong is told from one that fits as typed', () => {
  const sugar = thing('Madhur sugar, 1 kg');
  expect(titles([sugar], 'suger')).toEqual([sugar.title]);
  expect(fitsAsTyped(sugar, 'suger', ALL)).toBe(false);
  expect(['sugar', 'cheeni', 'sug'].map((text) => fitsAsTyped(sugar, text, ALL))).toEqual([true, true, true]);
});

test('the shop’s own names of a thing find it as its title does', () => {
  const called = (title: string, alsoCalled: string) => ({
    ...thing(title),
    words: searchWords({ title, alsoCalled, codes: [], brand: null, category: null }),
  });
  const things = [
    thing('Sev puri kit'),
    called('Haldiram’s bhujia, 200 g', 'sev, Diwali mixture'),
    thing('Sevai'),
  ];
  expect(titles(things, 'sev')[0]).toBe('Haldiram’s bhujia, 200 g');
  expect(titles(things, 'diwali mix')).toEqual(['Haldiram’s bhujia, 200 g']);
  expect(titles(things, 'mixtur')).toEqual(['Haldiram’s bhujia, 200 g']);
  expect(titles(things, 'bhujia')).toEqual(['Haldiram’s bhujia, 200 g']);
});

const GOODS = ['Red chilli', 'Paint', 'Fabric', 'Frame', 'Cleaning', 'Sugar', 'Stitching', 'Tea'].map(
  (title) => thing(title),
);

test.each([
  ['lal mirch', [1, 101]],
  ['rang', [4, 401]],
  ['kapda', [2, 201]],
  ['chashma', [8, 801]],
  ['safai', [11, 1101]],
  ['kapda', [1, null]],
  ['chai', [99, null]],
] as const)('%j is understood by a shop of business and category %j', (typed, [business, category]) => {
  expect(findBest(GOODS, typed, bazaarOf(tradesOf(business, category)))).toHaveLength(1);
});

test.each([
  ['rang', [1, 101]],
  ['silai', [1, 101]],
  ['rang', [2, 201]],
  ['chashma', [4, 401]],
  ['cheeni', [1, 103]],
] as const)('%j is no word of a shop of business and category %j', (typed, [business, category]) => {
  expect(findBest(GOODS, typed, bazaarOf(tradesOf(business, category)))).toEqual([]);
});
