import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { findBest } from './findBest.ts';
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

const titles = (things: readonly ReturnType<typeof thing>[], text: string) =>
  findBest(things, text).map(({ title }) => title);

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
  // What begins with the letters stands above what has the word later on.
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
  // Too short for an error, and figures are never guessed.
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
  expect(findBest(things, '  ')).toBe(things);
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
      expect(findBest(things, `qx ${at % things.length} z`)[0]).toBe(wanted);
    }),
  );
});

test('another name of the bazaar is looked for as a whole word only', () => {
  expect(titles([thing('Chaise cover'), thing('Green tea')], 'tea')).toEqual(['Green tea']);
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
