import type { Kysely } from 'kysely';
import { createTenantTable, run } from './tenantTable.ts';

/** Campaigns: offers of a shop, with a picture. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTenantTable(
    db,
    'campaign',
    `id uuid not null,
     title text not null check (char_length(title) between 1 and 100),
     subtitle text not null check (char_length(subtitle) <= 150),
     description text not null check (char_length(description) <= 1000),
     -- Text of the ribbon.
     summary text not null check (char_length(summary) <= 60),
     offers text[] not null check (cardinality(offers) <= 20),
     -- Path of the file.
     image text not null,
     created_at timestamptz not null,
     updated_at timestamptz not null,
     primary key (tenant_id, id)`,
  );
  await run(db, `create index campaign_newest on campaign (tenant_id, created_at desc, id desc)`);
}
