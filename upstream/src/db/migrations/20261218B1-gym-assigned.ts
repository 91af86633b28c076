import type { Kysely } from 'kysely';
import { run } from './tenantTable.ts';

/**
 * Diet plans of members, and the names of deleted workouts and diet plans (ADR 75). The assigned workout
 * remains in `workout_group` only.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table gym_member
       add column diet_plan_id uuid,
       -- Names of the deleted plans that the member followed; null again once the member is saved.
       add column workout_gone text,
       add column diet_plan_gone text,
       add foreign key (tenant_id, diet_plan_id) references diet_plan (tenant_id, id)`,
    `create index gym_member_by_diet on gym_member (tenant_id, diet_plan_id)`,
    `create index gym_member_by_workout on gym_member (tenant_id, workout_group)`,
  );
}
