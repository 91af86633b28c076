import { expect, test } from 'vitest';
import { blankItem } from '../itemDraft.ts';
import { exported, form, knownOf, plan, soap, faultTexts } from './testPlan.ts';
import { planOf, tableOf, type TestRow } from './testTable.ts';

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
  expect(faultTexts([{ price: '11' }], [], ['price'])).toContain('1 Title: The column “Title” is missing.');
});

test('an item is meant by its id, else its code, else its title in any case', () => {
  const comb = knownOf({ ...blankItem('PRODUCT'), title: 'Comb' }, 'comb');
  const items = [soap, comb];
  const meant = (row: TestRow) => plan([row], items).rows[0]?.itemId;
  expect(meant({ id: 'comb', title: 'Soap' })).toBe('comb');
  expect(meant({ sku: 'S-1', title: 'Comb' })).toBe('soap');
  expect(meant({ title: ' sOAP' })).toBe('soap');
  // The comb has no code yet, so it gets this one; a soap with a different code is another soap.
  expect(meant({ sku: 'C-1', title: 'Comb' })).toBe('comb');
  expect(meant({ sku: 'S-2', title: 'Soap' })).toBeUndefined();
});

test('stock as it was exported corrects nothing, whatever was sold meanwhile; another one is a correction', () => {
  const sold = { ...exported(soap), expected_quantity: '8', available_quantity: '8' };
  expect(plan([sold], [soap]).rows).toMatchObject([{ action: 'UNCHANGED' }]);
  const counted = { ...exported(soap), available_quantity: '7' };
  expect(plan([counted], [soap]).rows).toMatchObject([
    { action: 'CHANGE', draft: { available: 7000 }, before: { available: 5000 } },
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
