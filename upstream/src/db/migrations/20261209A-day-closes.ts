import type { Kysely } from 'kysely';
import { createTenantTable, run } from './tenantTable.ts';

/**
 * Cash paid out of the drawer, and closed days (ADR 60): a close keeps its sums and refers to the payments it
 * counted, so that each payment counts on exactly one day and later ones on the next.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTenantTable(
    db,
    'expense',
    `id uuid not null,
     amount numeric(14,2) not null check (amount > 0),
     purpose text not null check (char_length(purpose) between 1 and 100),
     created_by uuid not null,
     created_at timestamptz not null,
     primary key (tenant_id, id),
     foreign key (tenant_id, created_by) references staff (tenant_id, id)`,
    'select, insert, update, delete',
  );
  await createTenantTable(
    db,
    'day_close',
    `id uuid not null,
     day date not null,
     since timestamptz not null,
     until timestamptz not null,
     opening numeric(14,2) not null check (opening >= 0),
     cash_received numeric(14,2) not null,
     paid_out numeric(14,2) not null check (paid_out >= 0),
     counted numeric(14,2) not null check (counted >= 0),
     collected numeric(14,2) not null,
     receipts integer not null check (receipts >= 0),
     modes jsonb not null,
     people jsonb not null,
     note text check (char_length(note) between 1 and 200),
     closed_by uuid not null,
     closed_at timestamptz not null,
     reopened_by uuid,
     reopened_at timestamptz,
     primary key (tenant_id, id),
     foreign key (tenant_id, closed_by) references staff (tenant_id, id),
     foreign key (tenant_id, reopened_by) references staff (tenant_id, id),
     check (since <= until),
     check ((reopened_by is null) = (reopened_at is null))`,
    'select, insert',
  );
  await createTenantTable(
    db,
    'day_close_entry',
    `entry_id uuid not null,
     day_close_id uuid not null,
     primary key (tenant_id, entry_id),
     foreign key (tenant_id, day_close_id) references day_close (tenant_id, id) deferrable initially deferred`,
    'select, insert, delete',
  );
  await run(
    db,
    // Everything else in a close is immutable.
    `grant update (reopened_by, reopened_at) on day_close to galla_app`,
    `create unique index day_close_of_day on day_close (tenant_id, day) where reopened_at is null`,
    `create index day_close_by_day on day_close (tenant_id, day, closed_at, id)`,
    `create index day_close_entry_by_close on day_close_entry (tenant_id, day_close_id)`,
    `create index expense_by_time on expense (tenant_id, created_at)`,
  );
}
