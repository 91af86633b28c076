import fc from 'fast-check';
import { expect, test } from 'vitest';
import { blankItem, type ItemDraft } from '../itemDraft.ts';
import { FORMS, products } from '../testItems.ts';
import type { SheetCell } from './cell.ts';
import { sheetFields } from './columns.ts';
import { cellName } from './fault.ts';
import type { KnownItem } from './matchRow.ts';
import { countRows } from './planImport.ts';
import { plainTitle } from './readRows.ts';
import { rowChanges } from './rowChanges.ts';
import { sheetValues } from './sheetValues.ts';
import { planOf, tableOf, type TestRow } from './testTable.ts';

const form = FORMS.PRODUCT;
const fields = sheetFields(form);
const HEADINGS = ['id', ...fields.map(({ name }) => name), 'expected_quantity'];

const knownOf = (draft: ItemDraft, id: string): KnownItem => ({
  id,
  draft: { ...draft, available: draft.available ?? 0 },
  hasVariantRows: false,
});

/** Items of a shop: no two have a code, bar code or title in common. */
const shop = fc
  .uniqueArray(products, {
    maxLength: 6,
    selector: (item) => item,
    comparator: (one, other) =>
      plainTitle(one.title) === plainTitle(other.title) ||
      (one.barcode !== null && one.barcode === other.barcode),
  })
  .map((items) =>
    items.map((item, at) => knownOf({ ...item, sku: item.sku && `${item.sku}-${at}` }, `id-${at}`)),
  );

const exported = ({ id, draft }: KnownItem): TestRow => ({
  ...sheetValues(fields, draft),
  id,
  expected_quantity: String(draft.available / 1000),
});

const plan = (rows: readonly TestRow[], known: readonly KnownItem[] = [], headings = HEADINGS) =>
  planOf({ kind: 'PRODUCT', form, known }, tableOf(headings, rows));

const told = (rows: readonly TestRow[], known: readonly KnownItem[] = [], headings = HEADINGS) =>
  plan(rows, known, headings).faults.map((fault) => `${cellName(fault)} ${fault.label}: ${fault.message}`);

test('an export that nobody touched changes nothing', () => {
  fc.assert(
    fc.property(shop, (items) => {
      const { rows, faults } = plan(items.map(exported), items);
      expect(faults).toEqual([]);
      expect(rows.map(({ action }) => action)).toEqual(items.map(() => 'UNCHANGED'));
    }),
  );
});

test('one edited cell of an export changes exactly that', () => {
  fc.assert(
    fc.property(shop, fc.nat(), (items, pick) => {
      fc.pre(items.length > 0);
      const chosen = pick % items.length;
      const rows = items.map(exported).map((row, at) => (at === chosen ? { ...row, title: 'Renamed' } : row));
      const planned = plan(rows, items);
      expect(planned.faults).toEqual([]);
      const touched = planned.rows.filter(({ action }) => action !== 'UNCHANGED');
      expect(touched.map(({ itemId }) => itemId)).toEqual([`id-${chosen}`]);
      expect(touched.flatMap((row) => rowChanges(fields, row))).toEqual([
        { label: 'Title', before: items[chosen]?.draft.title, after: 'Renamed' },
      ]);
    }),
  );
});

test('a sheet that was imported changes nothing when it is sent again', () => {
  fc.assert(
    fc.property(shop, (items) => {
      const rows = items.map(({ draft }) => sheetValues(fields, draft));
      const headings = fields.map(({ name }) => name);
      const first = plan(rows, [], headings);
      expect(first.faults).toEqual([]);
      expect(countRows(first.rows)).toEqual({ ADD: items.length, CHANGE: 0, UNCHANGED: 0, REFUSED: 0 });
      const stored = first.rows.map(({ draft }, at) => knownOf(draft ?? blankItem('PRODUCT'), `new-${at}`));
      const second = plan(rows, stored, headings);
      expect(second.faults).toEqual([]);
      expect(countRows(second.rows).UNCHANGED).toBe(items.length);
    }),
  );
});

