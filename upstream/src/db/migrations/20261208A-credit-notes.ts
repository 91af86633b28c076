import type { Kysely } from 'kysely';
import { createTenantTable, run } from './tenantTable.ts';

/**
 * Goods returned against an invoice (ADR 59): a numbered credit note (series C), whose value is a payment of
 * kind CREDIT_NOTE on the invoice. An overpayment that results is refunded: by a mode of money, or by mode
 * CREDIT, which the shop then owes the customer (`customer.credit`) and which pays a later bill.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table customer add column credit numeric(14,2) not null default 0 check (credit >= 0)`,
    `alter table document
       add column credited numeric(14,2) not null default 0 check (credited >= 0 and credited <= total),
       drop constraint document_payment_mode_check,
       add constraint document_payment_mode_check
         check (payment_mode in ('CASH', 'UPI', 'CARD', 'BANK', 'CREDIT')),
       drop constraint document_received_within_total,
       add constraint document_received_within_total
         check (advance - refunded <= total and pending <= total - advance + refunded - credited)`,
  );
  await createTenantTable(
    db,
    'credit_note',
    `id uuid not null,
     document_id uuid not null,
     number text not null check (number ~ '^[A-Za-z0-9/-]{1,16}$'),
     financial_year text not null,
     serial integer not null check (serial > 0),
     issued_at timestamptz not null,
     issued_on date not null,
     reason text not null,
     note text,
     taxable numeric(14,2) not null,
     cgst numeric(14,2) not null,
     sgst numeric(14,2) not null,
     igst numeric(14,2) not null,
     discount numeric(14,2) not null,
     round_off numeric(14,2) not null,
     total numeric(14,2) not null check (total > 0),
     created_by uuid not null,
     primary key (tenant_id, id),
     unique (tenant_id, financial_year, serial),
     foreign key (tenant_id, document_id) references document (tenant_id, id),
     foreign key (tenant_id, created_by) references staff (tenant_id, id),
     check (cgst = sgst and total = taxable + cgst + sgst + igst - discount + round_off)`,
    'select, insert',
  );
  await createTenantTable(
    db,
    'credit_note_line',
    `credit_note_id uuid not null,
     line_id uuid not null,
     quantity numeric(14,3) not null check (quantity > 0),
     condition text not null check (condition in ('STOCK', 'DAMAGED')),
     taxable numeric(14,2) not null,
     cgst numeric(14,2) not null,
     sgst numeric(14,2) not null,
     igst numeric(14,2) not null,
     discount numeric(14,2) not null,
     total numeric(14,2) not null check (total >= 0),
     primary key (tenant_id, credit_note_id, line_id),
     foreign key (tenant_id, credit_note_id) references credit_note (tenant_id, id),
     foreign key (tenant_id, line_id) references document_line (tenant_id, id),
     check (cgst = sgst and total = taxable + cgst + sgst + igst - discount)`,
    'select, insert',
  );
  await run(
    db,
    // The note is about the customer and is erased with the customer; the rest stays as issued.
    `grant update (note) on credit_note to galla_app`,
    `create index credit_note_by_document on credit_note (tenant_id, document_id)`,
    `create index credit_note_by_day on credit_note (tenant_id, issued_on)`,
    `create index credit_note_line_by_line on credit_note_line (tenant_id, line_id)`,
    `alter table payment
       add column credit_note_id uuid,
       drop constraint payment_kind_check,
       add constraint payment_kind_check check (kind in ('ADVANCE', 'PAYMENT', 'REFUND', 'CREDIT_NOTE')),
       drop constraint payment_mode_check,
       add constraint payment_mode_check check (mode in ('CASH', 'UPI', 'CARD', 'BANK', 'CREDIT')),
       add constraint payment_names_credit_note check (
         (kind <> 'CREDIT_NOTE' or (credit_note_id is not null and mode = 'CREDIT'))
         and (credit_note_id is null or kind in ('REFUND', 'CREDIT_NOTE'))),
       add foreign key (tenant_id, credit_note_id) references credit_note (tenant_id, id)`,
    `alter table stock_move
       add column credit_note_id uuid,
       add constraint stock_move_of_one check (credit_note_id is null or document_id is null),
       add foreign key (tenant_id, credit_note_id) references credit_note (tenant_id, id)`,
  );
}
