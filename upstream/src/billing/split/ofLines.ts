import { boundsOfParts, type CommissionPart, linePartsOfOtherSeller } from '@galla/domain';
import { sql } from 'kysely';
import type { TenantDb } from '../../db/tenant.ts';
import type { Sharing } from './write.ts';

/** Commission parts of the lines that are not shared like their document, by line id; people in order. */
type PartsOfLines = ReadonlyMap<string, CommissionPart[]>;

interface Row {
  lineId: string;
  employee: string;
  percent: number;
}

const byLine = (rows: readonly Row[]): PartsOfLines => {
  const lines = new Map<string, CommissionPart[]>();
  for (const { lineId, employee, percent } of rows)
    lines.set(lineId, [...(lines.get(lineId) ?? []), { employee, percent }]);
  return lines;
};

/** The commission parts of single lines of a document. */
export async function partsOfLines(db: TenantDb, documentId: string): Promise<PartsOfLines> {
  const rows = await db.sql
    .selectFrom('documentLineSplit')
    .where('tenantId', '=', db.tenantId)
    .where('documentId', '=', documentId)
    .select(['lineId', 'employeeId as employee', sql<number>`upper - lower`.as('percent')])
    .orderBy('lineId')
    .orderBy('lower')
    .execute();
  return byLine(rows);
}

/** Removes the parts of these lines, so that they are shared like their document. */
export async function clearLines(db: TenantDb, lineIds: readonly string[]): Promise<void> {
  if (lineIds.length === 0) return;
  await db.sql
    .deleteFrom('documentLineSplit')
    .where('tenantId', '=', db.tenantId)
    .where('lineId', 'in', lineIds)
    .execute();
}

/** Replaces the parts of lines; an empty list makes a line shared like its document. */
export async function writeLines(
  db: TenantDb,
  documentId: string,
  lines: PartsOfLines,
  { staffId, now }: Sharing,
): Promise<void> {
  await clearLines(db, [...lines.keys()]);
  const rows = [...lines].flatMap(([lineId, parts]) =>
    boundsOfParts(parts).map(({ employee, lower, upper }) => ({
      tenantId: db.tenantId,
      documentId,
      lineId,
      employeeId: employee,
      lower,
      upper,
      setBy: staffId,
      setAt: now,
    })),
  );
  if (rows.length > 0) await db.sql.insertInto('documentLineSplit').values(rows).execute();
}

interface Sellers {
  before: string | null;
  after: string | null;
}

function moved(lines: PartsOfLines, { before, after }: Sellers): PartsOfLines {
  if (before === null || after === null || before === after) return lines;
  return new Map(
    Array.from(lines, ([line, parts]) => [line, linePartsOfOtherSeller(parts, { before, after })]),
  );
}

/** After a document changed its seller: the new seller takes over the previous seller's parts, line by line. */
export async function followSellerOnLines(
  db: TenantDb,
  documentId: string,
  sellers: Sellers,
  sharing: Sharing,
): Promise<void> {
  if (sellers.before === null || sellers.after === null || sellers.before === sellers.after) return;
  const lines = await partsOfLines(db, documentId);
  if (lines.size > 0) await writeLines(db, documentId, moved(lines, sellers), sharing);
}

/**
 * The parts of a document's lines, mapped to the lines of the document made from it: lines match by item and variant,
 * in order.
 */
async function partsThere(db: TenantDb, from: string, to: string): Promise<PartsOfLines> {
  const { rows } = await sql<Row>`
    with line as (
      select id, document_id, item_id, variant_id,
             row_number() over (partition by document_id, item_id, variant_id order by position) as nth
        from document_line where tenant_id = ${db.tenantId} and document_id in (${from}, ${to}))
    select there.id as line_id, shared.employee_id as employee, shared.upper - shared.lower as percent
      from document_line_split shared
      join line here on here.id = shared.line_id
      join line there on there.document_id = ${to} and there.item_id = here.item_id
        and there.variant_id is not distinct from here.variant_id and there.nth = here.nth
     where shared.tenant_id = ${db.tenantId} and shared.document_id = ${from}
     order by there.id, shared.lower`.execute(db.sql);
  return byLine(rows);
}

/** Copies the parts of lines to the document made from it, following `followSellerOnLines`. */
export async function takeOverLines(
  db: TenantDb,
  from: string,
  to: string,
  sellers: Sellers,
  sharing: Sharing,
): Promise<void> {
  const lines = await partsThere(db, from, to);
  if (lines.size > 0) await writeLines(db, to, moved(lines, sellers), sharing);
}
