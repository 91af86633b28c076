import { expect, test } from 'vitest';
import { blankItem } from '../itemDraft.ts';
import type { SheetCell } from './cell.ts';
import { cellName } from './fault.ts';
import type { KnownItem } from './matchRow.ts';
import { exported, form, HEADINGS, knownOf, soap, faultTexts } from './testPlan.ts';
import { planOf, tableOf, type TestRow } from './testTable.ts';

const formula: SheetCell = { kind: 'formula' };

test.each<[string, TestRow[], string[]]>([
  [
    'a formula, once',
    [{ title: formula, price: '1' }],
    ['B2 Title: This cell has a formula. Enter its value instead.'],
  ],
  [
    'an error',
    [{ title: 'A', price: { kind: 'error' } }],
    ['N2 Price: This cell has an error. Enter a value, or clear it.'],
  ],
  ['what is missing', [{ price: '1' }], ['B2 Title: Please input Title!']],
  [
    'a text for a number',
    [{ title: 'A', price: 'ten' }],
    ['N2 Price: Please enter a valid number (e.g., 10.5)'],
  ],
  [
    'less than nothing',
    [{ title: 'A', price: '-1' }],
    ['N2 Price: Please enter a valid number (e.g., 10.5)'],
  ],
  ['nothing to bill it at', [{ title: 'A' }], ['N2 Price: Enter a price, or let the till ask for it']],
  [
    'an offer above the price',
    [{ title: 'A', price: '10', offer: '11' }],
    ['O2 Offer: The offer is above the price'],
  ],
  [
    'a price for what the till asks for',
    [{ title: 'A', price: '10', price_at_till: 'Yes' }],
    ['N2 Price: Clear this cell: it has no effect with the rest of the row.'],
  ],
  [
    'a GST rate that there is not',
    [
      { title: 'A', price: '1', gst_percentage: '13' },
      { title: 'B', price: '1', gst_percentage: 'GST@17%' },
      { title: 'C', price: '1', gst_percentage: '18%' },
    ],
    [
      'S2 GST: There is no GST rate of 13%. Most goods have 5 or 18.',
      'S3 GST: There is no GST rate of 17%. Most goods have 5 or 18.',
    ],
  ],
  [
    'what is not in the list',
    [{ title: 'A', price: '1', unit: 'barrel' }],
    ['M2 Unit: Please select a value from the dropdown'],
  ],
  [
    'neither Yes nor No',
    [{ title: 'A', price: '1', is_inventory: 'Maybe' }],
    ['T2 Count stock: Please select Yes or No'],
  ],
  [
    'an id of nobody',
    [{ id: 'x', title: 'A' }],
    ['A2 Id (leave as it is): No item has this id any more. Clear the cell to add the row as a new item.'],
  ],
  [
    'the same item twice',
    [
      { title: 'A', price: '1' },
      { title: ' a ', price: '1' },
    ],
    ['B3 Title: Row 2 is the same item. Clear one of the two.'],
  ],
  [
    'the same item by title and code',
    [{ title: 'Soap' }, { sku: 'S-1', title: 'Soap' }],
    ['G3 sku: Row 2 is the same item. Clear one of the two.'],
  ],
  [
    'a new code twice',
    [
      { title: 'A', price: '1', sku: 'X' },
      { title: 'B', price: '1', sku: 'X' },
    ],
    ['G3 sku: Row 2 already has this code.'],
  ],
  ['a code of another', [{ id: 'comb', title: 'Comb', sku: 'S-1' }], ['G2 sku: Another item has this code']],
  [
    'a title of several',
    [{ title: 'Twin' }],
    ['B2 Title: Several items have this title. Enter the code of the one you mean.'],
  ],
  [
    'what counts for nothing',
    [{ title: 'A', price: '1', gst_from_setting: 'Yes', gst_percentage: '12' }],
    ['S2 GST: Clear this cell: it has no effect with the rest of the row.'],
  ],
  [
    'a stock that was sold from meanwhile',
    [{ ...exported(soap), expected_quantity: '8', available_quantity: '9' }],
    ['U2 Quantity: The stock has changed since this export: it is 5 now. Check, and export again.'],
  ],
])('%s is told at its cell', (_, rows, faults) => {
  const others = ['comb', 'twin', 'other twin'].map((id) =>
    knownOf({ ...blankItem('PRODUCT'), title: id === 'comb' ? 'Comb' : 'Twin' }, id),
  );
  expect(faultTexts(rows, [soap, ...others])).toEqual(faults);
});

test('a code of a service is taken for a product', () => {
  const service = knownOf({ ...blankItem('SERVICE'), title: 'Wash', sku: 'W' }, 'wash');
  expect(faultTexts([{ title: 'Washer', sku: 'W' }], [service])).toEqual([
    'G2 sku: Another item has this code',
  ]);
});

test('a bar code stands for one thing only, in the shop and in the sheet', () => {
  const holders = [{ barcode: '8901030865275', title: 'Shampoo', itemId: 'shampoo' }];
  const faultsOf = (rows: readonly TestRow[], known: readonly KnownItem[] = []) =>
    planOf({ kind: 'PRODUCT', form, known, holders }, tableOf(HEADINGS, rows)).faults.map(
      (fault) => `${cellName(fault)}: ${fault.message}`,
    );
  const row = { title: 'Soap', price: '1', barcode: '8901030865275' };
  expect(faultsOf([row])).toEqual(['H2: This barcode already belongs to Shampoo.']);
  const shampoo = knownOf({ ...blankItem('PRODUCT'), title: 'Soap' }, 'shampoo');
  expect(faultsOf([row], [shampoo])).toEqual([]);
  const twice = ['A', 'B'].map((title) => ({ title, price: '1', barcode: '4006381333931' }));
  expect(faultsOf(twice)).toEqual(['H3: Row 2 already has this code.']);
});

test.each([
  [
    'an unknown heading',
    ['title', 'Colour'],
    'B1 Colour: The template has no column “Colour”. Rename it as in the template, or clear it.',
  ],
  [
    'a name that every object has',
    ['title', '__proto__'],
    'B1 __proto__: The template has no column “__proto__”. Rename it as in the template, or clear it.',
  ],
  [
    'a heading twice',
    ['title', 'Title *'],
    'B1 Title *: There are two columns “Title *”. Clear one of them.',
  ],
])('%s is told', (_, headings, message) => {
  expect(faultTexts([{ title: 'A' }], [], headings)).toContain(message);
});

test('a column without a heading is told where it holds something', () => {
  expect(faultTexts([{ title: 'A', price: '1', '': 'note' }], [], ['title', '', 'price'])).toEqual([
    'B1 : This column has no heading. Use one from the template, or clear the column.',
  ]);
});
