import { checkForm, FORM_FIELD_TYPES, formOfItems, holdsList, ITEM_KINDS, readItem } from '@galla/domain';
import { expect, test } from 'vitest';
import { DEFAULT_FORMS, defaultForm, type ShopKind } from './index.ts';

const SHOPS: Record<string, ShopKind> = {
  grocery: { capabilities: [], subCategoryId: 101 },
  clothes: { capabilities: [], subCategoryId: 102 },
  optician: { capabilities: ['LENS_VARIANTS', 'PRESCRIPTIONS'], subCategoryId: 801 },
  nameless: { capabilities: [], subCategoryId: null },
};

const fieldsOf = (name: string, shop: ShopKind) => defaultForm(name)?.fields(shop) ?? [];
const namesOf = (name: string, shop: ShopKind = { capabilities: [], subCategoryId: null }) =>
  fieldsOf(name, shop).map((field) => field.name);

test('the number of a form never changes', () => {
  expect(DEFAULT_FORMS.map(({ number, name }) => [number, name])).toEqual([
    [1, 'invoice'],
    [2, 'account_details'],
    [3, 'product_catalogs'],
    [4, 'service_catalogs'],
    [5, 'prescription'],
    [6, 'employees'],
    [7, 'appointment'],
    [11, 'product_variants_lens'],
    [12, 'product_variants_frame'],
    [13, 'product_variants_sunglasses'],
    [14, 'product_variants_contact_lens'],
    [32, 'status_follow_up'],
    [33, 'status_visit_planned'],
    [37, 'status_not_interested'],
  ]);
});

test.each(Object.entries(SHOPS))('the forms of a %s are sound', (_name, shop) => {
  for (const { name, fields, core } of DEFAULT_FORMS) {
    const made = fields(shop);
    const names = made.map((field) => field.name);
    expect(new Set(names).size, name).toBe(names.length);
    expect(names, name).toEqual(expect.arrayContaining([...core]));
    for (const field of made) {
      expect(FORM_FIELD_TYPES).toContain(field.type);
      expect(field.label).not.toBe('');
      // Lists are sent joined by commas.
      const options = holdsList(field) ? field.values : [];
      expect(options.filter(({ value }) => value.includes(','))).toEqual([]);
    }
  }
});

test.each(ITEM_KINDS)(
  'a name, and a price or that it is asked for, is enough for a new %s, and nothing less',
  (kind) => {
    for (const shop of Object.values(SHOPS)) {
      const form = formOfItems(kind);
      const fields = fieldsOf(form, shop);
      const named = { title: 'Kota saree' };
      expect(readItem(kind, fields, { ...named, price: '1250' }).problems).toBeUndefined();
      expect(readItem(kind, fields, { ...named, price_at_till: 'Yes' }).problems).toBeUndefined();
      expect(readItem(kind, fields, named).problems?.map(({ field }) => field)).toEqual(['price']);
      expect(checkForm(fields, {}, form).map(({ field }) => field)).toEqual(['title']);
    }
  },
);

test('only an optician is asked for the kind of a product and for variants', () => {
  const asked = ['type', 'has_variants'];
  expect(namesOf('product_catalogs')).not.toEqual(expect.arrayContaining(asked));
  expect(namesOf('product_catalogs', SHOPS['optician'])).toEqual(expect.arrayContaining(asked));
});

const sizes = (shop: ShopKind) =>
  fieldsOf('product_catalogs', shop)
    .find(({ name }) => name === 'size')
    ?.values.map(({ value }) => value);

test('who sells clothes is offered their sizes', () => {
  expect(sizes({ capabilities: [], subCategoryId: 102 })).toContain('XL');
  expect(sizes({ capabilities: [], subCategoryId: 101 })).toEqual([]);
});

test('a variant is asked for what its type has, and of any other type for size and colour', () => {
  expect(namesOf('product_variants_lens')).toContain('index');
  expect(namesOf('product_variants_frame')).not.toContain('index');
  expect(namesOf('product_variants_strap')).toEqual([
    'sku',
    'description',
    'size',
    'color',
    'mrp',
    'sell_price',
    'available_quantity',
    'barcode',
  ]);
  expect(defaultForm('product_variants_')).toBeUndefined();
  expect(defaultForm('product_variants_<b>')).toBeUndefined();
});

test('powers may be below zero, and what is chosen of several travels joined with commas', () => {
  const fields = fieldsOf('prescription', SHOPS['optician'] ?? { capabilities: [], subCategoryId: null });
  expect(checkForm(fields, { right_sph: '-2.25', wear_type: 'Near,Driving', right_axis: 90 })).toEqual([]);
  expect(checkForm(fields, { right_axis: -5, wear_type: 'Near,Flying' })).toHaveLength(2);
});
