import { fullName, problem } from '@galla/domain';
import { before } from '../../db/before.ts';
import type { TenantDb } from '../../db/tenant.ts';
import type { Caller } from '../../http/caller.ts';
import { refusedFor } from '../../http/refused.ts';

/** How long an approval stays valid, in milliseconds. */
export const APPROVAL_MS = 300_000;

/**
 * Checks the approval for the bill that is being made.
 * @returns the name of the owner who gave it
 * @throws Refused INVALID_INPUT at `limit_approval` for one that is used, expired or given to someone else
 */
export async function requireApproval(
  db: TenantDb,
  caller: Pick<Caller, 'staffId'>,
  id: string,
  now: Date,
): Promise<string> {
  const approval = await db.sql
    .selectFrom('limitApproval as approval')
    .innerJoin('staff as owner', (join) =>
      join.onRef('owner.tenantId', '=', 'approval.tenantId').onRef('owner.id', '=', 'approval.approvedBy'),
    )
    .where('approval.tenantId', '=', db.tenantId)
    .where('approval.id', '=', id)
    .where('approval.staffId', '=', caller.staffId)
    .where('approval.usedAt', 'is', null)
    .where('approval.createdAt', '>', before(now, APPROVAL_MS))
    .select(['owner.firstName', 'owner.lastName'])
    .forUpdate('approval')
    .executeTakeFirst();
  if (!approval) throw refusedFor(problem('limit_approval', 'INVALID_INPUT', 'limits.approvalGone'));
  return fullName(approval.firstName, approval.lastName);
}

/** What an approval was used for. */
export type Used = { documentId: string } | { orderId: string };

/** Records what an approval was used for, which ends it. */
export async function spendApproval(db: TenantDb, id: string, used: Used, now: Date): Promise<void> {
  await db.sql
    .updateTable('limitApproval')
    .set({ usedAt: now, ...used })
    .where('tenantId', '=', db.tenantId)
    .where('id', '=', id)
    .execute();
}
