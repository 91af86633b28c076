import { expect, test } from 'vitest';
import { readMeasure } from './measure.ts';
import { checkCustomPatterns, checkEnteredDays, checkEnteredItem, stageBelongs } from './orderEntry.ts';
import { readPieces } from './orderRules.ts';

const messages = (problems: readonly { field: string; message: string }[]) =>
  problems.map(({ field, message }) => [field, message]);

test.each([
  ['2', 2],
  [' 12 ', 12],
  ['abc', 0],
  ['', 0],
  ['-1', 0],
  ['1.5', 0],
])('%j are %j pieces', (text, pieces) => {
  expect(readPieces(text)).toBe(pieces);
});

test('an item says what it lacks; an edit does not ask for whom', () => {
  const empty = { garment: '', toWhom: ' ', quantity: 0 };
  expect(messages(checkEnteredItem(empty, 1, true))).toEqual([
    ['items.1.garment', 'Item is required'],
    ['items.1.toWhom', 'Name for whom is required'],
    ['items.1.quantity', 'Quantity must be at least 1'],
  ]);
  expect(checkEnteredItem({ garment: 'g', toWhom: '', quantity: 1 }, 0, false)).toEqual([]);
});

const days = { functionDate: '', trialDate: '', deliveryDate: '2026-12-10' };

test('delivery is required, and no day is in the past, but one that the order had before', () => {
  expect(messages(checkEnteredDays({ ...days, deliveryDate: '' }, '2026-11-23'))).toEqual([
    ['deliveryDate', 'Delivery date is required'],
  ]);
  const past = { ...days, trialDate: '2026-11-22', functionDate: '2026-11-22' };
  expect(checkEnteredDays(past, '2026-11-23').map(({ field }) => field)).toEqual([
    'functionDate',
    'trialDate',
  ]);
  expect(checkEnteredDays(past, '2026-11-23', past)).toEqual([]);
  expect(checkEnteredDays({ ...days, trialDate: '2026-11-23' }, '2026-11-23')).toEqual([]);
});

test('a text that is no day is told once, also of the delivery', () => {
  const typed = { ...days, trialDate: 'soon', deliveryDate: 'later' };
  expect(checkEnteredDays(typed, '2026-11-23').map(({ field }) => field)).toEqual([
    'trialDate',
    'deliveryDate',
  ]);
});

test('custom patterns are told by their number', () => {
  const whole = { name: 'Zari', price: 300_00, images: 1, stagePrices: [200_00, 100_00] };
  expect(checkCustomPatterns([whole, { ...whole, price: 0 }])).toEqual([]);
  expect(
    messages(checkCustomPatterns([whole, { ...whole, name: '', images: 0, stagePrices: [300_01] }])),
  ).toEqual([
    ['customPatterns.1.name', 'Pattern name is required for Custom Pattern #2'],
    ['customPatterns.1.images', 'At least one image is required for Custom Pattern #2'],
    ['customPatterns.1.stagePrices', 'Total stage price cannot exceed the pattern price.'],
  ]);
});

const stagesOf = (designs: boolean, pattern: boolean) =>
  (['DESIGN', 'PATTERN'] as const).filter((type) => stageBelongs(type, { designs, pattern }));

test('stages of patterns are for patterns; those of designs for all else', () => {
  expect(stagesOf(false, false)).toEqual(['DESIGN']);
  expect(stagesOf(true, false)).toEqual(['DESIGN']);
  expect(stagesOf(true, true)).toEqual(['DESIGN', 'PATTERN']);
  expect(stagesOf(false, true)).toEqual(['PATTERN']);
});

test.each([
  ['14.5', 14.5],
  ['14 1/2', 14.5],
  ['14½', 14.5],
  ['14 ½', 14.5],
  ['½', 0.5],
  ['3/4', 0.75],
  ['14', 14],
  ['', undefined],
  ['x', undefined],
  ['1/0', undefined],
  ['-3', undefined],
])('%j measures %j', (text, length) => {
  expect(readMeasure(text)).toBe(length);
});
