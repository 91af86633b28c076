import type { Kysely } from 'kysely';
import { run } from './tenantTable.ts';

/** The owner's approval can be used for an order in pieces, too (ADR 67). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table limit_approval
       add column order_id uuid,
       drop constraint limit_approval_check,
       add constraint limit_approval_check
         check (num_nonnulls(document_id, order_id) = case when used_at is null then 0 else 1 end),
       add foreign key (tenant_id, order_id) references boutique_order (tenant_id, id)`,
  );
}
