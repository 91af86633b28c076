import type { Kysely } from 'kysely';
import { run } from './tenantTable.ts';

/** Identifies a line of a document: returns and orders refer to lines, whose positions can change. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table document_line add column id uuid not null default gen_random_uuid()`,
    `create unique index document_line_by_id on document_line (tenant_id, id)`,
  );
}
