import { sql } from 'kysely';
import type { TenantDb } from '../../db/tenant.ts';

/** State of a finished piece. */
const DONE = '2';

/** Reassigns one employee's unfinished pieces to another, with the stages of their orders. */
export async function handOverPieces(db: TenantDb, from: string, to: string): Promise<void> {
  const { tenantId } = db;
  const items = db.sql
    .selectFrom('boutiquePiece')
    .select('itemId')
    .where('tenantId', '=', tenantId)
    .where('state', '<>', DONE);
  await db.sql
    .insertInto('boutiqueAssignment')
    .columns(['tenantId', 'itemId', 'orderId', 'position', 'stageId', 'employeeId'])
    .expression((query) =>
      query
        .selectFrom('boutiqueAssignment')
        .select(['tenantId', 'itemId', 'orderId', 'position', 'stageId', sql.val(to).as('employeeId')])
        .where('tenantId', '=', tenantId)
        .where('employeeId', '=', from)
        .where('itemId', 'in', items),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db.sql
    .deleteFrom('boutiqueAssignment')
    .where('tenantId', '=', tenantId)
    .where('employeeId', '=', from)
    .where('itemId', 'in', items)
    .execute();
  await db.sql
    .updateTable('boutiquePiece')
    .set({ employeeId: to })
    .where('tenantId', '=', tenantId)
    .where('employeeId', '=', from)
    .where('state', '<>', DONE)
    .execute();
}
