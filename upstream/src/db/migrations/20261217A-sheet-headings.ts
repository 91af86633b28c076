import type { Kysely } from 'kysely';
import { createTenantTable, run } from './tenantTable.ts';

/**
 * Sheets with headings of other programs (ADR 68): how the columns of an uploaded sheet were matched, and the
 * shop's matchings for later sheets. `heading` is the normalized text; `field` is null for an ignored
 * heading.
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
