import type { Kysely } from 'kysely';
import { run } from './tenantTable.ts';

/**
 * One standing customer "Walk-in" per shop, the only one without a mobile; payments by card and bank
 * transfer, and the cash given; proposals, which are not due and can be accepted.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table customer
       alter column mobile drop not null,
       add column walk_in boolean not null default false,
       add constraint customer_has_mobile check (walk_in = (mobile is null))`,
    `create unique index customer_walk_in on customer (tenant_id) where walk_in`,
    `alter table document
       alter column customer_mobile drop not null,
       add column accepted_at timestamptz,
       drop constraint document_payment_mode_check,
       add constraint document_payment_mode_check check (payment_mode in ('CASH', 'UPI', 'CARD', 'BANK'))`,
    `alter table payment
       add column tendered numeric(14,2) check (tendered is null or (tendered > amount and mode = 'CASH')),
       drop constraint payment_mode_check,
       add constraint payment_mode_check check (mode in ('CASH', 'UPI', 'CARD', 'BANK'))`,
    // Inserts rows for all shops, so row-level security must not apply to the table owner.
    `alter table customer no force row level security`,
    `alter table document no force row level security`,
    `alter table shop no force row level security`,
    `insert into customer (tenant_id, id, name, walk_in) select tenant_id, gen_random_uuid(), 'Walk-in', true from shop`,
    `update document set pending = 0 where type = 'PROPOSAL'`,
    `alter table shop force row level security`,
    `alter table document force row level security`,
    `alter table customer force row level security`,
    `alter table document add constraint document_proposal_is_no_debt check (type <> 'PROPOSAL' or pending = 0)`,
  );
}
