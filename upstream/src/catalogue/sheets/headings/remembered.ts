import { headingKeys, type ItemKind, type RememberedHeadings, type SheetColumn } from '@galla/domain';
import { sql } from 'kysely';
import type { TenantDb } from '../../../db/tenant.ts';

/** The kind of rows in a sheet. */
export type SheetKind = ItemKind | 'CONTACT';

/**
 * Headings stored per shop and kind of sheet; the oldest are dropped first. Twenty sheets of other programs have fewer.
 */
const MOST_KEPT = 500;
/** Stored characters of a heading. */
const LONGEST = 200;

const keyOf = (heading: string): string => heading.slice(0, LONGEST);

/** What the shop previously matched these headings to. */
export async function rememberedHeadings(db: TenantDb, kind: SheetKind): Promise<RememberedHeadings> {
  const rows = await db.sql
    .selectFrom('sheetHeading')
    .where('tenantId', '=', db.tenantId)
    .where('kind', '=', kind)
    .select(['heading', 'field'])
    .execute();
  return new Map(rows.map(({ heading, field }) => [heading, field]));
}

/** Remembers the matching of a sheet's columns for later sheets with the same headings. */
export async function rememberHeadings(
  db: TenantDb,
  kind: SheetKind,
  columns: readonly SheetColumn[],
  now: Date,
): Promise<void> {
  const { tenantId } = db;
  const keys = headingKeys(columns);
  const rows = columns.flatMap(({ column, field }) => {
    const heading = keys.get(column);
    return heading === undefined ? [] : [{ tenantId, kind, heading: keyOf(heading), field, matchedAt: now }];
  });
  const unique = [...new Map(rows.map((row) => [row.heading, row])).values()];
  if (unique.length === 0) return;
  await db.sql
    .insertInto('sheetHeading')
    // Sorted, so that two concurrent calls do not deadlock.
    .values(unique.toSorted((one, other) => (one.heading < other.heading ? -1 : 1)))
    .onConflict((conflict) =>
      conflict.columns(['tenantId', 'kind', 'heading']).doUpdateSet((is) => ({
        field: is.ref('excluded.field'),
        matchedAt: is.ref('excluded.matchedAt'),
      })),
    )
    .execute();
  await sql`
    delete from sheet_heading
     where tenant_id = ${tenantId} and kind = ${kind} and heading in (
       select heading from sheet_heading where tenant_id = ${tenantId} and kind = ${kind}
        order by matched_at desc, heading offset ${MOST_KEPT})
  `.execute(db.sql);
}
