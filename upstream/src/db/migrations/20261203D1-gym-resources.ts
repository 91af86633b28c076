import type { Kysely } from 'kysely';
import { createTenantTable, run } from './tenantTable.ts';

/** The exercises, meals and facilities of a gym, offered by name in workouts, diet plans and branches. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTenantTable(
    db,
    'gym_resource',
    `id uuid not null,
     kind text not null check (kind in ('EXERCISE', 'MEAL', 'FACILITY')),
     name text not null check (char_length(name) between 1 and 60),
     description text not null check (char_length(description) <= 500),
     -- For meals only: type, time, calories in kcal, and protein, carbs and fat in grams.
     meal jsonb check (jsonb_typeof(meal) = 'object'),
     created_at timestamptz not null,
     updated_at timestamptz not null,
     primary key (tenant_id, id),
     check ((kind = 'MEAL') = (meal is not null))`,
  );
  await run(db, `create unique index gym_resource_by_name on gym_resource (tenant_id, kind, lower(name))`);
}
