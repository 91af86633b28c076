import type { Kysely } from 'kysely';
import { createTenantTable, run } from './tenantTable.ts';

/**
 * The bill of each period, the catalogue services on it, and GST rates by code and date. The rates belong to
 * the installation: notification 11/2017-CT(R), and 15/2025-CT(R) for sales from 2025-09-22.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create table reference.gst_rate (
       -- HSN or SAC.
       code text not null,
       -- First day of the rate, which is valid until the next one of the code begins.
       valid_from date not null,
       -- CGST and SGST together, in per cent.
       gst_percentage numeric(5,2) not null check (gst_percentage between 0 and 100),
       primary key (code, valid_from))`,
    `grant select on reference.gst_rate to galla_app`,
    `insert into reference.gst_rate (code, valid_from, gst_percentage) values
       ('999723', '2017-07-01', 18.00), ('999723', '2025-09-22', 5.00)`,
    // Charged with the first period of a member.
    `alter table gym_plan add column joining_fee numeric(14,2) not null default 0 check (joining_fee >= 0)`,
    `alter table gym_period
       add column joining_fee numeric(14,2) check (joining_fee >= 0),
       add column document_id uuid,
       add unique (tenant_id, document_id),
       -- Permanently deleting a bill leaves its period without one.
       add foreign key (tenant_id, document_id) references document (tenant_id, id) on delete set null (document_id)`,
  );
  await createTenantTable(
    db,
    'gym_service',
    `-- Null for the joining fee.
     plan_id uuid,
     -- Inserted after this row in the same transaction, by the first request that needs it.
     item_id uuid not null,
     primary key (tenant_id, item_id),
     unique nulls not distinct (tenant_id, plan_id),
     foreign key (tenant_id, plan_id) references gym_plan (tenant_id, id),
     foreign key (tenant_id, item_id) references catalogue_item (tenant_id, id) deferrable initially deferred`,
    'select, insert',
  );
}
