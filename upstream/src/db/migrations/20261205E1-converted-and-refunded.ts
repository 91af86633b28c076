import type { Kysely } from 'kysely';
import { run } from './tenantTable.ts';

/**
 * An order or a proposal is converted to the next document once (ADR 55): the new document refers to its
 * origin, and at most one that is not canceled does. A billed order keeps its payments; the invoice copies
 * those that were not refunded, each with a reference to the original payment, and copies are excluded from
 * sums of money.
 *
 * Refunds on a document: a payment of kind REFUND increases the amount due, and has its own number (series
 * F). `round` is the number of refunds before a payment: within a round, payments only decrease the amount
 * due.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table document
       add column converted_from uuid,
       -- When an order was billed; null once its invoice is canceled.
       add column billed_at timestamptz,
       add column refunded numeric(14,2) not null default 0 check (refunded >= 0),
       add foreign key (tenant_id, converted_from) references document (tenant_id, id)
         on delete set null (converted_from),
       add constraint document_billed_is_order check (billed_at is null or type = 'ORDER'),
       drop constraint document_check2,
       add constraint document_received_within_total
         check (advance - refunded <= total and pending <= total - advance + refunded)`,
    `create unique index document_converted_once on document (tenant_id, converted_from)
       where converted_from is not null and canceled_at is null`,
    `alter table payment
       add column taken_from uuid,
       add column round integer not null default 0 check (round >= 0),
       add column number text check (number ~ '^[A-Za-z0-9/-]{1,16}$'),
       add column financial_year text,
       add column serial integer check (serial > 0),
       add column reason text,
       drop constraint payment_kind_check,
       add constraint payment_kind_check check (kind in ('ADVANCE', 'PAYMENT', 'REFUND')),
       drop constraint payment_check,
       add constraint payment_moves_pending check (new_pending = case kind
         when 'REFUND' then previous_pending + amount else previous_pending - amount end),
       add constraint payment_refund_has_voucher check (
         (kind = 'REFUND') = (number is not null) and (number is null) = (financial_year is null)
         and (number is null) = (serial is null) and (kind = 'REFUND' or reason is null)),
       add constraint payment_taken_with_invoice check (taken_from is null or kind = 'ADVANCE'),
       add foreign key (tenant_id, taken_from) references payment (tenant_id, id)`,
    `create unique index payment_by_voucher on payment (tenant_id, financial_year, serial) where number is not null`,
    `create index payment_taken on payment (tenant_id, taken_from) where taken_from is not null`,
  );
}
