import { naturalKey } from '@galla/domain';
import { type Kysely, sql } from 'kysely';
import { run } from './tenantTable.ts';

interface Titled {
  tenant: string;
  id: string;
  title: string;
}

const AT_ONCE = 1000;

/** Computes the keys of all existing items. */
async function fill(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<Titled>`select tenant_id as tenant, id, title from catalogue_item`.execute(db);
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const some = rows.slice(from, from + AT_ONCE);
    await sql`
      update catalogue_item set sort_key = keyed.key
        from unnest(${some.map(({ tenant }) => tenant)}::uuid[], ${some.map(({ id }) => id)}::uuid[],
                    ${some.map(({ title }) => naturalKey(title))}::text[]) as keyed(tenant, id, key)
       where catalogue_item.tenant_id = keyed.tenant and catalogue_item.id = keyed.id
    `.execute(db);
  }
}

/**
 * Sort key of lists by title: the natural order defined in domain, for which no collation exists ("250 g"
 * before "1 kg", S before XL).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table catalogue_item add column sort_key text collate "C" not null default ''`,
    // Updates rows of all shops, so row-level security must not apply to the table owner.
    `alter table catalogue_item no force row level security`,
  );
  await fill(db);
  await run(
    db,
    `alter table catalogue_item force row level security`,
    `drop index catalogue_item_by_title`,
    `drop index catalogue_item_by_category`,
    `create index catalogue_item_by_title on catalogue_item (tenant_id, kind, sort_key, id)
       where deleted_at is null`,
    `create index catalogue_item_by_category on catalogue_item (tenant_id, kind, category, sort_key, id)
       where deleted_at is null`,
  );
}
