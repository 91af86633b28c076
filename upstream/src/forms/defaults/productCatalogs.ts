import { formField, FREE_TEXT, MONEY, STOCK_FIELD, type FormField } from '@galla/domain';
import {
  alsoCalled,
  category,
  commission,
  description,
  gst,
  image,
  prices,
  sku,
  title,
} from './catalogueFields.ts';
import { CLOTHES_SIZES, GOODS_UNITS, YES_NO } from './choices.ts';
import type { DefaultForm, ShopKind } from './kind.ts';
import { VARIANT_TYPES } from './variantTypes.ts';

/** Clothing and footwear, boutiques, tailors: their sizes have names. */
const SELLS_CLOTHES = new Set([102, 201, 202]);

const hasVariants = ({ capabilities }: ShopKind): boolean => capabilities.includes('LENS_VARIANTS');

const size = ({ subCategoryId }: ShopKind): FormField =>
  subCategoryId !== null && SELLS_CLOTHES.has(subCategoryId)
    ? formField('size', 'Size', { type: 'autocomplete', subtype: FREE_TEXT, values: CLOTHES_SIZES })
    : formField('size', 'Size');

/** A product (spec 1 §3 Catalogue item, 3 §3 Product); type and variants only in shops with lens variants. */
export const productCatalogs: DefaultForm = {
  number: 3,
  name: 'product_catalogs',
  core: ['title'],
  fields: (shop) => [
    title,
    alsoCalled,
    category,
    formField('brand', 'Brand'),
    ...(hasVariants(shop) ? [formField('type', 'Kind', { type: 'select', values: VARIANT_TYPES })] : []),
    description,
    sku,
    formField('barcode', 'Barcode'),
    formField('hsn', 'HSN'),
    formField('unit', 'Unit', { type: 'select', values: GOODS_UNITS }),
    ...prices('Price includes GST', [formField('mrp', 'MRP', { type: 'number', subtype: MONEY })]),
    ...gst,
    size(shop),
    formField('color', 'Colour'),
    formField(STOCK_FIELD, 'Track stock', { type: 'checkbox-group', values: YES_NO }),
    formField('available_quantity', 'Quantity in stock', { type: 'number' }),
    formField('low_stock', 'Low stock at', { type: 'number' }),
    ...(hasVariants(shop)
      ? [formField('has_variants', 'Has variants', { type: 'radio-group', values: YES_NO })]
      : []),
    ...commission,
    image,
  ],
};
