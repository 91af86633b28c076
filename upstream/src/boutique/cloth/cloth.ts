import { checkCloth, checkClothLeft, type Milli, problem, quantityText } from '@galla/domain';
import type { TenantDb } from '../../db/tenant.ts';
import { milliOf } from '../../db/numeric.ts';
import { claimUpload, retirePicture } from '../../files/index.ts';
import { Refused, refusedFor, refuseOn } from '../../http/refused.ts';
import type { Call } from '../../http/route.ts';
import { noteEvents } from '../orders/events.ts';
import { lockOrder, touchOrder } from '../orders/orders.ts';

type Writer = Pick<Call, 'db' | 'caller' | 'now'>;

export interface SentCloth {
  description: string;
  metres: Milli;
  /** An upload's id; null removes the photo, undefined keeps it. */
  photo: string | null | undefined;
}

/** The item with its cloth; the order is locked. Refuses NOT_FOUND. */
async function lockItem({ db, caller }: Writer, itemId: string) {
  const found = await db.sql
    .selectFrom('boutiqueOrderItem')
    .where('tenantId', '=', db.tenantId)
    .where('id', '=', itemId)
    .select(['orderId', 'name'])
    .executeTakeFirst();
  if (!found) throw new Refused('NOT_FOUND');
  const order = await lockOrder(db, caller, found.orderId);
  const cloth = await db.sql
    .selectFrom('boutiqueCloth')
    .where('tenantId', '=', db.tenantId)
    .where('itemId', '=', itemId)
    .selectAll()
    .executeTakeFirst();
  return { order, name: found.name, cloth };
}

/**
 * Records, changes or removes the cloth of an item.
 * @returns the id of the order
 * @throws Refused NOT_FOUND; INVALID_INPUT at its field, also for cloth that was given back
 */
export async function setCloth(by: Writer, itemId: string, sent: SentCloth | null): Promise<string> {
  const { db, caller, now } = by;
  if (sent) refuseOn(...checkCloth(sent).map((one) => ({ ...one, field: `cloth.${one.field}` })));
  const { order, name, cloth } = await lockItem(by, itemId);
  if (cloth?.returnedAt) throw refusedFor(problem('item_id', 'INVALID_INPUT', 'cloth.isBack'));
  const before = cloth?.photo ?? null;
  if (!sent) {
    if (cloth) await remove(db, itemId);
    await retirePicture(db, 'workshop', before, now);
    await touchOrder(db, order.id);
    return order.id;
  }
  const photo =
    sent.photo == null
      ? sent.photo
      : await claimUpload(db, {
          id: sent.photo,
          use: 'workshop',
          staffId: caller.staffId,
          field: 'cloth.photo',
          now,
        });
  if (photo !== undefined) await retirePicture(db, 'workshop', before, now);
  const values = { description: sent.description.trim(), metres: quantityText(sent.metres) };
  await db.sql
    .insertInto('boutiqueCloth')
    .values({
      tenantId: db.tenantId,
      itemId,
      orderId: order.id,
      ...values,
      photo: photo ?? null,
      receivedAt: now,
      receivedBy: caller.staffId,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['tenantId', 'itemId'])
        .doUpdateSet({ ...values, ...(photo !== undefined && { photo }) }),
    )
    .execute();
  await touchOrder(db, order.id);
  if (!cloth)
    await noteEvents(db, by, order.id, [
      { kind: 'CLOTH_RECEIVED', facts: { item: name, metres: values.metres } },
    ]);
  return order.id;
}

/**
 * Records how much of an item's cloth was left when it was given back, or undoes that.
 * @returns the id of the order
 * @throws Refused NOT_FOUND; INVALID_INPUT at `left`, and at `item_id` for an item without cloth
 */
export async function returnCloth(by: Writer, itemId: string, left: Milli | null): Promise<string> {
  const { db, caller, now } = by;
  const { order, name, cloth } = await lockItem(by, itemId);
  if (!cloth) throw refusedFor(problem('item_id', 'INVALID_INPUT', 'cloth.none'));
  if (left !== null) refuseOn(checkClothLeft(left, milliOf(cloth.metres)));
  const metres = left === null ? null : quantityText(left);
  await db.sql
    .updateTable('boutiqueCloth')
    .set({
      leftOver: metres,
      returnedAt: metres === null ? null : now,
      returnedBy: metres === null ? null : caller.staffId,
    })
    .where('tenantId', '=', db.tenantId)
    .where('itemId', '=', itemId)
    .execute();
  await touchOrder(db, order.id);
  if (metres !== null)
    await noteEvents(db, by, order.id, [{ kind: 'CLOTH_RETURNED', facts: { item: name, metres } }]);
  return order.id;
}

/** Releases the cloth of an item that is being removed from its order; refuses while the shop still has the cloth. */
export async function releaseCloth({ db, now }: Pick<Writer, 'db' | 'now'>, itemId: string): Promise<void> {
  const cloth = await db.sql
    .selectFrom('boutiqueCloth')
    .where('tenantId', '=', db.tenantId)
    .where('itemId', '=', itemId)
    .select(['photo', 'returnedAt'])
    .executeTakeFirst();
  if (!cloth) return;
  if (cloth.returnedAt === null) throw refusedFor(problem('item', 'INVALID_INPUT', 'cloth.stillHere'));
  await retirePicture(db, 'workshop', cloth.photo, now);
}

const remove = (db: TenantDb, itemId: string) =>
  db.sql
    .deleteFrom('boutiqueCloth')
    .where('tenantId', '=', db.tenantId)
    .where('itemId', '=', itemId)
    .execute();
