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
import { type Days, invoicesOf, notesOf, selectGstRows } from './rows.ts';

/** A unique sort key for every grouping. */
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

/** A row in its wire shape: fields that it is not grouped by are null. */
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

/** The number of rows on all pages. */
export async function countGst(db: TenantDb, caller: Caller, by: GstGrouping, days: Days): Promise<number> {
  const { count } = await selectGstRows(db, caller, by, days)
    .select(sql<string>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Sums of the invoices themselves. */
const billedSums = (db: TenantDb, caller: Caller, days: Days) =>
  invoicesOf(db, caller, days)
    .select(sql<number>`1`.as('documents'))
    .select(sql<number>`0`.as('notes'))
    .select(
      sql<string>`(select sum(line.taxable) from document_line line
        where line.tenant_id = document.tenant_id and line.document_id = document.id)`.as('taxable'),
    )
    .select(['document.cgst', 'document.sgst', 'document.igst', 'document.gst'])
    .select(['document.roundOff', 'document.total as billed']);

/** Sums of the credit notes, negative. */
const returnedSums = (db: TenantDb, caller: Caller, days: Days) =>
  notesOf(db, caller, days).select([
    sql<number>`0`.as('documents'),
    sql<number>`1`.as('notes'),
    sql<string>`-credit_note.taxable`.as('taxable'),
    sql<string>`-credit_note.cgst`.as('cgst'),
    sql<string>`-credit_note.sgst`.as('sgst'),
    sql<string>`-credit_note.igst`.as('igst'),
    sql<string>`-(credit_note.cgst + credit_note.sgst + credit_note.igst)`.as('gst'),
    sql<string>`-credit_note.round_off`.as('roundOff'),
    sql<string>`-credit_note.total`.as('billed'),
  ]);

/** Invoices less credit notes, in total and by kind of supply. */
export async function sumGst(db: TenantDb, caller: Caller, days: Days) {
  const papers = billedSums(db, caller, days).unionAll(returnedSums(db, caller, days));
  const rows = await db.sql
    .selectFrom(papers.as('paper'))
    .groupBy(sql`grouping sets ((paper.supply), ())`)
    .select('paper.supply')
    .select([
      sql<boolean>`grouping(paper.supply) = 1`.as('isAll'),
      sql<string>`coalesce(sum(paper.documents), 0)`.as('documents'),
      sql<string>`coalesce(sum(paper.notes), 0)`.as('notes'),
      sql<string>`coalesce(-sum(paper.billed) filter (where paper.notes = 1), 0.00)`.as('credited'),
      sql<string>`coalesce(sum(paper.taxable), 0.00)`.as('taxable'),
      sql<string>`coalesce(sum(paper.cgst), 0.00)`.as('cgst'),
      sql<string>`coalesce(sum(paper.sgst), 0.00)`.as('sgst'),
      sql<string>`coalesce(sum(paper.igst), 0.00)`.as('igst'),
      sql<string>`coalesce(sum(paper.taxable + paper.gst), 0.00)`.as('total'),
      sql<string>`coalesce(sum(paper.taxable + paper.gst + paper.round_off - paper.billed), 0.00)`.as(
        'discount',
      ),
      sql<string>`coalesce(sum(paper.round_off), 0.00)`.as('roundOff'),
      sql<string>`coalesce(sum(paper.billed), 0.00)`.as('billed'),
    ])
    .orderBy('paper.supply')
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
    credit_notes: Number(all.notes),
    credited: all.credited,
    by_supply: rows
      .filter(({ isAll }) => !isAll)
      .map((row) => ({ supply: oneOf(GST_SUPPLIES, row.supply), ...sumsOf(row) })),
  };
}
