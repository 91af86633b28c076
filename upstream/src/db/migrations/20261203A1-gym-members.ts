import type { Kysely } from 'kysely';
import { createTenantTable, run } from './tenantTable.ts';

/** A gym's plans with their durations, and the periods of members, each with a copy of what was bought. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTenantTable(
    db,
    'gym_plan',
    `id uuid not null,
     name text not null check (char_length(name) between 1 and 60),
     created_at timestamptz not null,
     updated_at timestamptz not null,
     primary key (tenant_id, id)`,
  );
  await createTenantTable(
    db,
    'gym_duration',
    `id uuid not null,
     plan_id uuid not null,
     unit text not null check (unit in ('MONTHS', 'DAYS')),
     length integer not null check (length between 1 and 1830),
     price numeric(14,2) not null check (price >= 0),
     created_at timestamptz not null,
     updated_at timestamptz not null,
     primary key (tenant_id, id),
     unique (tenant_id, plan_id, unit, length),
     foreign key (tenant_id, plan_id) references gym_plan (tenant_id, id)`,
  );
  await createTenantTable(
    db,
    'gym_period',
    `id uuid not null,
     member_id uuid not null,
     -- The preceding period; each has at most one successor.
     previous_id uuid,
     -- Copy of what was bought; without a plan, only the time.
     plan_id uuid,
     plan_name text,
     duration_id uuid not null,
     unit text not null check (unit in ('MONTHS', 'DAYS')),
     length integer not null,
     price numeric(14,2) check (price >= 0),
     starts_on date not null,
     ends_on date not null check (ends_on >= starts_on),
     created_at timestamptz not null,
     updated_at timestamptz not null,
     primary key (tenant_id, id),
     unique (tenant_id, previous_id),
     foreign key (tenant_id, member_id) references gym_member (tenant_id, id) on delete cascade`,
  );
  await run(
    db,
    `create unique index gym_plan_by_name on gym_plan (tenant_id, lower(name))`,
    `create unique index gym_period_first on gym_period (tenant_id, member_id) where previous_id is null`,
    `create index gym_period_by_member on gym_period (tenant_id, member_id, starts_on desc)`,
    `alter table gym_member add suspended boolean not null default false`,
    // An id as text, without a foreign key.
    `alter table gym_member add workout_group text`,
    `create index gym_member_by_time on gym_member (tenant_id, created_at, id)`,
  );
}
