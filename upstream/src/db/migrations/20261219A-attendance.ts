import type { Kysely } from 'kysely';
import { createTenantTable, run } from './tenantTable.ts';

/**
 * Attendance (ADR 74): entries with the time in and the time out, which is null while unknown. Each
 * correction is a permanent row, also after its entry is deleted. A closed month keeps the totals of its
 * entries.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTenantTable(
    db,
    'attendance_entry',
    `id uuid not null,
     employee_id uuid not null,
     -- The date of its start in the shop's time zone.
     day date not null,
     in_at timestamptz not null,
     out_at timestamptz check (out_at > in_at),
     created_at timestamptz not null,
     updated_at timestamptz not null,
     primary key (tenant_id, id),
     unique (tenant_id, employee_id, in_at),
     foreign key (tenant_id, employee_id) references staff (tenant_id, id)`,
  );
  await createTenantTable(
    db,
    'attendance_change',
    `id uuid not null,
     entry_id uuid not null,
     employee_id uuid not null,
     day date not null,
     reason text not null check (char_length(reason) between 1 and 200),
     -- Null if the entry was added.
     from_in timestamptz,
     from_out timestamptz,
     -- Null if the entry was deleted.
     to_in timestamptz,
     to_out timestamptz,
     changed_by uuid not null,
     changed_at timestamptz not null,
     primary key (tenant_id, id),
     foreign key (tenant_id, employee_id) references staff (tenant_id, id),
     foreign key (tenant_id, changed_by) references staff (tenant_id, id),
     check (from_in is not null or to_in is not null),
     check (from_in is not null or from_out is null),
     check (to_in is not null or to_out is null)`,
    'select, insert',
  );
  await run(
    db,
    `create index attendance_entry_by_day on attendance_entry (tenant_id, day)`,
    `create index attendance_entry_of_employee on attendance_entry (tenant_id, employee_id, day)`,
    `create index attendance_change_of_employee on attendance_change (tenant_id, employee_id, day)`,
    // Null for months closed before attendance was recorded.
    `alter table employee_statement
       add column attendance_days integer check (attendance_days >= 0),
       add column attendance_minutes integer check (attendance_minutes >= 0),
       add column attendance_without_out integer check (attendance_without_out >= 0),
       add check (num_nulls(attendance_days, attendance_minutes, attendance_without_out) in (0, 3))`,
  );
}
