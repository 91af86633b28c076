import { problem } from '@galla/domain';
import { before } from '../../db/before.ts';
import type { TenantDb } from '../../db/tenant.ts';
import type { Caller } from '../../http/caller.ts';
import { refusedFor } from '../../http/refused.ts';

/** How long a permission waits for its bill. */
export const APPROVAL_MS = 300_000;

/** Keeps a permission for the bill that is being made. Refuses one that is used, of somebody else, or too old. */
export async function requireApproval(
  db: TenantDb,
  caller: Pick<Caller, 'staffId'>,
  id: string,
  now: Date,
): Promise<void> {
  const approval = await db.sql
    .selectFrom('limitApproval')
    .where('tenantId', '=', db.tenantId)
    .where('id', '=', id)
    .where('staffId', '=', caller.staffId)
    .where('usedAt', 'is', null)
    .where('createdAt', '>', before(now, APPROVAL_MS))
    .select('id')
    .forUpdate()
    .executeTakeFirst();
  if (!approval) throw refusedFor(problem('limit_approval', 'INVALID_INPUT', 'limits.approvalGone'));
}

/** Notes for which bill a permission was used; it is over then. */
export async function spendApproval(
  db: TenantDb,
  id: string,
  used: { documentId: string; now: Date },
): Promise<void> {
  await db.sql
    .updateTable('limitApproval')
    .set({ usedAt: used.now, documentId: used.documentId })
    .where('tenantId', '=', db.tenantId)
    .where('id', '=', id)
    .execute();
}
