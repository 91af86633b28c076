import { bazaarOf } from '@galla/domain';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { entry } from '../testing.ts';
import { categoriesOf, entryWithCode, findEntries } from './findEntries.ts';

const dupatta = entry();
const saree = entry({
  id: 'p2',
  title: 'Kota doria saree, red',
  sku: 'SAR-117',
  barcode: null,
  category: 'Sarees',
});
const fabric = entry({
  id: 'p3',
  title: 'Ajrakh modal fabric',
  sku: 'FAB-208',
  barcode: null,
  category: 'Fabric',
});
const lace = entry({ id: 'p4', title: 'Red gota lace', sku: null, barcode: null, category: null });
const bazaar = bazaarOf(null);
const all = [dupatta, saree, fabric, lace];

test.each([
  ['red', [lace, dupatta, saree]],
  ['RED  saree', [saree]],
  ['fab-208', [fabric]],
  ['8901234', [dupatta]],
  ['sarees', [saree]],
  ['doria kota', [saree]],
  ['', all],
  ['velvet', []],
])('a search for %j finds by title, code, bar code and category, every word of it', (text, found) => {
  expect(findEntries(all, text, { category: '', bazaar })).toEqual(found);
});

test('a category narrows it down', () => {
  expect(findEntries(all, 'red', { category: 'Sarees', bazaar })).toEqual([saree]);
  expect(findEntries(all, '', { category: 'Fabric', bazaar })).toEqual([fabric]);
  expect(categoriesOf(all)).toEqual(['Dupattas', 'Fabric', 'Sarees']);
});

test('whatever is typed is an answer and no fault', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 12 }), (text) => {
      expect(all).toEqual(expect.arrayContaining([...findEntries(all, text, { category: '', bazaar })]));
    }),
  );
});

test.each([
  ['8901234567894', dupatta],
  [' sar-117 ', saree],
  ['SAR-11', undefined],
  ['', undefined],
])('the code %j stands for one item or none', (code, found) => {
  expect(entryWithCode(all, code)).toBe(found);
});
