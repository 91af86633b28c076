import { codesAlike } from '@galla/domain';
import { validate as isUuid } from 'uuid';
import type { TenantDb } from '../../db/tenant.ts';
import { type ItemRow, selectItems } from './items.ts';
import { selectVariants, type VariantRow } from './variants.ts';

/** The result of a scan: a variant with its product, or a product or service itself. */
export interface Scanned {
  item: ItemRow;
  variant: VariantRow | undefined;
}

/** The variant with this id, code or bar code; a code takes precedence over a bar code. */
function variantByCode(db: TenantDb, code: string): Promise<VariantRow | undefined> {
  return selectVariants(db)
    .where((variant) =>
      variant.or([
        variant('sku', '=', code),
        variant('barcode', 'in', codesAlike(code)),
        ...(isUuid(code) ? [variant('id', '=', code)] : []),
      ]),
    )
    .orderBy((variant) => variant('sku', '=', code), 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** Looks a code up among variants first, then among items. Undefined when there is no match. */
export async function findByCode(db: TenantDb, code: string): Promise<Scanned | undefined> {
  const variant = await variantByCode(db, code);
  const item = await selectItems(db)
    .where((item) => {
      if (variant) return item('item.id', '=', variant.itemId);
      return item.or([
        item('item.sku', '=', code),
        item('item.barcode', 'in', codesAlike(code)),
        ...(isUuid(code) ? [item('item.id', '=', code)] : []),
      ]);
    })
    .orderBy((item) => item('item.sku', '=', code), 'desc')
    .orderBy('item.id')
    .limit(1)
    .executeTakeFirst();
  return item && { item, variant };
}
