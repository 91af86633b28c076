import type { Static } from 'typebox';
import { newId } from '../../db/id.ts';
import { withTenant } from '../../db/tenant.ts';
import type { SessionCall } from '../../http/route.ts';
import { requireOwnerPin } from '../../session/index.ts';
import { APPROVAL_MS } from './approvals.ts';
import type { approveLimits } from './contract.ts';

type Approved = Static<typeof approveLimits.schema.answer>;

/** Takes the owner's PIN at the till and creates an approval for one bill of the signed-in person. */
export async function approve(
  call: Pick<SessionCall, 'database' | 'caller' | 'guard' | 'now' | 'request'>,
  pin: string,
): Promise<Omit<Approved, 'success'>> {
  const { database, caller, now } = call;
  const owner = await requireOwnerPin(call, pin);
  const id = newId();
  await withTenant(database, caller.tenantId, (db) =>
    db.sql
      .insertInto('limitApproval')
      .values({
        tenantId: db.tenantId,
        id,
        staffId: caller.staffId,
        approvedBy: owner.id,
        createdAt: now,
      })
      .execute(),
  );
  return {
    limit_approval: id,
    approved_by_name: owner.name,
    until: new Date(now.getTime() + APPROVAL_MS).toISOString(),
  };
}
