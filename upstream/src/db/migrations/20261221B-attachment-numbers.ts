import type { Kysely } from 'kysely';
import { run } from './tenantTable.ts';

/**
 * An attachment keeps its number within its document, which is part of its name: deleting one does not
 * renumber others.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table document_attachment add column number integer check (number > 0)`,
    `update document_attachment as attachment set number = placed.number
       from (select tenant_id, id, row_number() over (partition by tenant_id, document_id order by added_at, id) as number
               from document_attachment) as placed
      where placed.tenant_id = attachment.tenant_id and placed.id = attachment.id`,
    `alter table document_attachment alter column number set not null,
       add constraint document_attachment_number unique (tenant_id, document_id, number)`,
  );
}
