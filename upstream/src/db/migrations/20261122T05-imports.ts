import type { Kysely } from 'kysely';
import { createTenantTable, run } from './tenantTable.ts';

/**
 * Uploaded spreadsheets and their parsed rows, kept until the import is run or for one day. The file itself
 * is kept as long, so that it can be returned with its errors marked.
 *
 * `rows_done` and `canceled_at` are written outside the transaction of the import, so that they are visible
 * while it runs.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTenantTable(
    db,
    'catalogue_import',
    `id uuid not null,
     staff_id uuid not null,
     kind text not null check (kind in ('PRODUCT', 'SERVICE')),
     file_name text not null,
     content bytea,
     sheet jsonb,
     state text not null default 'READY' check (state in ('READY', 'DONE')),
     rows_done integer not null default 0,
     canceled_at timestamptz,
     added integer not null default 0,
     changed integer not null default 0,
     unchanged integer not null default 0,
     created_at timestamptz not null,
     done_at timestamptz,
     primary key (tenant_id, id)`,
  );
  await run(db, `create index catalogue_import_by_age on catalogue_import (tenant_id, created_at)`);
}
