import type { Kysely } from 'kysely';
import { run } from './tenantTable.ts';

/**
 * Dues of a customer from before the shop used Galla, which are neither sales nor taxed. Money on account
 * pays them before any bill.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table customer
       add column opening_due numeric(14,2) not null default 0 check (opening_due >= 0),
       add column opening_pending numeric(14,2) not null default 0 check (opening_pending between 0 and opening_due),
       add column opening_on date,
       add check ((opening_on is null) = (opening_due = 0)),
       add check (not walk_in or opening_due = 0)`,
    `alter table receipt
       add column opening numeric(14,2) not null default 0 check (opening >= 0 and opening + credited <= amount),
       -- Opening dues left after this receipt.
       add column opening_left numeric(14,2) check (opening_left >= 0),
       add check ((opening_left is null) = (opening = 0))`,
    `drop index receipt_kept_by_time`,
    `create index receipt_kept_by_time on receipt (tenant_id, issued_at) where credited + opening > 0`,
    `create index customer_by_opening_due on customer (tenant_id, opening_on) where opening_pending > 0`,
  );
}
