import type { Day, GstGrouping } from '@galla/domain';
import { type RawBuilder, sql } from 'kysely';
import { ownDocuments } from '../../billing/index.ts';
import type { TenantDb } from '../../db/tenant.ts';
import type { Caller } from '../../http/caller.ts';

/** Days of the shop, both included. */
export interface Days {
  from: Day | undefined;
  to: Day | undefined;
}

/** The same rule as domain's `gstSupply`, for the database to group by. */
const SUPPLY = sql<string>`case when document.registration <> 'REGULAR' then document.registration
  when coalesce(document.customer_gstin, '') <> '' then 'B2B' else 'B2C' end`;

type Key = 'hsn' | 'kind' | 'unit' | 'gstin' | 'place';
const NOT_ASKED = sql<string>`''::text`;

/** What the rows tell apart, besides kind of supply and rate. */
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

/** The invoices that stand, of these days, that the caller may see. */
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

/** The lines of those invoices, as sums of what a grouping tells apart. */
export function selectGstRows(db: TenantDb, caller: Caller, by: GstGrouping, days: Days) {
  const keys = KEYS[by];
  const lines = invoicesOf(db, caller, days)
    .innerJoin('documentLine', (join) =>
      join
        .onRef('documentLine.tenantId', '=', 'document.tenantId')
        .onRef('documentLine.documentId', '=', 'document.id'),
    )
    .select(['document.id', 'document.issuedAt', 'document.customerName', 'document.customerGstin'])
    .select(['documentLine.gstPercentage', 'documentLine.quantity', 'documentLine.taxable'])
    .select(['documentLine.cgst', 'documentLine.sgst', 'documentLine.igst', 'documentLine.total'])
    .select([
      (keys.hsn ?? NOT_ASKED).as('hsn'),
      (keys.kind ?? NOT_ASKED).as('kind'),
      (keys.unit ?? NOT_ASKED).as('unit'),
      (keys.gstin ?? NOT_ASKED).as('gstin'),
      (keys.place ?? NOT_ASKED).as('place'),
    ]);
  const grouped = db.sql
    .selectFrom(lines.as('line'))
    .groupBy(['supply', 'gstPercentage', 'hsn', 'kind', 'unit', 'gstin', 'place'])
    .select(['supply', 'gstPercentage', 'hsn', 'kind', 'unit', 'gstin', 'place'])
    .select([
      sql<string>`count(distinct line.id)`.as('documents'),
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
