import Type from 'typebox';
import { Flag, Id, Money, Nullable, Percent, Quantity } from '../http/schemas.ts';

/** Which of the two catalogues. */
export const CatalogType = Type.Union([Type.Literal('product'), Type.Literal('service')]);

/** What becomes of an item: only the first two are on sale (rules: oc_status). */
export const OcStatus = Type.Union([
  Type.Literal('Available'),
  Type.Literal('Out of stock'),
  Type.Literal('Hidden'),
  Type.Literal('Discontinued'),
]);

/** A kind of product as an optician's form names it, "lens"; empty for products without one. */
export const ProductType = Type.String({ maxLength: 100 });

/** Products by what is in stock; what is not counted is always there. */
export const StockFilter = Type.Union([
  Type.Literal('in_stock'),
  Type.Literal('out_of_stock'),
  Type.Literal('low'),
]);

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
  /** The same, small: 256 pixels at most, for lists. */
  thumbnail: Nullable(Type.String()),
});

export const CatalogueItem = Type.Object({
  id: Id,
  /** Which of the two catalogues it belongs to. */
  category: Type.Union([Type.Literal('product'), Type.Literal('service')]),
  title: Type.String(),
  /** Other names that it is searched by, parted by commas. */
  also_called: Nullable(Type.String()),
  description: Nullable(Type.String()),
  sku: Nullable(Type.String()),
  barcode: Nullable(Type.String()),
  hsn: Nullable(Type.String()),
  unit: Type.String(),
  category_name: Nullable(Type.String()),
  brand: Nullable(Type.String()),
  price: Nullable(Money),
  offer: Nullable(Money),
  /** The maximum printed on a packed product, all taxes included; those of variants stand there. */
  mrp: Nullable(Money),
  /** 1 has no price: a bill names one for it. */
  price_at_till: Flag,
  /** The rate that a bill takes now. */
  gst_percentage: Percent,
  tax_inclusive: Flag,
  available_quantity: Quantity,
  is_inventory: Flag,
  has_variants: Flag,
  points: Quantity,
  employee_percentage: Percent,
  duration: Nullable(Type.String()),
  /** Kind of product, e.g. "lens": it chooses the form `product_variants_{type}`. */
  type: Nullable(Type.String()),
  size: Nullable(Type.String()),
  color: Nullable(Type.String()),
  oc_status: OcStatus,
  /** 1 when it was added to the marketplace's cart (spec 1 §3). */
  market_place: Flag,
  /** 1 takes the shop's rate, which `gst_percentage` then is. */
  gst_from_setting: Flag,
  /** 1 pays the employee a percentage, 0 points. */
  is_percentage_points: Flag,
  /** At or below which it is low; null takes the product's own mark. */
  low_stock: Nullable(Quantity),
  /** 1 where the stock is at or below the mark. */
  is_low: Flag,
  /** On how many invoices of the last 90 days it stood. */
  sold_90_days: Type.Integer(),
  /** Values of form fields that have no place above, by name. */
  fields: Type.Record(Type.String(), Type.String()),
  /** A signed, expiring path below the API's root, good for an `<img>`; what lies elsewhere begins with https. */
  image: Nullable(Type.String()),
  /** The same, small: 256 pixels at most, for lists. */
  thumbnail: Nullable(Type.String()),
  /** Of a product, where they were asked for with `variants`; none for one without variants. */
  variants: Type.Optional(Type.Array(Variant)),
});
