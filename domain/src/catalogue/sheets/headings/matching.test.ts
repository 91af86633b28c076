import { expect, test } from 'vitest';
import { FORMS } from '../../testItems.ts';
import { sheetFields } from '../columns.ts';
import { cellName } from '../fault.ts';
import { planImport } from '../planImport.ts';
import { readRows } from '../readRows.ts';
import { tableOf, type TestRow } from '../testTable.ts';
import { ITEM_SYNONYMS } from './itemSynonyms.ts';
import { checkMatching, matchingOf } from './matching.ts';
import { seeHeadings } from './seeHeadings.ts';

const fields = sheetFields(FORMS.PRODUCT);

const chosen = (...names: (string | null)[]) => names.map((field, column) => ({ column, field }));
const problems = (...names: (string | null)[]) =>
  checkMatching(chosen(...names), fields).map(({ field, message }) => `${field}: ${message}`);

test('each field is taken from one column, and required ones from some', () => {
  expect(problems('title', null, 'price')).toEqual([]);
  expect(problems('title', 'price', 'price', 'price')).toEqual([
    'columns.2.field: Price is already taken from column B. Choose another field, or leave it out.',
    'columns.3.field: Price is already taken from column B. Choose another field, or leave it out.',
  ]);
  expect(problems(null, 'price')).toEqual(['columns: Title has no column yet. Choose one.']);
  expect(problems('title', 'image', 'faults')).toEqual([
    'columns.1.field: Choose one of the fields, or leave the column out.',
    'columns.2.field: Choose one of the fields, or leave the column out.',
  ]);
  expect(problems('id', 'price')).toEqual([]);
});

function planned(headings: string[], rows: TestRow[], ...names: (string | null)[]) {
  const matching = matchingOf(chosen(...names));
  const sheet = seeHeadings(tableOf(headings, rows), { fields, synonyms: ITEM_SYNONYMS, matching });
  const read = readRows(fields, sheet.header, sheet.table.rows);
  const beside = { known: [], holders: [], kind: 'PRODUCT' as const };
  return planImport({ ...beside, fields, header: sheet.header, rows: read.rows, cellFaults: read.faults });
}

test('faults name the row and the column as the sheet does', () => {
  const rows = [
    { 'Item name': 'Soap', 'Sale price': 'ten', Margin: '7' },
    { 'Item name': 'Comb', 'Sale price': { kind: 'formula' as const } },
    { 'Sale price': '5' },
  ];
  const { faults } = planned(['Item name', 'Sale price', 'Margin'], rows, 'title', 'price', null);
  expect(faults.map((fault) => `${cellName(fault)} ${fault.label}: ${fault.message}`)).toEqual([
    'B2 Sale price: Please enter a valid number (e.g., 10.5)',
    'B3 Sale price: This cell has a formula. Enter its value instead.',
    'A4 Item name: Please input Title!',
  ]);
});

test('a matched sheet is read as others write it', () => {
  const row = {
    'Name of Item': 'Soap',
    Units: 'NOS',
    Rate: '₹1,250.00/Nos',
    'GST Rate': 'GST@18%',
    'Opening Balance': '1,010 Nos',
    'Inclusive Of Tax': 'Exclusive',
  };
  const names = ['title', 'unit', 'price', 'gst_percentage', 'available_quantity', 'tax_inclusive'];
  const { rows, faults } = planned(Object.keys(row), [row], ...names);
  expect(faults).toEqual([]);
  expect(rows[0]?.draft).toMatchObject({
    title: 'Soap',
    unit: 'pc',
    price: 125_000,
    gst: 1800,
    gstFromSetting: false,
    available: 1_010_000,
    taxInclusive: false,
    isInventory: true,
  });
});
