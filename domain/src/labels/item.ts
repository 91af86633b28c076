import { formatRupees } from '../money/format.ts';
import type { Paise } from '../money/paise.ts';
import { formatMessage } from '../messages/formatMessage.ts';
import type { BasisPoints } from '../percent/percent.ts';

/** What a label can say beside its QR code. */
export const LABEL_FIELDS = ['name', 'price', 'mrp', 'sku', 'barcode'] as const;
export type LabelField = (typeof LABEL_FIELDS)[number];

/** A product or a variant that gets labels. */
export interface LabelItem {
  name: string;
  /** What tells a variant from the others: "M · Red"; empty where there are none. */
  traits: string;
  /** What a lens is ground to, line by line; always printed, and never cut. */
  powers?: readonly string[] | undefined;
  /** What a bill begins with; 0 where the shop names it at the counter, and then none is printed. */
  price: Paise;
  taxInclusive: boolean;
  gst: BasisPoints;
  /** The printed maximum; undefined where none is known: another price must not be called so. */
  mrp: Paise | undefined;
  sku: string | undefined;
  barcode: string | undefined;
  /** What the QR code says. */
  address: string;
  /** How many labels of it. */
  quantity: number;
}

/** The price as a customer may read it: one to which tax is added says so. */
export function priceText({ price, taxInclusive, gst }: LabelItem): string {
  if (price === 0) return '';
  const text = formatRupees(price);
  return taxInclusive || gst === 0 ? text : formatMessage('labels.plusGst', { price: text });
}

/** "MRP ₹1,299.00"; a maximum price includes all taxes by law. */
export const mrpText = ({ mrp }: Pick<LabelItem, 'mrp'>): string =>
  mrp === undefined || mrp === 0 ? '' : formatMessage('labels.mrpText', { price: formatRupees(mrp) });
