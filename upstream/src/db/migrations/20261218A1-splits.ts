import type { Kysely } from 'kysely';
import { createTenantTable, run } from './tenantTable.ts';

const parts = (sale: string) => `
     employee_id uuid not null,
     lower smallint not null,
     upper smallint not null,
     set_by uuid not null,
     set_at timestamptz not null,
     primary key (tenant_id, ${sale}_id, employee_id),
     unique (tenant_id, ${sale}_id, lower),
     check (0 <= lower and lower < upper and upper <= 100),
     foreign key (tenant_id, employee_id) references staff (tenant_id, id),
     foreign key (tenant_id, set_by) references staff (tenant_id, id)`;

/**
 * Shares of the commission on a sale (ADR 73): each is a range in per cent of the whole; the ranges are
 * contiguous from 0 to 100. A sale without rows belongs to its seller. Rows of statements store the
 * percentage that they cover.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTenantTable(
    db,
    'document_split',
    `document_id uuid not null,${parts('document')},
     foreign key (tenant_id, document_id) references document (tenant_id, id) on delete cascade`,
    'select, insert, delete',
  );
  await createTenantTable(
    db,
    'boutique_order_split',
    `order_id uuid not null,${parts('order')},
     foreign key (tenant_id, order_id) references boutique_order (tenant_id, id) on delete cascade`,
    'select, insert, delete',
  );
  await run(
    db,
    `create index document_split_by_employee on document_split (tenant_id, employee_id, document_id)`,
    `create index boutique_order_split_by_employee on boutique_order_split (tenant_id, employee_id, order_id)`,
    `alter table employee_statement_row add column part smallint check (part between 1 and 99)`,
  );
}
