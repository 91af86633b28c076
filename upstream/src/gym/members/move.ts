import type { TenantDb } from '../../db/tenant.ts';

/**
 * Joins both members' periods into one chain, in which the latest periods come last, because renewals continue there.
 */
async function joinPeriods(db: TenantDb, from: string, to: string, now: Date): Promise<void> {
  const periods = await db.sql
    .selectFrom('gymPeriod')
    .where('tenantId', '=', db.tenantId)
    .where('memberId', 'in', [from, to])
    .select(['id', 'memberId', 'previousId'])
    .orderBy('startsOn')
    .orderBy('endsOn')
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  const last = periods.at(-1);
  const before = periods.findLast(({ memberId }) => memberId !== last?.memberId);
  const joint = periods.find(
    ({ memberId, previousId }) => memberId === last?.memberId && previousId === null,
  );
  if (before && joint) {
    await db.sql
      .updateTable('gymPeriod')
      .set({ previousId: before.id, updatedAt: now })
      .where('tenantId', '=', db.tenantId)
      .where('id', '=', joint.id)
      .execute();
  }
  await db.sql
    .updateTable('gymPeriod')
    .set({ memberId: to, updatedAt: now })
    .where('tenantId', '=', db.tenantId)
    .where('memberId', '=', from)
    .execute();
}

/**
 * Merges the memberships of two records of a customer: one member remains, with the kept record's data and the periods
 * of both.
 */
export async function moveMembership(db: TenantDb, from: string, to: string, now: Date): Promise<void> {
  const members = await db.sql
    .selectFrom('gymMember')
    .where('tenantId', '=', db.tenantId)
    .where('customerId', 'in', [from, to])
    .select(['id', 'customerId'])
    .execute();
  const moved = members.find(({ customerId }) => customerId === from);
  const kept = members.find(({ customerId }) => customerId === to);
  if (!moved) return;
  if (!kept) {
    await db.sql
      .updateTable('gymMember')
      .set({ customerId: to, updatedAt: now })
      .where('tenantId', '=', db.tenantId)
      .where('id', '=', moved.id)
      .execute();
    return;
  }
  await joinPeriods(db, moved.id, kept.id, now);
  await db.sql
    .deleteFrom('gymMember')
    .where('tenantId', '=', db.tenantId)
    .where('id', '=', moved.id)
    .execute();
}
