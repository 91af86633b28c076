import type { Kysely } from 'kysely';
import { run } from './tenantTable.ts';

/**
 * Customers merged into another one. The row is kept without identifying data, so that old addresses lead to
 * the remaining customer.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table customer
       add column merged_into uuid,
       add foreign key (tenant_id, merged_into) references customer (tenant_id, id),
       drop constraint customer_has_mobile,
       add constraint customer_has_mobile
         check ((walk_in or erased_at is not null or merged_into is not null) = (mobile is null)),
       add check (merged_into is null or (not walk_in and merged_into <> id))`,
    `create index customer_merged_into on customer (tenant_id, merged_into) where merged_into is not null`,
    `alter table customer_data_event
       drop constraint customer_data_event_kind_check,
       add constraint customer_data_event_kind_check
         check (kind in ('CONSENT_GIVEN', 'CONSENT_WITHDRAWN', 'EXPORTED', 'ERASED', 'MERGED'))`,
  );
}
