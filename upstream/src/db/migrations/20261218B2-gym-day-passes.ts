import type { Kysely } from 'kysely';
import { createTenantTable, run } from './tenantTable.ts';

/**
 * Day passes for visitors without a membership (ADR 76); the bill has the customer. An entry refers to a
 * member, to a pass, or to a member with a pass.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTenantTable(
    db,
    'gym_day_pass',
    `id uuid not null,
     -- Date in the shop's time zone.
     on_day date not null,
     -- Before tax, as sold.
     price numeric(14,2) not null check (price > 0),
     document_id uuid not null,
     sold_by uuid not null,
     created_at timestamptz not null,
     primary key (tenant_id, id),
     unique (tenant_id, document_id),
     -- Permanently deleting a bill deletes its pass.
     foreign key (tenant_id, document_id) references document (tenant_id, id) on delete cascade,
     foreign key (tenant_id, sold_by) references staff (tenant_id, id)`,
    'select, insert, delete',
  );
  await run(
    db,
    `create index gym_day_pass_by_day on gym_day_pass (tenant_id, on_day)`,
    `alter table gym_entry
       alter column member_id drop not null,
       add column day_pass_id uuid,
       add constraint gym_entry_of_somebody check (member_id is not null or day_pass_id is not null),
       add foreign key (tenant_id, day_pass_id) references gym_day_pass (tenant_id, id) on delete cascade`,
    `create index gym_entry_by_day_pass on gym_entry (tenant_id, day_pass_id)`,
    // Null if the gym sells no day passes.
    `alter table tenant_setting add column day_pass_price numeric(14,2) check (day_pass_price > 0)`,
    // The service of the day pass has no plan either, like the joining fee.
    `alter table gym_service add column day_pass boolean not null default false`,
    `alter table gym_service drop constraint gym_service_tenant_id_plan_id_key`,
    `alter table gym_service add unique nulls not distinct (tenant_id, plan_id, day_pass)`,
  );
}
