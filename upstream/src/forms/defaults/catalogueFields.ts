import { formField, FREE_TEXT, MONEY, type FormField } from '@galla/domain';
import { same, YES_NO } from './choices.ts';

// Fields shared by products and services, under the names of the catalogue (spec 1 §3 Catalogue item).

export const title = formField('title', 'Name', { required: true });
/** Alternative names used by customers and staff, for searching: "cheeni, shakkar". */
export const alsoCalled = formField('also_called', 'Also called');
export const description = formField('description', 'Description', { type: 'textarea' });
export const sku = formField('sku', 'Code (SKU)');

/** The shop's categories are filled in on request; new ones can be typed. */
export const category = formField('category_name', 'Category', { type: 'autocomplete', subtype: FREE_TEXT });

/** @param mrp field beside the price, for packed goods */
export const prices = (inclusive: string, mrp: readonly FormField[] = []): FormField[] => [
  formField('price', 'Price', { type: 'number', subtype: MONEY }),
  ...mrp,
  formField('offer', 'Offer price', { type: 'number', subtype: MONEY }),
  formField('price_at_till', 'Ask for the price at the till', { type: 'radio-group', values: YES_NO }),
  formField('tax_inclusive', inclusive, { type: 'radio-group', values: YES_NO }),
];

export const gst = [
  formField('gst_from_setting', 'GST from settings', { type: 'radio-group', values: YES_NO }),
  formField('gst_percentage', 'GST %', { type: 'number' }),
];

/** What an employee earns by selling it: points or a percentage (spec 3 §5 Product form). */
export const commission = [
  formField('is_percentage_points', 'Commission in', {
    type: 'radio-group',
    values: same('Points', 'Percentage'),
  }),
  formField('points', 'Points', { type: 'number' }),
  formField('employee_percentage', 'Employee %', { type: 'number' }),
];

export const image = formField('image', 'Image', { type: 'file', accept: 'image/jpeg,image/png' });
