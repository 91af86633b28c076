import { catalogPrice, type ItemKind, type LabelItem, labelPath } from '@galla/domain';
import { basisPointsOf, paiseOf } from '../../db/numeric.ts';
import type { TenantDb } from '../../db/tenant.ts';
import { Refused } from '../../http/refused.ts';
import { type ItemRow, selectItems } from '../store/items.ts';
import { selectVariants, type VariantRow } from '../store/variants.ts';

/** One element of a request for labels. */
export interface WantedLabel {
  product_id: string;
  qty?: number;
  variant_id?: string | null;
}

/** Makes the URL encoded in a label's QR code. */
export type AddressOf = (product: string, variant: string | undefined) => string;

/** The URLs of a shop's labels on this installation. */
export const addressesOf =
  (origin: string, tenant: string): AddressOf =>
  (product, variant) =>
    origin + labelPath({ tenant, product, variant });

const paise = (amount: string | null) => (amount === null ? null : paiseOf(amount));

const labelOfItem = (item: ItemRow) => ({
  name: item.title,
  traits: '',
  price: catalogPrice(item.kind as ItemKind, paise(item.price), paise(item.offer)) ?? 0,
  taxInclusive: item.taxInclusive,
  gst: basisPointsOf(item.gstPercentage),
  mrp: paise(item.mrp) ?? undefined,
  sku: item.sku ?? undefined,
  barcode: item.barcode ?? undefined,
});

/** The label of a variant; its product decides whether the price includes tax. */
const labelOfVariant = (item: ItemRow, variant: VariantRow) => ({
  name: item.title,
  traits: [variant.size, variant.color, variant.power, variant.coating].filter(Boolean).join(' · '),
  price: paiseOf(variant.sellPrice),
  taxInclusive: item.taxInclusive,
  gst: basisPointsOf(variant.gstPercentage),
  mrp: paiseOf(variant.mrp),
  sku: variant.sku,
  barcode: variant.barcode ?? undefined,
});

/** The content of the requested labels, in order. Refuses an unknown product or variant. */
export async function loadLabels(
  db: TenantDb,
  wanted: readonly WantedLabel[],
  addressOf: AddressOf,
): Promise<LabelItem[]> {
  if (wanted.length === 0) return [];
  const ids = wanted.map(({ product_id }) => product_id.toLowerCase());
  const rows = await selectItems(db).where('item.id', 'in', ids).where('item.kind', '=', 'PRODUCT').execute();
  const items = new Map(rows.map((row) => [row.id, row]));
  const variantIds = wanted.flatMap(({ variant_id }) => variant_id ?? []);
  const found = variantIds.length > 0 ? await selectVariants(db).where('id', 'in', variantIds).execute() : [];
  const variants = new Map(found.map((row) => [row.id, row]));
  return wanted.map(({ product_id, variant_id, qty = 1 }) => {
    const item = items.get(product_id.toLowerCase());
    const variant = variant_id ? variants.get(variant_id.toLowerCase()) : undefined;
    if (!item || (variant_id && variant?.itemId !== item.id)) throw new Refused('NOT_FOUND');
    const label = variant ? labelOfVariant(item, variant) : labelOfItem(item);
    return { ...label, address: addressOf(item.id, variant?.id), quantity: qty };
  });
}
