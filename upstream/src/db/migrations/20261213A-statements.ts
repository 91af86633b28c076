import type { Kysely } from 'kysely';
import { createTenantTable, run } from './tenantTable.ts';

/**
 * Monthly statements of employees (ADR 63): a closed month keeps its rows and sums; later changes become rows
 * of the month in which they are closed. Advances belong to the month of their date. Work on pieces is stored
 * with its pay.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTenantTable(
    db,
    'employee_statement',
    `id uuid not null,
     employee_id uuid not null,
     month date not null check (extract(day from month) = 1),
     number text not null check (number ~ '^[A-Za-z0-9/-]{1,16}$'),
     financial_year text not null,
     serial integer not null check (serial > 0),
     earned numeric(14,2) not null,
     advances numeric(14,2) not null check (advances <= 0),
     carried numeric(14,2) not null check (carried <= 0),
     payable numeric(14,2) not null,
     closed_by uuid not null,
     closed_at timestamptz not null,
     paid_on date,
     paid_mode text check (paid_mode in ('CASH', 'UPI', 'CARD', 'BANK')),
     paid_by uuid,
     paid_at timestamptz,
     reopened_by uuid,
     reopened_at timestamptz,
     primary key (tenant_id, id),
     unique (tenant_id, financial_year, serial),
     foreign key (tenant_id, employee_id) references staff (tenant_id, id),
     foreign key (tenant_id, closed_by) references staff (tenant_id, id),
     foreign key (tenant_id, paid_by) references staff (tenant_id, id),
     foreign key (tenant_id, reopened_by) references staff (tenant_id, id),
     check (payable = earned + advances + carried),
     check (num_nulls(paid_on, paid_mode, paid_by, paid_at) in (0, 4)),
     check (paid_on is null or payable > 0),
     check ((reopened_by is null) = (reopened_at is null))`,
    'select, insert',
  );
  await createTenantTable(
    db,
    'employee_statement_row',
    `statement_id uuid not null,
     position integer not null check (position > 0),
     kind text not null check (kind in ('SALE', 'ORDER', 'PIECE', 'RETURN', 'CHANGE', 'ADVANCE', 'CARRIED')),
     source_id uuid not null,
     day date not null,
     number text,
     mode text check (mode in ('CASH', 'UPI', 'CARD', 'BANK')),
     base numeric(14,2),
     rate numeric(5,2),
     points numeric(14,3),
     amount numeric(14,2) not null check (amount <> 0),
     primary key (tenant_id, statement_id, position),
     foreign key (tenant_id, statement_id) references employee_statement (tenant_id, id)`,
    'select, insert',
  );
  await createTenantTable(
    db,
    'employee_advance',
    `id uuid not null,
     employee_id uuid not null,
     amount numeric(14,2) not null check (amount > 0),
     mode text not null check (mode in ('CASH', 'UPI', 'CARD', 'BANK')),
     note text check (char_length(note) between 1 and 100),
     paid_on date not null,
     statement_id uuid,
     created_by uuid not null,
     created_at timestamptz not null,
     primary key (tenant_id, id),
     unique (tenant_id, statement_id),
     foreign key (tenant_id, employee_id) references staff (tenant_id, id),
     foreign key (tenant_id, statement_id) references employee_statement (tenant_id, id),
     foreign key (tenant_id, created_by) references staff (tenant_id, id)`,
    'select, insert, delete',
  );
  await createTenantTable(
    db,
    'boutique_piece_work',
    `id uuid not null,
     piece_id uuid not null,
     order_id uuid not null,
     stage_id uuid not null,
     employee_id uuid not null,
     amount numeric(14,2) not null check (amount > 0),
     done_on date not null,
     done_at timestamptz not null,
     primary key (tenant_id, id),
     unique (tenant_id, piece_id, stage_id),
     foreign key (tenant_id, piece_id) references boutique_piece (tenant_id, id) on delete cascade,
     foreign key (tenant_id, order_id) references boutique_order (tenant_id, id),
     foreign key (tenant_id, stage_id) references stage (tenant_id, id) on delete cascade,
     foreign key (tenant_id, employee_id) references staff (tenant_id, id)`,
    'select, insert, delete',
  );
  await run(
    db,
    // Everything else in a statement is immutable.
    `grant update (paid_on, paid_mode, paid_by, paid_at, reopened_by, reopened_at) on employee_statement to galla_app`,
    `create unique index employee_statement_of_month on employee_statement (tenant_id, employee_id, month)
       where reopened_at is null`,
    `create index employee_statement_by_month on employee_statement (tenant_id, employee_id, month, closed_at, id)`,
    `create index employee_statement_row_by_source on employee_statement_row (tenant_id, source_id)`,
    `create index boutique_piece_work_by_day on boutique_piece_work (tenant_id, employee_id, done_on)`,
    `create index boutique_piece_work_by_order on boutique_piece_work (tenant_id, order_id)`,
    `create index employee_advance_by_day on employee_advance (tenant_id, employee_id, paid_on)`,
  );
}
