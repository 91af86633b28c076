import type { Paise } from '../money/paise.ts';
import type { BasisPoints } from '../percent/percent.ts';
import type { Milli } from '../quantity/quantity.ts';
import type { ItemKind } from './item.ts';

/** A product or service as entered, parsed and checked. Null is an empty text or amount. */
export interface ItemDraft {
  kind: ItemKind;
  title: string;
  /** Other names it can be found by, separated by commas. */
  alsoCalled: string | null;
  description: string | null;
  sku: string | null;
  barcode: string | null;
  /** HSN of goods, SAC of services. */
  hsn: string | null;
  unit: string;
  category: string | null;
  brand: string | null;
  /** Kind of product, e.g. "lens": it chooses the form `product_variants_{type}`. */
  type: string | null;
  size: string | null;
  color: string | null;
  price: Paise | null;
  offer: Paise | null;
  /** Maximum retail price printed on a packed product, all taxes included; with variants each has its own. */
  mrp: Paise | null;
  /** It has no price: the cashier is asked for one. */
  priceAtTill: boolean;
  taxInclusive: boolean;
  /** The GST rate is the shop's at the time of billing; `gst` is then ignored. */
  gstFromSetting: boolean;
  gst: BasisPoints;
  /** Whether stock is counted. */
  isInventory: boolean;
  /** The stock; undefined when not stated, which leaves it unchanged. */
  available: Milli | undefined;
  /** Stock at or below this is low; null uses the product's own mark. */
  lowStock: Milli | null;
  hasVariants: boolean;
  /** An employee earns a percentage of it, otherwise points. */
  isPercentagePoints: boolean;
  points: Milli;
  employeePercentage: BasisPoints;
  /** Duration of a service, as the shop writes it. */
  duration: string | null;
  /** Values of form fields without a column, by name; a list is joined with commas. */
  fields: Readonly<Record<string, string>>;
}

/** A blank item: sold by the piece, at the shop's GST, without stock. */
export function blankItem(kind: ItemKind): ItemDraft {
  return {
    kind,
    title: '',
    alsoCalled: null,
    description: null,
    sku: null,
    barcode: null,
    hsn: null,
    unit: 'pc',
    category: null,
    brand: null,
    type: null,
    size: null,
    color: null,
    price: null,
    offer: null,
    mrp: null,
    priceAtTill: false,
    taxInclusive: false,
    gstFromSetting: true,
    gst: 0,
    isInventory: false,
    available: undefined,
    lowStock: null,
    hasVariants: false,
    isPercentagePoints: false,
    points: 0,
    employeePercentage: 0,
    duration: null,
    fields: {},
  };
}
