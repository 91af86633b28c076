import { formField, FREE_TEXT, MONEY, type FormField, type FormOption } from '@galla/domain';
import { same } from './choices.ts';

// Fields of a variant, under the names of spec 3 §3 Variant.

const proposed = (name: string, label: string, values: FormOption[]): FormField =>
  formField(name, label, { type: 'autocomplete', subtype: FREE_TEXT, values });

export const sku = formField('sku', 'Code (SKU)', { required: true });
export const description = formField('description', 'Description');
export const size = formField('size', 'Size');
export const color = formField('color', 'Colour');
export const shape = proposed(
  'shape',
  'Shape',
  same('Rectangle', 'Round', 'Oval', 'Square', 'Cat eye', 'Aviator', 'Wayfarer', 'Geometric'),
);
export const gender = formField('gender', 'For', {
  type: 'select',
  values: same('Women', 'Men', 'Unisex', 'Kids'),
});
export const style = proposed('style', 'Style', same('Full rim', 'Half rim', 'Rimless'));
export const frameMaterial = proposed(
  'material',
  'Material',
  same('Acetate', 'TR90', 'Metal', 'Titanium', 'Stainless steel'),
);
export const lensMaterial = proposed(
  'material',
  'Material',
  same('CR-39', 'Polycarbonate', 'Trivex', 'High index', 'Glass'),
);
export const lensType = proposed(
  'lens_type',
  'Lens type',
  same('Single vision', 'Bifocal', 'Progressive', 'Office'),
);
export const wearTime = proposed('lens_type', 'Worn for', same('Daily', 'Fortnightly', 'Monthly', 'Yearly'));
export const coating = proposed(
  'coating',
  'Coating',
  same('Hard coat', 'Anti-reflective', 'Blue cut', 'Photochromic', 'UV 400'),
);
export const tint = proposed('coating', 'Lens', same('Polarised', 'Gradient', 'Mirrored', 'UV 400'));
export const index = proposed('index', 'Index', same('1.50', '1.56', '1.60', '1.67', '1.74'));
export const power = formField('power', 'Power');

/** Price fields of every variant. */
export const sale: FormField[] = [
  formField('mrp', 'MRP', { type: 'number', subtype: MONEY, required: true }),
  formField('sell_price', 'Selling price', { type: 'number', subtype: MONEY, required: true }),
  formField('available_quantity', 'Quantity in stock', { type: 'number' }),
  formField('barcode', 'Barcode'),
];
