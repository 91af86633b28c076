import { type ChargedTax, type Milli, variantFormName } from '@galla/domain';
import { effectiveGst } from '../../catalogue/index.ts';
import { basisPointsOf, milliOf } from '../../db/numeric.ts';
import type { TenantDb } from '../../db/tenant.ts';
import { type Form, formNamed, type ShopKind } from '../../forms/index.ts';
import { Refused } from '../../http/refused.ts';

/** The part of a product that its variants depend on. */
export interface VariantProduct {
  id: string;
  /** Kind of product, e.g. "lens"; selects the form of its variants. */
  type: string | null;
  gstPercentage: string;
  hasVariants: boolean;
  /** Stock of the product itself; 0 if it has variants. */
  available: Milli;
}

/** Finds an existing product and locks it, and so its set of variants, until the transaction ends. */
export async function lockProduct(db: TenantDb, id: string): Promise<VariantProduct> {
  const row = await db.sql
    .selectFrom('catalogueItem')
    .where('tenantId', '=', db.tenantId)
    .where('id', '=', id)
    .where('kind', '=', 'PRODUCT')
    .where('deletedAt', 'is', null)
    .select(['id', 'type', 'gstPercentage', 'hasVariants', 'availableQuantity'])
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Refused('NOT_FOUND');
  const { availableQuantity, ...product } = row;
  return { ...product, available: milliOf(availableQuantity) };
}

/** The tax added to the price of a product's variants on a bill: only shops with a regular registration charge GST. */
export async function chargedTax(db: TenantDb, { id }: Pick<VariantProduct, 'id'>): Promise<ChargedTax> {
  const { registration, gst, taxInclusive } = await db.sql
    .selectFrom('catalogueItem as item')
    .innerJoin('shop', 'shop.tenantId', 'item.tenantId')
    .where('item.tenantId', '=', db.tenantId)
    .where('item.id', '=', id)
    .select(['shop.registration', 'item.taxInclusive', effectiveGst(db).as('gst')])
    .executeTakeFirstOrThrow();
  return { gst: registration === 'REGULAR' ? basisPointsOf(gst) : 0, taxInclusive };
}

/** The shop's form for variants of the product. */
export function variantForm(
  db: TenantDb,
  { type }: Pick<VariantProduct, 'type'>,
  shop: ShopKind,
): Promise<Form> {
  return formNamed(db, variantFormName(type), shop);
}