const soap = knownOf(
  {
    ...blankItem('PRODUCT'),
    title: 'Soap',
    sku: 'S-1',
    description: 'Neem',
    price: 1000,
    isInventory: true,
    available: 5000,
  },
  'soap',
);
const formula: SheetCell = { kind: 'formula' };

test('a row without an id says only what is filled in', () => {
  const { rows } = plan([{ sku: 'S-1', title: 'Soap', price: '12.50' }], [soap]);
  expect(rows).toMatchObject([
    { action: 'CHANGE', itemId: 'soap', draft: { price: 1250, description: 'Neem' } },
  ]);
});

test('a row with an id empties what is empty', () => {
  const row = { ...exported(soap), description: '' };
  expect(plan([row], [soap]).rows).toMatchObject([{ action: 'CHANGE', draft: { description: null } }]);
});

test('columns that are not there stay as they are, and only an export may leave out what is required', () => {
  const headings = ['id', 'price'];
  const { rows, faults } = plan([{ id: 'soap', price: '11' }], [soap], headings);
  expect(faults).toEqual([]);
  expect(rows).toMatchObject([{ action: 'CHANGE', title: 'Soap', draft: { title: 'Soap', price: 1100 } }]);
  expect(told([{ price: '11' }], [], ['price'])).toContain('1 Title: The column “Title” is missing.');
});

test('an item is meant by its id, else its code, else its title in any case', () => {
  const comb = knownOf({ ...blankItem('PRODUCT'), title: 'Comb' }, 'comb');
  const items = [soap, comb];
  const meant = (row: TestRow) => plan([row], items).rows[0]?.itemId;
  expect(meant({ id: 'comb', title: 'Soap' })).toBe('comb');
  expect(meant({ sku: 'S-1', title: 'Comb' })).toBe('soap');
  expect(meant({ title: ' sOAP' })).toBe('soap');
  // The comb has no code yet, so it gets this one; soap with another code is another soap.
  expect(meant({ sku: 'C-1', title: 'Comb' })).toBe('comb');
  expect(meant({ sku: 'S-2', title: 'Soap' })).toBeUndefined();
});

test.each<[string, TestRow[], string[]]>([
  [
    'a formula, once',
    [{ title: formula }],
    ['B2 Title: This cell has a formula. Put its value there instead.'],
  ],
  [
    'an error',
    [{ title: 'A', price: { kind: 'error' } }],
    ['M2 Price: This cell has an error. Put a value there, or clear it.'],
  ],
  ['what is missing', [{ price: '1' }], ['B2 Title: Please input Title!']],
  [
    'a text for a number',
    [{ title: 'A', price: 'ten' }],
    ['M2 Price: Please enter a valid number (e.g., 10.5)'],
  ],
  [
    'less than nothing',
    [{ title: 'A', price: '-1' }],
    ['M2 Price: Please enter a valid number (e.g., 10.5)'],
  ],
  [
    'what is not in the list',
    [{ title: 'A', unit: 'barrel' }],
    ['L2 Unit: Please select a value from the dropdown'],
  ],
  [
    'neither Yes nor No',
    [{ title: 'A', is_inventory: 'Maybe' }],
    ['R2 Count stock: Please select Yes or No'],
  ],
  [
    'an id of nobody',
    [{ id: 'x', title: 'A' }],
    [
      'A2 Id (leave as it is): There is no item with this id any more. Clear the cell to add the row as a new item.',
    ],
  ],
  [
    'the same item twice',
    [{ title: 'A' }, { title: ' a ' }],
    ['B3 Title: Row 2 is the same item. Clear one of the two.'],
  ],
  [
    'the same item by title and code',
    [{ title: 'Soap' }, { sku: 'S-1', title: 'Soap' }],
    ['F3 sku: Row 2 is the same item. Clear one of the two.'],
  ],
  [
    'a new code twice',
    [
      { title: 'A', sku: 'X' },
      { title: 'B', sku: 'X' },
    ],
    ['F3 sku: Row 2 has this code already.'],
  ],
  ['a code of another', [{ id: 'comb', title: 'Comb', sku: 'S-1' }], ['F2 sku: Another item has this code']],
  [
    'a title of several',
    [{ title: 'Twin' }],
    ['B2 Title: Several items have this title. Say by its code which one is meant.'],
  ],
  [
    'what counts for nothing',
    [{ title: 'A', gst_from_setting: 'Yes', gst_percentage: '12' }],
    ['Q2 GST: Clear this cell: with what else the row says it counts for nothing.'],
  ],
  [
    'a stock that was sold from meanwhile',
    [{ ...exported(soap), expected_quantity: '8', available_quantity: '9' }],
    ['S2 Quantity: The stock changed since the file was made: it is 5 now. Check, and export again.'],
  ],
])('%s is told at its cell', (_, rows, faults) => {
  const others = ['comb', 'twin', 'other twin'].map((id) =>
    knownOf({ ...blankItem('PRODUCT'), title: id === 'comb' ? 'Comb' : 'Twin' }, id),
  );
  expect(told(rows, [soap, ...others])).toEqual(faults);
});

