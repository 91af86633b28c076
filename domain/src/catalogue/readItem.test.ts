import fc from 'fast-check';
import { expect, test } from 'vitest';
import { blankItem, type ItemDraft } from './itemDraft.ts';
import { hiddenItemFields } from './itemFields.ts';
import { itemValues } from './itemValues.ts';
import { readItem } from './readItem.ts';
import { FORMS, products } from './testItems.ts';

/** At ₹100, unless overridden. */
const read = (values: Record<string, string | number>) =>
  readItem('PRODUCT', FORMS.PRODUCT, { price: 100, ...values });
const problemsOf = (values: Record<string, string | number>) =>
  read({ title: 'Shirt', ...values }).problems?.map(({ field, message }) => `${field}: ${message}`);

test('a form filled in from an item gives the same item', () => {
  fc.assert(
    fc.property(products, (item) => {
      expect(readItem('PRODUCT', FORMS.PRODUCT, itemValues(item))).toEqual({ item });
    }),
  );
});

test('what a change leaves out stays, and what it says is all that changes', () => {
  fc.assert(
    fc.property(products, (item) => {
      expect(readItem('PRODUCT', FORMS.PRODUCT, {}, item)).toEqual({ item });
      const renamed = readItem('PRODUCT', FORMS.PRODUCT, { title: 'Kurta', brand: '' }, item);
      expect(renamed).toEqual({ item: { ...item, title: 'Kurta', brand: null } });
    }),
  );
});

test('whatever is sent is an item or told at fields, and never breaks', () => {
  const names = [...FORMS.PRODUCT.map(({ name }) => name), 'constructor', 'nothing'];
  const value = fc.oneof(fc.string(), fc.integer(), fc.double(), fc.boolean(), fc.constantFrom('Yes', null));
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...names), value), (values) => {
      const { item, problems } = readItem('PRODUCT', FORMS.PRODUCT, values);
      expect(item === undefined).toBe(problems !== undefined && problems.length > 0);
    }),
  );
});

test('what a field hides is neither shown nor read', () => {
  const rate = { gst_percentage: 5 };
  expect(read({ title: 'Shirt', gst_from_setting: 'Yes', ...rate }).item?.gst).toBe(0);
  expect(read({ title: 'Shirt', gst_from_setting: 0, ...rate }).item?.gst).toBe(500);
  const priced = { price: 100, offer: 90, available_quantity: 3 };
  const inVariants = read({ title: 'Lens', has_variants: 'Yes', is_inventory: 'Yes', ...priced }).item;
  expect(inVariants).toMatchObject({ price: null, offer: null, available: undefined, hasVariants: true });
  const both = { points: 4, employee_percentage: 2 };
  expect(read({ title: 'A', is_percentage_points: 'Points', ...both }).item).toMatchObject({
    points: 4000,
    employeePercentage: 0,
  });
  expect(read({ title: 'A', is_percentage_points: 'Percentage', ...both }).item).toMatchObject({
    points: 0,
    employeePercentage: 200,
  });
  expect([...hiddenItemFields({ is_inventory: 'No' })]).toEqual([
    'employee_percentage',
    'available_quantity',
    'low_stock',
  ]);
});

test('what was not said takes what the rest tells', () => {
  expect(read({ title: 'A' }).item).toMatchObject({ unit: 'pc', gstFromSetting: true, isInventory: false });
  expect(read({ title: 'A', gst_percentage: 5 }).item).toMatchObject({ gstFromSetting: false, gst: 500 });
  expect(read({ title: 'A', available_quantity: 5 }).item).toMatchObject({
    isInventory: true,
    available: 5000,
  });
  expect(read({ title: 'A', employee_percentage: 5 }).item).toMatchObject({ isPercentagePoints: true });
});

