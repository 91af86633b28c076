import type { Kysely } from 'kysely';
import { createTenantTable, run } from './tenantTable.ts';

/** The workouts of a gym: one training week each, read and written as a whole. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTenantTable(
    db,
    'workout',
    `id uuid not null,
     name text not null check (char_length(name) between 1 and 60),
     description text not null check (char_length(description) between 1 and 500),
     -- By day, "monday" to "sunday": parts with their category and exercises.
     week jsonb not null check (jsonb_typeof(week) = 'object'),
     created_at timestamptz not null,
     updated_at timestamptz not null,
     primary key (tenant_id, id)`,
  );
  await run(db, `create unique index workout_by_name on workout (tenant_id, lower(name))`);
}
