import type { Kysely } from 'kysely';
import { run } from './tenantTable.ts';

/**
 * A member follows a diet plan, too, and remembers the name of what was deleted meanwhile (ADR 75). What a workout is
 * assigned to stays in `workout_group`, the one place of it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table gym_member
       add column diet_plan_id uuid,
       -- Names of what the member followed until it was deleted; null again once the member is written.
       add column workout_gone text,
       add column diet_plan_gone text,
       add foreign key (tenant_id, diet_plan_id) references diet_plan (tenant_id, id)`,
    `create index gym_member_by_diet on gym_member (tenant_id, diet_plan_id)`,
    `create index gym_member_by_workout on gym_member (tenant_id, workout_group)`,
  );
}