test.each([
  [{ title: '' }, 'title: Please input Title!'],
  [{ price: '10.555' }, 'price: Please enter a valid number (e.g., 10.5)'],
  [{ price: '-1' }, 'price: Please enter a valid number (e.g., 10.5)'],
  [{ gst_percentage: 41 }, 'gst_percentage: GST must be between 0 and 40 per cent'],
  [{ gst_percentage: 13 }, 'gst_percentage: There is no GST rate of 13%. Most goods have 5 or 18.'],
  [{ unit: 'dozen' }, 'unit: Please select a value from the dropdown'],
  [{ available_quantity: '2.5' }, 'available_quantity: This item is sold in whole pieces'],
  [{ hsn: 'cloth' }, 'hsn: An HSN or SAC code has 2 to 8 digits'],
  [{ sku: 'x'.repeat(65) }, 'sku: At most 64 characters'],
  [{ tax_inclusive: 'perhaps' }, 'tax_inclusive: Please select a value from the dropdown'],
  [{ colour: 'red' }, 'colour: Please check the marked fields.'],
])('%j is told at its field', (values, message) => {
  expect(problemsOf(values)).toEqual([message]);
});

test('cloth may lie there in parts of a metre, and codes may be written with spaces', () => {
  const { item } = read({ title: 'Silk', unit: 'm', available_quantity: '2.5', hsn: '5007 20' });
  expect(item).toMatchObject({ available: 2500, hsn: '500720' });
});

test('a unit that the shop has taken from its list since does not keep an item from being changed', () => {
  const { item: base } = read({ title: 'Rice', unit: 'kg' });
  const form = FORMS.PRODUCT.map((field) => (field.name === 'unit' ? { ...field, values: [] } : field));
  const shorter = form.map((field) =>
    field.name === 'unit' ? { ...field, values: [{ label: 'pc', value: 'pc' }] } : field,
  );
  expect(readItem('PRODUCT', shorter, { title: 'Red rice' }, base).item).toMatchObject({ unit: 'kg' });
  expect(readItem('PRODUCT', shorter, { unit: 'm' }, base).problems).toHaveLength(1);
});

test('a service has no stock, whatever is sent', () => {
  const { item } = readItem('SERVICE', FORMS.SERVICE, { title: 'Hemming', price: '50', duration: '1 day' });
  expect(item).toMatchObject({ kind: 'SERVICE', price: 5000, duration: '1 day', isInventory: false });
  const stocked = readItem('SERVICE', FORMS.SERVICE, {
    title: 'Hemming',
    price: '50',
    available_quantity: 3,
  });
  expect(stocked.problems?.[0]?.field).toBe('available_quantity');
});

test('a bar code is held against its last digit, unless it stands there already', () => {
  expect(problemsOf({ barcode: '4006381333930' })).toEqual([
    'barcode: The last digit of this EAN-13 should be 1. Check it, or add a letter to use your own code.',
  ]);
  expect(read({ title: 'Pen', barcode: '4 006381 333931' }).item?.barcode).toBe('4006381333931');
  const base = read({ title: 'Pen' }).item;
  if (!base) throw new Error('The item was not read');
  const known = { ...base, barcode: '4006381333930' };
  expect(readItem('PRODUCT', FORMS.PRODUCT, { title: 'Pencil' }, known).problems).toBeUndefined();
});

const AT_TILL = { price: '', price_at_till: 'Yes' };

test('an offer is not above its price, whichever of the two was changed', () => {
  const message = 'offer: The offer is above the price';
  expect(problemsOf({ offer: 101 })).toEqual([message]);
  expect(problemsOf({ offer: 100 })).toBeUndefined();
  expect(problemsOf({ price: '', offer: 101 })).toBeUndefined();
  const { item: base } = read({ title: 'Shirt', offer: 90 });
  expect(readItem('PRODUCT', FORMS.PRODUCT, { price: '80' }, base).problems?.[0]?.field).toBe('offer');
});

