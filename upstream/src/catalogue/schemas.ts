import Type from 'typebox';
import { Flag, Id, Money, Nullable, Percent, Quantity } from '../http/schemas.ts';

/** Which of the two catalogues. */
export const CatalogType = Type.Union([Type.Literal('product'), Type.Literal('service')]);

/** Status of an item: only the first two are on sale (rules: oc_status). */
export const OcStatus = Type.Union([
  Type.Literal('Available'),
  Type.Literal('Out of stock'),
  Type.Literal('Hidden'),
  Type.Literal('Discontinued'),
]);

/** A kind of product such as "lens", as named by an optician's form; empty for products without one. */
export const ProductType = Type.String({ maxLength: 100 });

/** Products by stock; untracked ones always count as available. */
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
  /** Refractive index of a lens's material, "1.56". */
  index: Nullable(Type.String()),
  /** Values of the shop's own form fields, by name. */
  fields: Type.Record(Type.String(), Type.String()),
  image: Nullable(Type.String()),
  /** Thumbnail of at most 256 pixels, for lists. */
  thumbnail: Nullable(Type.String()),
});

export const CatalogueItem = Type.Object({
  id: Id,
  /** Which of the two catalogues it belongs to. */
  category: Type.Union([Type.Literal('product'), Type.Literal('service')]),
  title: Type.String(),
  /** Alternative names for searching, separated by commas. */
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
  /** The printed maximum retail price, including tax; variants have their own. */
  mrp: Nullable(Money),
  /** 1 if it has no price, so that each bill sets one. */
  price_at_till: Flag,
  /** The current effective rate for bills. */
  gst_percentage: Percent,
  tax_inclusive: Flag,
  available_quantity: Quantity,
  is_inventory: Flag,
  has_variants: Flag,
  points: Quantity,
  employee_percentage: Percent,
  duration: Nullable(Type.String()),
  /** Kind of product, e.g. "lens"; it selects the form `product_variants_{type}`. */
  type: Nullable(Type.String()),
  size: Nullable(Type.String()),
  color: Nullable(Type.String()),
  oc_status: OcStatus,
  /** 1 if it was added to the marketplace's cart (spec 1 §3). */
  market_place: Flag,
  /** 1 uses the shop's rate; `gst_percentage` has its value. */
  gst_from_setting: Flag,
  /** 1 pays the employee a percentage, 0 pays points. */
  is_percentage_points: Flag,
  /** Low-stock threshold, inclusive; null uses the product's. */
  low_stock: Nullable(Quantity),
  /** 1 if the stock is at or below the threshold. */
  is_low: Flag,
  /** Number of invoices of the last 90 days that contain it. */
  sold_90_days: Type.Integer(),
  /** Values of form fields that have no field above, by name. */
  fields: Type.Record(Type.String(), Type.String()),
  /** A signed, expiring path below the API's root, suitable for `<img>`; external pictures begin with https. */
  image: Nullable(Type.String()),
  /** Thumbnail of at most 256 pixels, for lists. */
  thumbnail: Nullable(Type.String()),
  /** For products, if requested with `variants`; empty for one without variants. */
  variants: Type.Optional(Type.Array(Variant)),
});
