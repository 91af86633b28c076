import type { Kysely } from 'kysely';
import { foldedColumn } from './foldedColumn.ts';
import { createTenantTable, run } from './tenantTable.ts';

const SEARCHED = ['name', 'mobile', 'company', 'address', 'city'];

/**
 * Groups of contacts (spec 2 §3; only type S is used), contact sources, the index of the list by category,
 * and a search that includes company and address.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTenantTable(
    db,
    'customer_group',
    `id uuid not null,
     name text not null,
     type text not null default 'S',
     created_at timestamptz not null default now(),
     primary key (tenant_id, id),
     unique (tenant_id, name)`,
  );
  await run(
    db,
    // Reads rows of all shops, so row-level security must not apply to the table owner.
    `alter table customer no force row level security`,
    `alter table customer_group no force row level security`,
    `insert into customer_group (tenant_id, id, name)
       select tenant_id, gen_random_uuid(), group_name
         from (select distinct tenant_id, group_name from customer where group_name <> '') as named`,
    `alter table customer_group force row level security`,
    `alter table customer force row level security`,
    `alter table customer
       add check (source in ('COUNTER', 'IMPORT', 'MOBILE_APP', 'GOOGLE_CONTACT', 'WEB')),
       drop column search_text`,
    `alter table customer
       add column search_text text not null generated always as (${foldedColumn(SEARCHED)}) stored`,
    `create index customer_by_group on customer (tenant_id, group_name, last_seen_at desc, id desc)`,
  );
}
