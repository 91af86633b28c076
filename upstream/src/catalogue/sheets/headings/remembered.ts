import { headingKeys, type ItemKind, type RememberedHeadings, type SheetColumn } from '@galla/domain';
import { sql } from 'kysely';
import type { TenantDb } from '../../../db/tenant.ts';

/** What a sheet is of. */
export type SheetKind = ItemKind | 'CONTACT';

/** Headings that a shop's kind of sheet keeps; the oldest go first. Twenty sheets of other programs have fewer. */
const MOST_KEPT = 500;
/** Characters of a heading that are kept. */
const LONGEST = 200;

const keyOf = (heading: string): string => heading.slice(0, LONGEST);

/** What the shop matched these headings to before. */
export async function rememberedHeadings(db: TenantDb, kind: SheetKind): Promise<RememberedHeadings> {
  const rows = await db.sql
    .selectFrom('sheetHeading')
    .where('tenantId', '=', db.tenantId)
    .where('kind', '=', kind)
    .select(['heading', 'field'])
    .execute();
  return new Map(rows.map(({ heading, field }) => [heading, field]));
}

/** Keeps what the columns of a sheet were matched to, for the next sheet with such headings. */
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
    // In one order, so that two people who match at once do not wait for each other.
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
