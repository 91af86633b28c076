import { naturalKey } from '@galla/domain';
import { type Kysely, sql } from 'kysely';
import { run } from './tenantTable.ts';

interface Titled {
  tenant: string;
  id: string;
  title: string;
}

const AT_ONCE = 1000;

/** Writes the keys of all items that are there. */
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
 * What lists by title sort by: the natural order of domain, which no collation has ("250 g" before "1 kg", S before XL).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table catalogue_item add column sort_key text collate "C" not null default ''`,
    // The rows of every shop are filled, for which row security must let the owner of the tables see them.
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