test('a code of a service is taken for a product', () => {
  const service = knownOf({ ...blankItem('SERVICE'), title: 'Wash', sku: 'W' }, 'wash');
  expect(told([{ title: 'Washer', sku: 'W' }], [service])).toEqual(['F2 sku: Another item has this code']);
});

test('a bar code stands for one thing only, in the shop and in the sheet', () => {
  const holders = [{ barcode: '8901030865275', title: 'Shampoo', itemId: 'shampoo' }];
  const tell = (rows: readonly TestRow[], known: readonly KnownItem[] = []) =>
    planOf({ kind: 'PRODUCT', form, known, holders }, tableOf(HEADINGS, rows)).faults.map(
      (fault) => `${cellName(fault)}: ${fault.message}`,
    );
  const row = { title: 'Soap', barcode: '8901030865275' };
  expect(tell([row])).toEqual(['G2: This bar code already belongs to Shampoo.']);
  const shampoo = knownOf({ ...blankItem('PRODUCT'), title: 'Soap' }, 'shampoo');
  expect(tell([row], [shampoo])).toEqual([]);
  const twice = ['A', 'B'].map((title) => ({ title, barcode: '4006381333931' }));
  expect(tell(twice)).toEqual(['G3: Row 2 has this code already.']);
});

test('stock as it was exported corrects nothing, whatever was sold meanwhile; another one is a correction', () => {
  const sold = { ...exported(soap), expected_quantity: '8', available_quantity: '8' };
  expect(plan([sold], [soap]).rows).toMatchObject([{ action: 'UNCHANGED' }]);
  const counted = { ...exported(soap), available_quantity: '7' };
  expect(plan([counted], [soap]).rows).toMatchObject([
    { action: 'CHANGE', draft: { available: 7000 }, before: { available: 5000 } },
  ]);
});

test.each([
  [
    'an unknown heading',
    ['title', 'Colour'],
    'B1 Colour: The template has no column “Colour”. Clear the column, or name it as there.',
  ],
  [
    'a name that every object has',
    ['title', '__proto__'],
    'B1 __proto__: The template has no column “__proto__”. Clear the column, or name it as there.',
  ],
  [
    'a heading twice',
    ['title', 'Title *'],
    'B1 Title *: There are two columns “Title *”. Clear one of them.',
  ],
])('%s is told', (_, headings, message) => {
  expect(told([{ title: 'A' }], [], headings)).toContain(message);
});

test('a column without a heading is told where it holds something', () => {
  expect(told([{ title: 'A', '': 'note' }], [], ['title', ''])).toEqual([
    'B1 : This column has no heading. Give it one of the template, or clear it.',
  ]);
});

test('a column is known by its name when its heading was worded anew, or it was moved', () => {
  const table = {
    ...tableOf(['कीमत', 'शीर्षक'], [{ कीमत: { kind: 'number', number: 0.1 + 0.2 }, शीर्षक: 'साबुन' }]),
    names: new Map([
      ['price', 0],
      ['title', 1],
    ]),
  };
  const { rows, faults } = planOf({ kind: 'PRODUCT', form }, table);
  expect(faults).toEqual([]);
  expect(rows).toMatchObject([{ action: 'ADD', draft: { title: 'साबुन', price: 30 } }]);
});
