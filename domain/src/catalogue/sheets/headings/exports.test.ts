import { expect, test } from 'vitest';
import { CONTACT_SYNONYMS } from '../../../customers/sheet/contactSynonyms.ts';
import { contactFields } from '../../../customers/sheet/contactFields.ts';
import { FORMS } from '../../testItems.ts';
import { sheetFields } from '../columns.ts';
import { tableOf } from '../testTable.ts';
import { ITEM_SYNONYMS } from './itemSynonyms.ts';
import { seeHeadings } from './seeHeadings.ts';

const items = { fields: sheetFields(FORMS.PRODUCT), synonyms: ITEM_SYNONYMS };
const contacts = { fields: contactFields(), synonyms: CONTACT_SYNONYMS };

const taken = (headings: string[], known: Parameters<typeof seeHeadings>[1]) =>
  Object.fromEntries(
    seeHeadings(tableOf(headings, [{}]), known).columns.map(({ heading, field }) => [heading, field]),
  );

test('an export of items of Vyapar is known by its headings', () => {
  const headings = [
    'Item name*',
    'Item code',
    'HSN',
    'Sale price',
    'Purchase price',
    'Discount Type',
    'Sale Discount',
    'Opening stock quantity',
    'Minimum stock quantity',
    'Item Location',
    'Tax Rate',
    'Inclusive Of Tax',
    'Base Unit (x)',
    'Secondary Unit (y)',
    'Conversion Rate (n) (x = ny)',
    'Default Mrp',
    'Category',
  ];
  expect(taken(headings, items)).toEqual({
    'Item name*': 'title',
    'Item code': 'sku',
    HSN: 'hsn',
    'Sale price': 'price',
    'Purchase price': null,
    'Discount Type': null,
    'Sale Discount': null,
    'Opening stock quantity': 'available_quantity',
    'Minimum stock quantity': 'low_stock',
    'Item Location': null,
    'Tax Rate': 'gst_percentage',
    'Inclusive Of Tax': 'tax_inclusive',
    'Base Unit (x)': 'unit',
    'Secondary Unit (y)': null,
    'Conversion Rate (n) (x = ny)': null,
    'Default Mrp': 'mrp',
    Category: 'category_name',
  });
});

test('an export of parties of Vyapar is known by its headings', () => {
  const headings = [
    'Party Name',
    'Email ID',
    'Phone Number',
    'GSTIN',
    'Billing Address',
    'Shipping Address',
    'Party Group',
    'Opening Balance',
    'Opening Date',
    'Credit Limit',
  ];
  expect(taken(headings, contacts)).toEqual({
    'Party Name': 'name',
    'Email ID': 'email',
    'Phone Number': 'mobile',
    GSTIN: 'gst',
    'Billing Address': 'location',
    'Shipping Address': null,
    'Party Group': 'group',
    'Opening Balance': 'opening_due',
    'Opening Date': null,
    'Credit Limit': 'credit_limit',
  });
});

test('stock items of Tally are known by their headings', () => {
  const headings = [
    'Name of Item',
    'Alias',
    'Under',
    'Units',
    'HSN/SAC',
    'GST Rate',
    'Opening Balance',
    'Rate',
    'Value',
  ];
  expect(taken(headings, items)).toEqual({
    'Name of Item': 'title',
    Alias: 'also_called',
    Under: 'category_name',
    Units: 'unit',
    'HSN/SAC': 'hsn',
    'GST Rate': 'gst_percentage',
    'Opening Balance': 'available_quantity',
    Rate: 'price',
    Value: null,
  });
});

test('the surer of two headings gets the field, wherever it stands', () => {
  expect(taken(['Rate', 'Qty', 'Name of Item', 'Sale price', 'Opening Stock'], items)).toEqual({
    Rate: null,
    Qty: null,
    'Name of Item': 'title',
    'Sale price': 'price',
    'Opening Stock': 'available_quantity',
  });
});

const cells = (...texts: string[]) =>
  new Map(texts.map((text, column) => [column, { kind: 'text' as const, text }]));

test('headings stand below the name of a shop, and rows below them', () => {
  const sheet = tableOf(
    ['Sharma Traders'],
    [
      { 'Sharma Traders': 'List of stock items' },
      { 'Sharma Traders': { kind: 'date', day: '2026-04-01' } },
      {},
      {},
    ],
  );
  const [first, second] = sheet.rows;
  if (!first || !second) throw new Error('No rows');
  const below = [
    first,
    second,
    { number: 4, cells: cells('Name of Item', 'Under', 'Rate') },
    { number: 5, cells: cells('Soap', 'Toiletries', '45.00/Nos') },
  ];
  const { table, columns, needsMatching, header } = seeHeadings({ ...sheet, rows: below }, items);
  expect(needsMatching).toBe(true);
  expect(table.headingRow).toBe(4);
  expect(table.rows.map(({ number }) => number)).toEqual([5]);
  expect(columns.map(({ field, sample }) => [field, sample])).toEqual([
    ['title', 'Soap'],
    ['category_name', 'Toiletries'],
    ['price', '45.00/Nos'],
  ]);
  expect(header.faults.every(({ row }) => row === 4)).toBe(true);
});