test('an offer that stood above its price before there was a rule keeps nobody from changing the rest', () => {
  const { item } = read({ title: 'Shirt' });
  if (!item) throw new Error('The item was not read');
  const base = { ...item, offer: 20_000 };
  expect(readItem('PRODUCT', FORMS.PRODUCT, { title: 'Kurta' }, base).item).toMatchObject({ offer: 20_000 });
  expect(readItem('PRODUCT', FORMS.PRODUCT, { offer: '150' }, base).problems).toHaveLength(1);
});

test('what has neither price, offer nor variants is priced at the till, or refused', () => {
  expect(problemsOf({ price: '' })).toEqual(['price: Enter a price, or let the till ask for it']);
  expect(problemsOf({ price: '', has_variants: 'Yes' })).toBeUndefined();
  expect(problemsOf({ price: '0' })).toBeUndefined();
  expect(read({ title: 'Vegetables', ...AT_TILL }).item).toMatchObject({ price: null, priceAtTill: true });
  const service = { title: 'Repair', price: '', price_at_till: 1 };
  expect(readItem('SERVICE', FORMS.SERVICE, service).item).toMatchObject({ priceAtTill: true });
});

test('who names a price and says nothing else wants it charged; in variants there is none to ask for', () => {
  const { item: base } = read({ title: 'Vegetables', ...AT_TILL });
  const form = FORMS.PRODUCT;
  expect(readItem('PRODUCT', form, { title: 'Greens' }, base).item).toMatchObject({ priceAtTill: true });
  const priced = { price: 4000, priceAtTill: false };
  expect(readItem('PRODUCT', form, { price: '40' }, base).item).toMatchObject(priced);
  const older = form.filter(({ name }) => name !== 'price_at_till');
  expect(readItem('PRODUCT', older, { price: '40' }, base).item).toMatchObject(priced);
  expect(readItem('PRODUCT', form, { has_variants: 'Yes' }, base).item).toMatchObject({ priceAtTill: false });
});

test('a shop whose form asks for no price is asked for it at the till', () => {
  const form = FORMS.PRODUCT.filter(({ name }) => !['price', 'offer', 'price_at_till'].includes(name));
  expect(readItem('PRODUCT', form, { title: 'Scrap' }).item).toMatchObject({ priceAtTill: true });
});

const mrpProblems = (values: Record<string, string>, base?: ItemDraft) =>
  readItem('PRODUCT', FORMS.PRODUCT, { title: 'Toor dal, 1 kg', ...values }, base).problems?.map(
    ({ field, message }) => [field, message],
  );

test('what is charged is never above the MRP, which is all that its GST may lift it over', () => {
  const above = "The selling price can't be above the MRP.";
  expect(mrpProblems({ price: '168.01', mrp: '168' })).toEqual([['price', above]]);
  expect(mrpProblems({ offer: '169', mrp: '168' })).toEqual([['offer', above]]);
  expect(mrpProblems({ price: '168', mrp: '168', gst_percentage: '5' })).toBeUndefined();
  expect(mrpProblems({ price: '168', mrp: 'none' })).toEqual([['mrp', expect.any(String)]]);
  expect(mrpProblems({ mrp: '168', price_at_till: 'Yes' })).toBeUndefined();
  const sold: ItemDraft = { ...blankItem('PRODUCT'), title: 'Toor dal, 1 kg', price: 16_500, mrp: 16_800 };
  expect(mrpProblems({ mrp: '160' }, sold)).toEqual([['price', above]]);
  expect(mrpProblems({ price: '170' }, sold)).toEqual([['price', above]]);
  // A value older than the rule does not block other changes.
  expect(mrpProblems({ color: 'Yellow' }, { ...sold, price: 17_000 })).toBeUndefined();
});

test('a product that is sold in variants has no MRP of its own', () => {
  const packed: ItemDraft = { ...blankItem('PRODUCT'), title: 'Frame', price: 16_500, mrp: 16_800 };
  expect(readItem('PRODUCT', FORMS.PRODUCT, { has_variants: 'Yes' }, packed).item?.mrp).toBeNull();
});
