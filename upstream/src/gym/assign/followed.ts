import { problem } from '@galla/domain';
import { sql } from 'kysely';
import type { TenantDb } from '../../db/tenant.ts';
import { Refused, refusedFor } from '../../http/refused.ts';
import type { Call } from '../../http/route.ts';

/** The columns for what a member follows. */
const FOLLOWED = {
  workout: { column: 'workoutGroup', gone: 'workoutGone', text: 'members.workoutGone' },
  dietPlan: { column: 'dietPlanId', gone: 'dietPlanGone', text: 'members.dietPlanGone' },
} as const;

export type FollowedTable = keyof typeof FOLLOWED;

const FIELDS = { workout: 'workout', dietPlan: 'diet_plan' } as const;

/** Sets a new version, so that an open form does not undo the change. */
const nextVersion = (now: Date) =>
  sql<Date>`greatest(${now}::timestamptz, updated_at + interval '1 millisecond')`;

/** The number of members who follow each row of a list. */
export const followersOf = (table: FollowedTable) =>
  table === 'workout'
    ? sql<string>`(
        select count(*) from gym_member
         where gym_member.tenant_id = workout.tenant_id and gym_member.workout_group = workout.id::text)`
    : sql<string>`(
        select count(*) from gym_member
         where gym_member.tenant_id = diet_plan.tenant_id and gym_member.diet_plan_id = diet_plan.id)`;

/** Ids of members who start or stop following a plan. */
export interface Followers {
  id: string;
  add: readonly string[];
  remove: readonly string[];
}

/**
 * Sets which members follow a workout or a diet plan.
 * @throws Refused INVALID_INPUT for a plan that no longer exists, NOT_FOUND for an unknown member
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

/** Refuses NOT_FOUND for an unknown member; locks the members in a fixed order. */
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

/** Called before a plan is deleted: members no longer follow it, and its name is kept with them. */
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
