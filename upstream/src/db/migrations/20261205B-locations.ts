import type { Kysely } from 'kysely';
import { createTenantTable, run } from './tenantTable.ts';

/**
 * Positions of employees while they shared their route (ADR 52), and the rules of a shop for it. Points can
 * only be written by the employee they belong to.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTenantTable(
    db,
    'location_point',
    `id uuid not null,
     staff_id uuid not null,
     -- Time of the position, by the phone.
     at timestamptz not null,
     -- Degrees of WGS 84; six decimals are 0.1 m.
     latitude numeric(8, 6) not null check (latitude between -90 and 90),
     longitude numeric(9, 6) not null check (longitude between -180 and 180),
     created_at timestamptz not null,
     primary key (tenant_id, id),
     foreign key (tenant_id, staff_id) references staff (tenant_id, id)`,
    'select, insert, delete',
  );
  await run(
    db,
    `create index location_point_by_person on location_point (tenant_id, staff_id, at)`,
    `create index location_point_by_time on location_point (tenant_id, at)`,
    `alter table tenant_setting
       -- Minutes after midnight in the shop's time zone.
       add column share_from smallint not null default 540 check (share_from between 0 and 1439),
       add column share_until smallint not null default 1260 check (share_until between 0 and 1439),
       add column location_days smallint not null default 90 check (location_days between 1 and 365),
       add constraint tenant_setting_share_hours check (share_from < share_until)`,
  );
}
