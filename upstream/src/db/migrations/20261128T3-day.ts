import type { Kysely } from 'kysely';
import { createTenantTable, run } from './tenantTable.ts';

/**
 * Tasks and appointments. A task is visible to its author only. An appointment is with one member of staff;
 * each kind of subject has a column of its own, of which only the customer exists so far.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTenantTable(
    db,
    'task',
    `id uuid not null,
     staff_id uuid not null,
     detail text not null check (char_length(detail) between 1 and 600),
     due_on date not null,
     done_at timestamptz,
     created_at timestamptz not null,
     updated_at timestamptz not null,
     primary key (tenant_id, id),
     foreign key (tenant_id, staff_id) references staff (tenant_id, id)`,
  );
  await createTenantTable(
    db,
    'appointment',
    `id uuid not null,
     customer_id uuid not null,
     starts_at timestamptz not null,
     ends_at timestamptz not null check (ends_at > starts_at),
     assigned_to uuid,
     looking_for text not null,
     -- The status that the customer received with the appointment.
     current_status text,
     important boolean not null default false,
     done_at timestamptz,
     -- Values of other fields of the shop's form, by field name.
     fields jsonb not null default '{}',
     created_by uuid not null,
     created_at timestamptz not null,
     updated_at timestamptz not null,
     primary key (tenant_id, id),
     foreign key (tenant_id, customer_id) references customer (tenant_id, id),
     foreign key (tenant_id, assigned_to) references staff (tenant_id, id),
     foreign key (tenant_id, created_by) references staff (tenant_id, id)`,
  );
  await run(
    db,
    `create index task_pending on task (tenant_id, staff_id, due_on, id) where done_at is null`,
    `create index task_done on task (tenant_id, staff_id, done_at desc, id desc) where done_at is not null`,
    `create index appointment_by_start on appointment (tenant_id, starts_at, id)`,
    `create index appointment_by_person on appointment (tenant_id, assigned_to, starts_at)`,
    `create index appointment_by_customer on appointment (tenant_id, customer_id, starts_at)`,
    `create index appointment_by_maker on appointment (tenant_id, created_by)`,
  );
}
