import type { Kysely } from 'kysely';
import { createTenantTable, run } from './tenantTable.ts';

/** The shop itself: its details, settings, UPI accounts and form definitions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTenantTable(
    db,
    'shop',
    `name text not null,
     description text,
     address text,
     city text,
     pincode text,
     state_code text,
     phone text,
     email text,
     website text,
     logo text,
     gstin text,
     pan text,
     registration text not null default 'REGULAR' check (registration in ('REGULAR', 'COMPOSITION', 'NONE')),
     time_zone text not null default 'Asia/Kolkata',
     created_at timestamptz not null default now(),
     primary key (tenant_id)`,
  );
  await createTenantTable(
    db,
    'tenant_setting',
    `emp_view_contact boolean not null default false,
     emp_create_contact boolean not null default true,
     emp_view_customer boolean not null default true,
     order_edit boolean not null default true,
     order_delete boolean not null default false,
     invoice_edit boolean not null default true,
     invoice_delete boolean not null default false,
     gst_percentage numeric(5,2) not null default 18 check (gst_percentage between 0 and 28),
     terms_and_conditions text not null default '' check (char_length(terms_and_conditions) <= 100),
     discount_before_tax boolean not null default false,
     round_off boolean not null default false,
     primary key (tenant_id)`,
  );
  await createTenantTable(
    db,
    'upi_account',
    `id uuid not null,
     upi_id text not null,
     upi_name text not null,
     created_at timestamptz not null default now(),
     updated_at timestamptz not null default now(),
     primary key (tenant_id, id)`,
  );
  await createTenantTable(
    db,
    'form',
    `form_number integer not null,
     name text not null,
     sub_category_id integer,
     fields jsonb not null,
     primary key (tenant_id, form_number)`,
  );
  await run(
    db,
    `create unique index form_by_name on form (tenant_id, name, sub_category_id) nulls not distinct`,
  );
}
