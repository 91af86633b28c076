import type { Kysely } from 'kysely';
import { createTenantTable, run } from './tenantTable.ts';

/**
 * Money on account (ADR 61): one amount from a customer with a numbered receipt (series R), spread over the
 * bills, oldest first, as payments that refer to it; the rest is customer credit.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTenantTable(
    db,
    'receipt',
    `id uuid not null,
     customer_id uuid not null,
     number text not null check (number ~ '^[A-Za-z0-9/-]{1,16}$'),
     financial_year text not null,
     serial integer not null check (serial > 0),
     issued_at timestamptz not null,
     issued_on date not null,
     amount numeric(14,2) not null check (amount > 0),
     credited numeric(14,2) not null check (credited >= 0 and credited <= amount),
     mode text not null check (mode in ('CASH', 'UPI', 'CARD', 'BANK')),
     reference text,
     created_by uuid not null,
     primary key (tenant_id, id),
     unique (tenant_id, financial_year, serial),
     foreign key (tenant_id, customer_id) references customer (tenant_id, id),
     foreign key (tenant_id, created_by) references staff (tenant_id, id)`,
    'select, insert',
  );
  await run(
    db,
    // Merging two customers moves the receipts to the remaining one.
    `grant update (customer_id) on receipt to galla_app`,
    `create index receipt_by_customer on receipt (tenant_id, customer_id, issued_at)`,
    `create index receipt_kept_by_time on receipt (tenant_id, issued_at) where credited > 0`,
    `alter table payment
       add column receipt_id uuid,
       add constraint payment_of_receipt check (receipt_id is null or kind = 'PAYMENT'),
       add foreign key (tenant_id, receipt_id) references receipt (tenant_id, id)`,
    `create index payment_by_receipt on payment (tenant_id, receipt_id) where receipt_id is not null`,
  );
}
