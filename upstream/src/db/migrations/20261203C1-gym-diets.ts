import type { Kysely } from 'kysely';
import { createTenantTable, run } from './tenantTable.ts';

/** The diet plans of a gym: the meals of one day each, read and written as a whole. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTenantTable(
    db,
    'diet_plan',
    `id uuid not null,
     name text not null check (char_length(name) between 1 and 60),
     category text not null check (category in ('WEIGHT_LOSS', 'MUSCLE_GAIN', 'MAINTENANCE')),
     description text not null check (char_length(description) between 1 and 500),
     duration text not null check (duration in ('FOUR_WEEKS', 'EIGHT_WEEKS', 'TWELVE_WEEKS', 'ONGOING')),
     -- By meal, "breakfast", "lunch", "snacks" and "dinner": items with name and calories in kcal.
     meals jsonb not null check (jsonb_typeof(meals) = 'object'),
     created_at timestamptz not null,
     updated_at timestamptz not null,
     primary key (tenant_id, id)`,
  );
  await run(db, `create unique index diet_plan_by_name on diet_plan (tenant_id, lower(name))`);
}
