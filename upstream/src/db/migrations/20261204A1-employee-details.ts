import type { Kysely } from 'kysely';
import { run } from './tenantTable.ts';

/** Employee details: type, manager, skills, and values of the shop's own form fields. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table staff
       add column employee_type text,
       add column reporting_to uuid,
       add column specialization text,
       add column fields jsonb not null default '{}',
       add column updated_at timestamptz not null default now(),
       add foreign key (tenant_id, reporting_to) references staff (tenant_id, id)`,
    `create index staff_by_manager on staff (tenant_id, reporting_to) where reporting_to is not null`,
  );
}
