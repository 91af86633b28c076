import { problem } from '@galla/domain';
import { sql } from 'kysely';
import type { TenantDb } from '../../db/tenant.ts';
import { Refused, refusedFor } from '../../http/refused.ts';
import type { Call } from '../../http/route.ts';

/** What members follow, and where that stands. */
const FOLLOWED = {
  workout: { column: 'workoutGroup', gone: 'workoutGone', text: 'members.workoutGone' },
  dietPlan: { column: 'dietPlanId', gone: 'dietPlanGone', text: 'members.dietPlanGone' },
} as const;

export type FollowedTable = keyof typeof FOLLOWED;

const FIELDS = { workout: 'workout', dietPlan: 'diet_plan' } as const;

/** A new version, so that a form that is open elsewhere does not undo it. */
const nextVersion = (now: Date) =>
  sql<Date>`greatest(${now}::timestamptz, updated_at + interval '1 millisecond')`;

/** How many members follow each row of a list that is read. */
export const followersOf = (table: FollowedTable) =>
  table === 'workout'
    ? sql<string>`(
        select count(*) from gym_member
         where gym_member.tenant_id = workout.tenant_id and gym_member.workout_group = workout.id::text)`
    : sql<string>`(
        select count(*) from gym_member
         where gym_member.tenant_id = diet_plan.tenant_id and gym_member.diet_plan_id = diet_plan.id)`;

/** Who follows something from now on, and who does not any more; ids of members. */
export interface Followers {
  id: string;
  add: readonly string[];
  remove: readonly string[];
}

/**
 * Lets members follow a workout or a diet plan, and others not any more.
 * @throws Refused INVALID_INPUT at what is not there any more, NOT_FOUND for somebody who is no member
 */
export async function assign(
  { db, now }: Pick<Call, 'db' | 'now'>,
  table: FollowedTable,
  { id, add, remove }: Followers,
): Promise<void> {
  const { column, gone, text } = FOLLOWED[table];
  const { tenantId } = db;
  const followed = await db.sql
    .selectFrom(table)
    .where('tenantId', '=', tenantId)
    .where('id', '=', id)
    .select('id')
    .forKeyShare()
    .executeTakeFirst();
  if (!followed) throw refusedFor(problem(FIELDS[table], 'INVALID_INPUT', text));
  await requireMembers(db, [...add, ...remove]);
  const updatedAt = nextVersion(now);
  if (remove.length > 0) {
    await db.sql
      .updateTable('gymMember')
      .set({ [column]: null, updatedAt })
      .where('tenantId', '=', tenantId)
      .where('id', 'in', remove)
      .where(column, '=', id)
      .execute();
  }
  if (add.length > 0) {
    await db.sql
      .updateTable('gymMember')
      .set({ [column]: id, [gone]: null, updatedAt })
      .where('tenantId', '=', tenantId)
      .where('id', 'in', add)
      .where((member) => member(column, 'is distinct from', id))
      .execute();
  }
}

/** Refuses NOT_FOUND where somebody is no member; those who are named are held in one order. */
async function requireMembers(db: TenantDb, ids: readonly string[]): Promise<void> {
  const named = [...new Set(ids)];
  if (named.length === 0) return;
  const members = await db.sql
    .selectFrom('gymMember')
    .where('tenantId', '=', db.tenantId)
    .where('id', 'in', named)
    .select('id')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  if (members.length < named.length) throw new Refused('NOT_FOUND');
}

/** Before something is deleted: nobody follows it any more, and its name stays with those who did. */
export async function unassign(
  { db, now }: Pick<Call, 'db' | 'now'>,
  table: FollowedTable,
  { id, name }: { id: string; name: string },
): Promise<void> {
  const { column, gone } = FOLLOWED[table];
  await db.sql
    .updateTable('gymMember')
    .set({ [column]: null, [gone]: name, updatedAt: nextVersion(now) })
    .where('tenantId', '=', db.tenantId)
    .where(column, '=', id)
    .execute();
}
