import type { Kysely } from 'kysely';
import { createTenantTable, run } from './tenantTable.ts';

/** Recipients of a campaign, with sender and date: the last message to each customer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTenantTable(
    db,
    'campaign_share',
    `campaign_id uuid not null,
     customer_id uuid not null,
     -- Date in the shop's time zone.
     shared_on date not null,
     shared_by uuid not null,
     primary key (tenant_id, campaign_id, customer_id),
     foreign key (tenant_id, campaign_id) references campaign (tenant_id, id) on delete cascade,
     foreign key (tenant_id, customer_id) references customer (tenant_id, id) on delete cascade,
     foreign key (tenant_id, shared_by) references staff (tenant_id, id)`,
  );
  await run(db, `create index campaign_share_by_customer on campaign_share (tenant_id, customer_id)`);
}
