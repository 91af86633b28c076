import { problem } from '@galla/domain';
import type { TenantDb } from '../../db/tenant.ts';
import { refusedFor } from '../../http/refused.ts';
import type { PricedItem } from '../orders/draft.ts';

/** Refuses to undo the hand-over of a piece that was altered: the alteration depends on it. */
export async function refuseAltered(db: TenantDb, pieceIds: readonly string[]): Promise<void> {
  const altered = await db.sql
    .selectFrom('boutiqueAlteration as alteration')
    .innerJoin('boutiqueOrder as order', (join) =>
      join.onRef('order.tenantId', '=', 'alteration.tenantId').onRef('order.id', '=', 'alteration.orderId'),
    )
    .where('alteration.tenantId', '=', db.tenantId)
    .where('alteration.pieceId', 'in', pieceIds)
    .where('order.canceledAt', 'is', null)
    .select('alteration.itemId')
    .limit(1)
    .executeTakeFirst();
  if (altered) throw refusedFor(problem('piece_ids', 'INVALID_INPUT', 'alteration.stays'));
}

/** Refuses an edit that turns the item of an alteration into something else. */
export async function refuseOtherWork(
  db: TenantDb,
  orderId: string,
  type: 'NEW' | 'ALTERATION',
  items: readonly PricedItem[],
): Promise<void> {
  const rows = await db.sql
    .selectFrom('boutiqueAlteration')
    .where('tenantId', '=', db.tenantId)
    .where('orderId', '=', orderId)
    .select('itemId')
    .execute();
  for (const { itemId } of rows) {
    const at = items.findIndex(({ before }) => before?.id === itemId);
    const item = items[at];
    if (item && (item.sent.quantity !== 1 || item.garmentId !== item.before?.garmentId || type === 'NEW'))
      throw refusedFor(problem(`item.${at}.quantity`, 'INVALID_INPUT', 'alteration.onePiece'));
  }
}

/** Removes the causes from the alterations of a customer who is being erased. */
export async function forgetCauses(db: TenantDb, customerId: string): Promise<void> {
  await db.sql
    .updateTable('boutiqueAlteration')
    .set({ cause: null })
    .where('tenantId', '=', db.tenantId)
    .where('orderId', 'in', (order) =>
      order
        .selectFrom('boutiqueOrder')
        .where('tenantId', '=', db.tenantId)
        .where('customerId', '=', customerId)
        .select('id'),
    )
    .execute();
}
