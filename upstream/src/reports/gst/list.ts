import { GST_SUPPLIES, type GstGrouping, quantityText, percentText } from '@galla/domain';
import { sql } from 'kysely';
import type { Static } from 'typebox';
import { basisPointsOf, milliOf } from '../../db/numeric.ts';
import { oneOf } from '../../db/oneOf.ts';
import type { TenantDb } from '../../db/tenant.ts';
import type { Caller } from '../../http/caller.ts';
import { decimalColumn, textColumn } from '../../lists/columns.ts';
import { type PageAsked, pageOf } from '../../lists/page.ts';
import type { GstRow } from './contract.ts';
import { type Days, invoicesOf, selectGstRows } from './rows.ts';

/** What tells every row apart, whatever the rows are grouped by. */
const ORDER = [
  ...['supply', 'gstin', 'place', 'kind', 'hsn'].map((name) => textColumn(`gst.${name}`)),
  decimalColumn('gst.gstPercentage'),
  textColumn('gst.unit'),
];

/** A page of a GST summary: registered buyers first, then by buyer and place, or by code, then by rate. */
export async function listGst(db: TenantDb, caller: Caller, by: GstGrouping, days: Days, asked: PageAsked) {
  const page = pageOf(db, { list: `gst ${by}`, columns: ORDER, direction: 'asc' }, asked);
  const rows = selectGstRows(db, caller, by, days).selectAll('gst');
  return page.answer(await page.of(rows).execute());
}

type GstRecord = Awaited<ReturnType<typeof listGst>>['rows'][number];

/** A row as it stands on the wire: what it does not group by is null. */
export function toGstRow(by: GstGrouping, row: GstRecord): Static<typeof GstRow> {
  const isHsn = by === 'HSN';
  const isParty = by === 'PARTY';
  const { taxable, cgst, sgst, igst, total } = row;
  return {
    supply: oneOf(GST_SUPPLIES, row.supply),
    gst_percentage: percentText(basisPointsOf(row.gstPercentage)),
    hsn: isHsn ? row.hsn : null,
    kind: isHsn ? oneOf(['PRODUCT', 'SERVICE'], row.kind) : null,
    unit: isHsn ? row.unit : null,
    quantity: isHsn ? quantityText(milliOf(row.quantity)) : null,
    gstin: isParty ? row.gstin : null,
    name: isParty ? (row.gstin === '' ? '' : row.name) : null,
    place_of_supply: isParty ? row.place : null,
    documents: Number(row.documents),
    taxable,
    cgst,
    sgst,
    igst,
    total,
  };
}

/** How many rows there are, on all pages. */
export async function countGst(db: TenantDb, caller: Caller, by: GstGrouping, days: Days): Promise<number> {
  const { count } = await selectGstRows(db, caller, by, days)
    .select(sql<string>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** What the invoices themselves say, in all and by kind of supply. */
export async function sumGst(db: TenantDb, caller: Caller, days: Days) {
  const documents = invoicesOf(db, caller, days)
    .select(['document.cgst', 'document.sgst', 'document.igst', 'document.gst'])
    .select(['document.roundOff', 'document.total as billed'])
    .select(
      sql<string>`(select sum(line.taxable) from document_line line
        where line.tenant_id = document.tenant_id and line.document_id = document.id)`.as('taxable'),
    );
  const rows = await db.sql
    .selectFrom(documents.as('invoice'))
    .groupBy(sql`grouping sets ((invoice.supply), ())`)
    .select('invoice.supply')
    .select([
      sql<boolean>`grouping(invoice.supply) = 1`.as('isAll'),
      sql<string>`count(*)`.as('documents'),
      sql<string>`coalesce(sum(invoice.taxable), 0.00)`.as('taxable'),
      sql<string>`coalesce(sum(invoice.cgst), 0.00)`.as('cgst'),
      sql<string>`coalesce(sum(invoice.sgst), 0.00)`.as('sgst'),
      sql<string>`coalesce(sum(invoice.igst), 0.00)`.as('igst'),
      sql<string>`coalesce(sum(invoice.taxable + invoice.gst), 0.00)`.as('total'),
      sql<string>`coalesce(sum(invoice.taxable + invoice.gst + invoice.round_off - invoice.billed), 0.00)`.as(
        'discount',
      ),
      sql<string>`coalesce(sum(invoice.round_off), 0.00)`.as('roundOff'),
      sql<string>`coalesce(sum(invoice.billed), 0.00)`.as('billed'),
    ])
    .orderBy('invoice.supply')
    .execute();
  const sumsOf = ({ documents: count, taxable, cgst, sgst, igst, total }: (typeof rows)[number]) => ({
    documents: Number(count),
    taxable,
    cgst,
    sgst,
    igst,
    total,
  });
  const all = rows.find(({ isAll }) => isAll);
  if (!all) throw new Error('Sums over nothing are a row, too');
  return {
    ...sumsOf(all),
    discount: all.discount,
    round_off: all.roundOff,
    billed: all.billed,
    by_supply: rows
      .filter(({ isAll }) => !isAll)
      .map((row) => ({ supply: oneOf(GST_SUPPLIES, row.supply), ...sumsOf(row) })),
  };
}
