import type { ItemKind, SellerView } from '@galla/domain';
import { sql } from 'kysely';
import type { TenantDb } from '../../db/tenant.ts';
import type { Caller } from '../../http/caller.ts';
import { type Days, invoicesOf, notesOf } from '../gst/rows.ts';

/** Filter and order of the items. */
export interface SellerFilter extends Days {
  view: SellerView;
  kind: ItemKind | undefined;
}

/** Goods returned damaged cost the shop as much as sold ones. */
const returnedCost = sql<string | null>`case when document_line.unit_cost is null then null
  when back.condition = 'DAMAGED' then 0 else -document_line.unit_cost * back.quantity end`;

/**
 * The part of the line's amount that a note takes back, computed cumulatively so that all notes of a line add up to the
 * whole.
 */
const returnedNet = sql<string>`(
  select round(document_line.earning_amount * earlier.quantity / document_line.quantity, 2)
       - round(document_line.earning_amount * (earlier.quantity + back.quantity) / document_line.quantity, 2)
    from (
      select coalesce(sum(other.quantity), 0) as quantity
        from credit_note_line other
        join credit_note note on note.tenant_id = other.tenant_id and note.id = other.credit_note_id
       where other.tenant_id = back.tenant_id and other.line_id = back.line_id
         and (note.issued_at, note.id) < (credit_note.issued_at, credit_note.id)) as earlier)`;

/** Net quantities and amounts sold per item on these days, for bills that the caller may see. */
function selectSold(db: TenantDb, caller: Caller, days: Days) {
  const sold = invoicesOf(db, caller, days)
    .innerJoin('documentLine', (join) =>
      join
        .onRef('documentLine.tenantId', '=', 'document.tenantId')
        .onRef('documentLine.documentId', '=', 'document.id'),
    )
    // Work of an order in pieces is not an item.
    .where('documentLine.itemId', 'is not', null)
    .select(sql<string | null>`document.id`.as('bill'))
    .select(['documentLine.itemId', 'documentLine.quantity', 'documentLine.taxable'])
    .select([
      sql<string | null>`document_line.unit_cost * document_line.quantity`.as('cost'),
      sql<string>`document_line.earning_amount`.as('net'),
    ]);
  const returned = notesOf(db, caller, days)
    .innerJoin('creditNoteLine as back', (join) =>
      join
        .onRef('back.tenantId', '=', 'creditNote.tenantId')
        .onRef('back.creditNoteId', '=', 'creditNote.id'),
    )
    .innerJoin('documentLine', (join) =>
      join.onRef('documentLine.tenantId', '=', 'back.tenantId').onRef('documentLine.id', '=', 'back.lineId'),
    )
    .where('documentLine.itemId', 'is not', null)
    .select(sql<string | null>`null::uuid`.as('bill'))
    .select('documentLine.itemId')
    .select([sql<string>`-back.quantity`.as('quantity'), sql<string>`-back.taxable`.as('taxable')])
    .select([returnedCost.as('cost'), returnedNet.as('net')]);
  return db.sql
    .selectFrom(sold.unionAll(returned).as('line'))
    .groupBy('line.itemId')
    .select('line.itemId')
    .select([
      sql<string>`sum(line.quantity)`.as('quantity'),
      sql<string>`sum(line.taxable)`.as('amount'),
      sql<string>`count(distinct line.bill)`.as('bills'),
      // Sales without a known cost have no profit.
      sql<string | null>`round(sum(line.net - line.cost), 2)`.as('profit'),
    ]);
}

/** The sum over the variants of an item; for an item without variants its own value. */
const stockOf = (ofVariant: string, own: string) => sql<string | null>`case
  when not item.is_inventory or item.kind <> 'PRODUCT' then null
  when item.has_variants then (
    select coalesce(sum(${sql.raw(ofVariant)}), 0) from catalogue_variant variant
    where variant.tenant_id = item.tenant_id and variant.item_id = item.id and variant.deleted_at is null)
  else ${sql.raw(own)} end`;

const QUANTITY = stockOf('variant.available_quantity', 'item.available_quantity');
const VALUE = stockOf(
  'round(variant.available_quantity * variant.sell_price, 2)',
  'round(item.available_quantity * coalesce(item.price, 0), 2)',
);

/** The matching items, each with sales and stock. */
export function selectSellers(db: TenantDb, caller: Caller, { view, kind, ...days }: SellerFilter) {
  const items = db.sql
    .selectFrom('catalogueItem as item')
    .leftJoin(selectSold(db, caller, days).as('sold'), (join) => join.onRef('sold.itemId', '=', 'item.id'))
    .where('item.tenantId', '=', db.tenantId)
    .$if(kind !== undefined, (rows) => rows.where('item.kind', '=', kind ?? ''))
    .$if(view === 'SLOW', (rows) =>
      rows
        .where('item.deletedAt', 'is', null)
        .where(sql<boolean>`coalesce(sold.quantity, 0) <= 0`)
        .where(sql<boolean>`${QUANTITY} > 0`),
    )
    .$if(view !== 'SLOW', (rows) => rows.where('sold.quantity', '>', '0'))
    .select(['item.id', 'item.title', 'item.kind', 'item.category', 'item.unit'])
    .select([
      sql<string>`coalesce(sold.quantity, 0)`.as('quantity'),
      sql<string>`coalesce(sold.amount, 0.00)`.as('amount'),
      sql<string>`coalesce(sold.bills, 0)`.as('bills'),
      sql<string | null>`sold.profit`.as('profit'),
      QUANTITY.as('stock'),
      VALUE.as('value'),
    ]);
  return db.sql.selectFrom(items.as('sellers'));
}
