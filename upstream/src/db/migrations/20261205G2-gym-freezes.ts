import type { Kysely } from 'kysely';
import { createTenantTable, run } from './tenantTable.ts';

/** Days on which a membership is frozen, and the messages sent to members by subject. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    // How many days of a period can be frozen; a period keeps the value it was bought with.
    `alter table gym_plan add column freeze_days integer not null default 0 check (freeze_days between 0 and 365)`,
    `alter table gym_period add column freeze_days integer not null default 0 check (freeze_days between 0 and 365)`,
    `create index gym_period_by_end on gym_period (tenant_id, ends_on)`,
  );
  await createTenantTable(
    db,
    'gym_freeze',
    `id uuid not null,
     period_id uuid not null,
     starts_on date not null,
     ends_on date not null check (ends_on >= starts_on),
     created_by uuid not null,
     created_at timestamptz not null,
     primary key (tenant_id, id),
     foreign key (tenant_id, period_id) references gym_period (tenant_id, id) on delete cascade,
     foreign key (tenant_id, created_by) references staff (tenant_id, id)`,
    'select, insert, delete',
  );
  await createTenantTable(
    db,
    'gym_told',
    `member_id uuid not null,
     told_of text not null check (told_of in ('ENDS', 'EXPIRED', 'BIRTHDAY')),
     told_on date not null,
     told_by uuid not null,
     primary key (tenant_id, member_id, told_of),
     foreign key (tenant_id, member_id) references gym_member (tenant_id, id) on delete cascade,
     foreign key (tenant_id, told_by) references staff (tenant_id, id)`,
  );
  await run(db, `create index gym_freeze_by_period on gym_freeze (tenant_id, period_id)`);
}
