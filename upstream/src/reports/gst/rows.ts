import type { Day, GstGrouping } from '@galla/domain';
import { type RawBuilder, sql } from 'kysely';
import { ownDocuments } from '../../billing/index.ts';
import type { TenantDb } from '../../db/tenant.ts';
import type { Caller } from '../../http/caller.ts';

/** The shop's days, inclusive. */
export interface Days {
  from: Day | undefined;
  to: Day | undefined;
}

/** domain's `gstSupply` in SQL, for grouping. */
const SUPPLY = sql<string>`case when document.registration <> 'REGULAR' then document.registration
  when coalesce(document.customer_gstin, '') <> '' then 'B2B' else 'B2C' end`;

type Key = 'hsn' | 'kind' | 'unit' | 'gstin' | 'place';
const NOT_ASKED = sql<string>`''::text`;

/** Columns that the rows are grouped by, in addition to kind of supply and rate. */
const KEYS: Readonly<Record<GstGrouping, Partial<Record<Key, RawBuilder<string>>>>> = {
  RATE: {},
  HSN: {
    hsn: sql`coalesce(document_line.hsn, '')`,
    kind: sql`document_line.kind`,
    unit: sql`document_line.unit`,
  },
  PARTY: {
    gstin: sql`coalesce(document.customer_gstin, '')`,
    place: sql`coalesce(document.place_of_supply, '')`,
  },
};

/** Valid invoices of these days that the caller may see. */
export function invoicesOf(db: TenantDb, caller: Caller, { from, to }: Days) {
  return db.sql
    .selectFrom('document')
    .where('document.tenantId', '=', db.tenantId)
    .where('document.type', '=', 'INVOICE')
    .where('document.canceledAt', 'is', null)
    .where(ownDocuments(caller))
    .$if(from !== undefined, (rows) => rows.where('document.issuedOn', '>=', from ?? ''))
    .$if(to !== undefined, (rows) => rows.where('document.issuedOn', '<=', to ?? ''))
    .select(SUPPLY.as('supply'));
}

/** Credit notes of these days with their invoices of any day (CGST Act 2017, section 34(2)). */
export function notesOf(db: TenantDb, caller: Caller, { from, to }: Days) {
  return db.sql
    .selectFrom('creditNote')
    .innerJoin('document', (join) =>
      join
        .onRef('document.tenantId', '=', 'creditNote.tenantId')
        .onRef('document.id', '=', 'creditNote.documentId'),
    )
    .where('creditNote.tenantId', '=', db.tenantId)
    .where((row) => ownDocuments(caller)(row as never))
    .$if(from !== undefined, (rows) => rows.where('creditNote.issuedOn', '>=', from ?? ''))
    .$if(to !== undefined, (rows) => rows.where('creditNote.issuedOn', '<=', to ?? ''))
    .select(SUPPLY.as('supply'));
}

/** Grouping columns of a sold or returned line. */
const keysOf = (by: GstGrouping) => {
  const keys = KEYS[by];
  return [
    (keys.hsn ?? NOT_ASKED).as('hsn'),
    (keys.kind ?? NOT_ASKED).as('kind'),
    (keys.unit ?? NOT_ASKED).as('unit'),
    (keys.gstin ?? NOT_ASKED).as('gstin'),
    (keys.place ?? NOT_ASKED).as('place'),
  ] as const;
};

const soldLines = (db: TenantDb, caller: Caller, by: GstGrouping, days: Days) =>
  invoicesOf(db, caller, days)
    .innerJoin('documentLine', (join) =>
      join
        .onRef('documentLine.tenantId', '=', 'document.tenantId')
        .onRef('documentLine.documentId', '=', 'document.id'),
    )
    .select(sql<string | null>`document.id`.as('invoiceId'))
    .select(['document.id', 'document.issuedAt', 'document.customerName'])
    .select(['documentLine.gstPercentage', 'documentLine.quantity', 'documentLine.taxable'])
    .select(['documentLine.cgst', 'documentLine.sgst', 'documentLine.igst', 'documentLine.total'])
    .select(keysOf(by));

/** Returned lines, negative. A discount after tax does not reduce the taxable value of returns either. */
const returnedLines = (db: TenantDb, caller: Caller, by: GstGrouping, days: Days) =>
  notesOf(db, caller, days)
    .innerJoin('creditNoteLine as back', (join) =>
      join
        .onRef('back.tenantId', '=', 'creditNote.tenantId')
        .onRef('back.creditNoteId', '=', 'creditNote.id'),
    )
    .innerJoin('documentLine', (join) =>
      join.onRef('documentLine.tenantId', '=', 'back.tenantId').onRef('documentLine.id', '=', 'back.lineId'),
    )
    .select(sql<string | null>`null::uuid`.as('invoiceId'))
    .select(['document.id', 'document.issuedAt', 'document.customerName'])
    .select('documentLine.gstPercentage')
    .select([
      sql<string>`-back.quantity`.as('quantity'),
      sql<string>`-back.taxable`.as('taxable'),
      sql<string>`-back.cgst`.as('cgst'),
      sql<string>`-back.sgst`.as('sgst'),
      sql<string>`-back.igst`.as('igst'),
      sql<string>`-(back.taxable + back.cgst + back.sgst + back.igst)`.as('total'),
    ])
    .select(keysOf(by));

/** Lines of the invoices less returns of these days, summed by group. */
export function selectGstRows(db: TenantDb, caller: Caller, by: GstGrouping, days: Days) {
  const lines = soldLines(db, caller, by, days).unionAll(returnedLines(db, caller, by, days));
  const grouped = db.sql
    .selectFrom(lines.as('line'))
    .groupBy(['supply', 'gstPercentage', 'hsn', 'kind', 'unit', 'gstin', 'place'])
    .select(['supply', 'gstPercentage', 'hsn', 'kind', 'unit', 'gstin', 'place'])
    .select([
      sql<string>`count(distinct line.invoice_id)`.as('documents'),
      sql<string>`(array_agg(line.customer_name order by line.issued_at desc, line.id))[1]`.as('name'),
      sql<string>`sum(line.quantity)`.as('quantity'),
      sql<string>`sum(line.taxable)`.as('taxable'),
      sql<string>`sum(line.cgst)`.as('cgst'),
      sql<string>`sum(line.sgst)`.as('sgst'),
      sql<string>`sum(line.igst)`.as('igst'),
      sql<string>`sum(line.total)`.as('total'),
    ]);
  return db.sql.selectFrom(grouped.as('gst'));
}
