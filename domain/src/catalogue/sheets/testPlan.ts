import { blankItem, type ItemDraft } from '../itemDraft.ts';
import { FORMS } from '../testItems.ts';
import { sheetFields } from './columns.ts';
import { cellName } from './fault.ts';
import type { KnownItem } from './matchRow.ts';
import { sheetValues } from './sheetValues.ts';
import { planOf, tableOf, type TestRow } from './testTable.ts';

export const form = FORMS.PRODUCT;
export const fields = sheetFields(form);
export const HEADINGS = ['id', ...fields.map(({ name }) => name), 'expected_quantity'];

export const knownOf = (draft: ItemDraft, id: string): KnownItem => ({
  id,
  draft: { ...draft, available: draft.available ?? 0 },
  hasVariantRows: false,
});

export const exported = ({ id, draft }: KnownItem): TestRow => ({
  ...sheetValues(fields, draft),
  id,
  expected_quantity: String(draft.available / 1000),
});

export const plan = (rows: readonly TestRow[], known: readonly KnownItem[] = [], headings = HEADINGS) =>
  planOf({ kind: 'PRODUCT', form, known }, tableOf(headings, rows));

export const faultTexts = (rows: readonly TestRow[], known: readonly KnownItem[] = [], headings = HEADINGS) =>
  plan(rows, known, headings).faults.map((fault) => `${cellName(fault)} ${fault.label}: ${fault.message}`);

export const soap = knownOf(
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
