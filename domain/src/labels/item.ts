import { formatRupees } from '../money/format.ts';
import type { Paise } from '../money/paise.ts';
import { formatMessage } from '../messages/formatMessage.ts';
import type { BasisPoints } from '../percent/percent.ts';

/** Fields a label can show beside its QR code. */
export const LABEL_FIELDS = ['name', 'price', 'mrp', 'sku', 'barcode'] as const;
export type LabelField = (typeof LABEL_FIELDS)[number];

/** A product or variant to be labelled. */
export interface LabelItem {
  name: string;
  /** What distinguishes the variant: "M · Red"; empty when there are none. */
  traits: string;
  /** The powers of a lens, line by line; always printed, and never cut off. */
  powers?: readonly string[] | undefined;
  /** Starting price on a bill; 0 when it is priced at the till, in which case no price is printed. */
  price: Paise;
  taxInclusive: boolean;
  gst: BasisPoints;
  /** The printed MRP; undefined when unknown: no other price may be called that. */
  mrp: Paise | undefined;
  sku: string | undefined;
  barcode: string | undefined;
  /** Content of the QR code. */
  address: string;
  /** Number of labels. */
  quantity: number;
}

/** The price as printed for customers: a price without tax says so. */
export function priceText({ price, taxInclusive, gst }: LabelItem): string {
  if (price === 0) return '';
  const text = formatRupees(price);
  return taxInclusive || gst === 0 ? text : formatMessage('labels.plusGst', { price: text });
}

/** "MRP ₹1,299.00"; by law a maximum price includes all taxes. */
export const mrpText = ({ mrp }: Pick<LabelItem, 'mrp'>): string =>
  mrp === undefined || mrp === 0 ? '' : formatMessage('labels.mrpText', { price: formatRupees(mrp) });
