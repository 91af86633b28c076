import type { Kysely } from 'kysely';
import { createTenantTable, run } from './tenantTable.ts';

/**
 * Sheets with headings of other programs: what each column of a sent one was matched to, and what the shop matches such
 * headings to from then on (ADR 68). `heading` is its words; `field` is null for a heading that is left out.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, `alter table catalogue_import add column matching jsonb`);
  await createTenantTable(
    db,
    'sheet_heading',
    `kind text not null check (kind in ('PRODUCT', 'SERVICE', 'CONTACT')),
     heading text not null,
     field text,
     matched_at timestamptz not null,
     primary key (tenant_id, kind, heading)`,
  );
}
