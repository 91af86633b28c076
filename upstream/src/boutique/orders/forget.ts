import type { Call } from '../../http/route.ts';
import { forgetCauses } from '../alterations/rules.ts';
import { forgetWorkshop } from '../cloth/photos.ts';
import { retireImagesOf } from './images.ts';
import { forgetCollectors } from './collect.ts';
import { selectItems, toStored } from './items.ts';
import { endLinksOf } from './links.ts';

/**
 * Removes personal data from the orders of a customer who is being erased: recipients, notes, measurements with
 * pictures, photos, causes of alterations, reasons of events, collectors, reference numbers and all links. What was
 * sewn and paid stays.
 */
export async function forgetOrdersOf(
  call: Pick<Call, 'db' | 'caller' | 'now'>,
  customerId: string,
): Promise<void> {
  const { db } = call;
  const { tenantId } = db;
  const all = { employeeId: null, tenantId };
  const rows = await selectItems(db, all).where('boutiqueOrder.customerId', '=', customerId).execute();
  for (const row of rows) {
    const stored = toStored(row);
    await retireImagesOf(call, { ...stored, patterns: [] });
    await db.sql
      .updateTable('boutiqueOrderItem')
      .set({ toWhom: null, note: null, measurements: null })
      .where('tenantId', '=', tenantId)
      .where('id', '=', row.id)
      .execute();
  }
  await db.sql
    .updateTable('boutiqueOrder')
    .set({ reference: null, keptReason: null })
    .where('tenantId', '=', tenantId)
    .where('customerId', '=', customerId)
    .execute();
  await forgetCauses(db, customerId);
  await forgetWorkshop(call, customerId);
  await forgetCollectors(db, customerId);
  await endLinksOf(call, customerId);
}
