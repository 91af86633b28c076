import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formField, type FormField } from '../../forms/formField.ts';
import { blankItem } from '../itemDraft.ts';
import { products } from '../testItems.ts';
import { countRows } from './planImport.ts';
import { plainTitle } from './readRows.ts';
import { rowChanges } from './rowChanges.ts';
import { sheetValues } from './sheetValues.ts';
import { exported, fields, knownOf, plan } from './testPlan.ts';

/** Items of a shop, with distinct codes, bar codes and titles. */
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

test('one choice stays one where a comma is part of it, and several are told apart', () => {
  const options: Partial<FormField> = {
    type: 'autocomplete',
    subtype: 'free',
    values: [{ value: 'full', label: 'Full rim' }],
  };
  const shown = [
    formField('category_name', 'Category', options),
    formField('kinds', 'Kinds', { ...options, multiple: true }),
  ];
  const draft = { ...blankItem('PRODUCT'), category: 'Frames, full', fields: { kinds: 'full,half' } };
  expect(sheetValues(shown, draft)).toEqual({ category_name: 'Frames, full', kinds: 'Full rim, half' });
});
