import { CORRECTION_NOTE } from '@galla/domain';
import Type from 'typebox';
import { endpoint } from '../http/endpoint.ts';
import {
  Flag,
  Id,
  Ids,
  Money,
  MoneyIn,
  Nullable,
  Percent,
  Quantity,
  QuantityIn,
  Success,
  Text,
  paging,
} from '../http/schemas.ts';
import { CorrectionReason } from './stock/contract.ts';

export * from './stock/contract.ts';

/** Products and services as a bill needs them, their variants, and the correction of price and stock. */

export const Variant = Type.Object({
  id: Id,
  product_id: Id,
  sku: Type.String(),
  barcode: Nullable(Type.String()),
  sell_price: Money,
  mrp: Money,
  gst_percentage: Percent,
  inventory: Type.Object({ on_hand: Quantity }),
  available_quantity: Quantity,
  power: Nullable(Type.String()),
  coating: Nullable(Type.String()),
  size: Nullable(Type.String()),
  color: Nullable(Type.String()),
  description: Nullable(Type.String()),
  shape: Nullable(Type.String()),
  gender: Nullable(Type.String()),
  style: Nullable(Type.String()),
  lens_type: Nullable(Type.String()),
  material: Nullable(Type.String()),
  /** Of a lens's material, "1.56". */
  index: Nullable(Type.String()),
  /** Values of the shop's own form fields, by name. */
  fields: Type.Record(Type.String(), Type.String()),
  image: Nullable(Type.String()),
});

export const CatalogueItem = Type.Object({
  id: Id,
  /** Which of the two catalogues it belongs to. */
  category: Type.Union([Type.Literal('product'), Type.Literal('service')]),
  title: Type.String(),
  description: Nullable(Type.String()),
  sku: Nullable(Type.String()),
  barcode: Nullable(Type.String()),
  hsn: Nullable(Type.String()),
  unit: Type.String(),
  category_name: Nullable(Type.String()),
  brand: Nullable(Type.String()),
  price: Nullable(Money),
  offer: Nullable(Money),
  gst_percentage: Percent,
  tax_inclusive: Flag,
  available_quantity: Quantity,
  is_inventory: Flag,
  has_variants: Flag,
  points: Quantity,
  employee_percentage: Percent,
  duration: Nullable(Type.String()),
  /** A signed, expiring path below the API's root, good for an `<img>`. */
  image: Nullable(Type.String()),
  /** Of a product, where they were asked for with `variants`; none for one without variants. */
  variants: Type.Optional(Type.Array(Variant)),
});

export const servicesProducts = endpoint({
  method: 'GET',
  path: '/services-products',
  summary:
    'Products and services on sale, by title; searched by title, code, category; or those of the given ids',
  tenant: 'query',
  rights: ['billing:view', 'products:view', 'services:view', 'billing-history:view'],
  repeat: 'safe',
  query: {
    ...paging,
    /** Leaves the other list empty (its total is still counted). */
    kind: Type.Optional(Type.Union([Type.Literal('product'), Type.Literal('service')])),
    search: Type.Optional(Text(100)),
    category: Type.Optional(Text(100)),
    ids: Type.Optional(Ids),
    /** 1 answers each product with its variants. */
    variants: Type.Optional(Flag),
  },
  answer: Type.Object({
    success: Success,
    products: Type.Array(CatalogueItem),
    services: Type.Array(CatalogueItem),
    total_products: Type.Integer(),
    total_services: Type.Integer(),
  }),
});

export const catalogueCategories = endpoint({
  method: 'GET',
  path: '/catalogue-categories',
  summary: 'Names of the categories in use, by kind, with the number of items in each',
  tenant: 'query',
  rights: ['billing:view', 'products:view', 'services:view'],
  repeat: 'safe',
  answer: Type.Object({
    success: Success,
    data: Type.Array(
      Type.Object({
        kind: Type.Union([Type.Literal('product'), Type.Literal('service')]),
        name: Type.String(),
        items: Type.Integer(),
      }),
    ),
  }),
});

export const variantsByProduct = endpoint({
  method: 'GET',
  path: '/lens-variants/product/:id',
  summary: 'The variants of a product',
  tenant: 'query',
  rights: ['billing:view', 'products:view'],
  repeat: 'safe',
  params: { id: Id },
  answer: Type.Object({ success: Success, data: Type.Array(Variant) }),
});

export const variants = endpoint({
  method: 'GET',
  path: '/lens-variants',
  summary: 'The variants of up to 100 products at once',
  tenant: 'query',
  rights: ['billing:view', 'products:view'],
  repeat: 'safe',
  query: { product_ids: Ids },
  answer: Type.Object({ success: Success, data: Type.Array(Variant) }),
});

export const variantBySku = endpoint({
  method: 'GET',
  path: '/lens-variants/:sku',
  summary:
    'What a code stands for, which is what a scanner asks: a variant, product or service by id, code or bar code',
  tenant: 'query',
  rights: ['billing:view', 'products:view'],
  repeat: 'safe',
  params: { sku: Text(64) },
  answer: Type.Object({
    success: Success,
    /** Null when the code is that of the item itself. */
    variant: Nullable(Variant),
    product: CatalogueItem,
  }),
});

export const editCatalog = endpoint({
  method: 'POST',
  path: '/editCatalog',
  summary: 'Saves the price and the stock of an item for good; stock as a correction of what the caller saw',
  tenant: 'body',
  rights: ['products:edit'],
  repeat: 'keyed',
  body: {
    catalog_id: Id,
    catalog_type: Type.Union([Type.Literal('product'), Type.Literal('service')]),
    /** Corrects this variant of the product instead. */
    variant_id: Type.Optional(Nullable(Id)),
    price: Type.Optional(MoneyIn),
    available_quantity: Type.Optional(QuantityIn),
    /** The stock that the new one is based on; another one by then is refused as CHANGED_MEANWHILE. */
    expected_quantity: Type.Optional(QuantityIn),
    /** Why the stock is corrected. */
    reason: Type.Optional(CorrectionReason),
    /** In the corrector's own words; needed with the reason OTHER. */
    note: Type.Optional(Text(CORRECTION_NOTE)),
  },
  answer: Type.Object({ success: Success, data: CatalogueItem }),
});

export { labelPrint } from './labels/contract.ts';
