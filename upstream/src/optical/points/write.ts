import { problem, quantityText, readPoints } from '@galla/domain';
import { isUniqueViolation } from '../../db/faults.ts';
import { newId } from '../../db/id.ts';
import type { TenantDb } from '../../db/tenant.ts';
import { Refused, refusedFor, refuseOn } from '../../http/refused.ts';

/** An assignment as it was sent. */
interface Entries {
  designationId: string;
  points: string | number;
}

/** Runs a write; a designation that has points for the product already is told in the specification's words. */
async function oncePerDesignation<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!isUniqueViolation(error, 'product_points_tenant_id_item_id_designation_id_key')) throw error;
    throw refusedFor(problem('designation_id', 'POINTS_TAKEN', 'optical.pointsTaken'));
  }
}

/** What is stored of an assignment; refuses what the form would mark, and a designation that is not there. */
async function checked(db: TenantDb, { designationId, points }: Entries) {
  const read = readPoints({ designation: designationId, points: String(points) });
  if ('problems' in read) refuseOn(...read.problems);
  const designation = await db.sql
    .selectFrom('designation')
    .where('tenantId', '=', db.tenantId)
    .where('id', '=', designationId)
    .select('id')
    // Nobody deletes it meanwhile.
    .forKeyShare()
    .executeTakeFirst();
  if (!designation) throw new Refused('NOT_FOUND');
  return { designationId, points: quantityText('points' in read ? read.points : 0) };
}

/** Refuses NOT_FOUND for what is no product of the shop. */
export async function requireProduct(db: TenantDb, id: string): Promise<void> {
  const product = await db.sql
    .selectFrom('catalogueItem')
    .where('tenantId', '=', db.tenantId)
    .where('id', '=', id)
    .where('kind', '=', 'PRODUCT')
    .where('deletedAt', 'is', null)
    .select('id')
    .executeTakeFirst();
  if (!product) throw new Refused('NOT_FOUND');
}

/** Assigns points for a product and answers the assignment's id. */
export async function assignPoints(
  db: TenantDb,
  itemId: string,
  entries: Entries,
  now: Date,
): Promise<string> {
  await requireProduct(db, itemId);
  const values = await checked(db, entries);
  const { tenantId } = db;
  const id = newId();
  await oncePerDesignation(() =>
    db.sql
      .insertInto('productPoints')
      .values({ tenantId, id, itemId, ...values, createdAt: now, updatedAt: now })
      .execute(),
  );
  return id;
}

/** Changes how many points are assigned, or to whom. */
export async function changePoints(db: TenantDb, id: string, entries: Entries, now: Date): Promise<void> {
  const values = await checked(db, entries);
  await oncePerDesignation(() =>
    db.sql
      .updateTable('productPoints')
      .set({ ...values, updatedAt: now })
      .where('tenantId', '=', db.tenantId)
      .where('id', '=', id)
      .execute(),
  );
}

/** Takes an assignment back. */
export async function removePoints(db: TenantDb, id: string): Promise<void> {
  await db.sql.deleteFrom('productPoints').where('tenantId', '=', db.tenantId).where('id', '=', id).execute();
}
