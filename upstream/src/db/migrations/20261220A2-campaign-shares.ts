import type { Kysely } from 'kysely';
import { createTenantTable, run } from './tenantTable.ts';

/** Who was written to of a campaign, by whom and on which day: the last one of each customer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTenantTable(
    db,
    'campaign_share',
    `campaign_id uuid not null,
     customer_id uuid not null,
     -- The calendar day of the shop.
     shared_on date not null,
     shared_by uuid not null,
     primary key (tenant_id, campaign_id, customer_id),
     foreign key (tenant_id, campaign_id) references campaign (tenant_id, id) on delete cascade,
     foreign key (tenant_id, customer_id) references customer (tenant_id, id) on delete cascade,
     foreign key (tenant_id, shared_by) references staff (tenant_id, id)`,
  );
  await run(db, `create index campaign_share_by_customer on campaign_share (tenant_id, customer_id)`);
}
