import { type ItemDraft, type PlannedRow, quantityText, formatMessage } from '@galla/domain';
import { type ExpressionBuilder, sql } from 'kysely';
import { newId } from '../../../db/id.ts';
import type { TenantDb, TenantTables } from '../../../db/tenant.ts';
import { type Correction, type Move, writeMoves } from '../../stock/writeMove.ts';
import { columnsOf } from '../../store/draft.ts';
import type { Writer } from '../../store/write.ts';

/** The author of an import, and the sheet. */
export interface SheetWriter extends Writer {
  fileName: string;
}

/** An item with its stock before and after. */
interface Stocked {
  id: string;
  draft: ItemDraft;
  /** New stock. */
  after: number;
  /** Current stock. */
  before: number;
}

function rowOf(db: TenantDb, { id, draft, after }: Stocked, { now }: Writer) {
  return {
    tenantId: db.tenantId,
    id,
    ...columnsOf(draft),
    availableQuantity: quantityText(after),
    createdAt: now,
    updatedAt: now,
  };
}

const movesOf = (items: readonly Stocked[], kind: Move['kind'], why: Correction = {}): Move[] =>
  items.map(({ id, before, after }) => ({ kind, itemId: id, quantity: after - before, ...why }));

/** A sheet gives no reason per row; the history names the sheet instead. */
const correctionBy = (fileName: string): Correction => ({
  reason: 'OTHER',
  note: formatMessage('stock.imported', { file: fileName }),
});

/** Adds the items of rows, each with its opening stock, in two statements. */
export async function addItems(db: TenantDb, rows: readonly PlannedRow[], by: Writer): Promise<void> {
  const items = rows.flatMap(({ draft }): Stocked[] => {
    if (!draft) return [];
    const counts = draft.isInventory && !draft.hasVariants;
    return [{ id: newId(), draft, before: 0, after: counts ? (draft.available ?? 0) : 0 }];
  });
  if (items.length === 0) return;
  await db.sql
    .insertInto('catalogueItem')
    .values(items.map((item) => rowOf(db, item, by)))
    .execute();
  await writeMoves(db, movesOf(items, 'OPENING'), by);
}

type Excluded = ExpressionBuilder<TenantTables & { excluded: TenantTables['catalogueItem'] }, 'excluded'>;

/** Updates the items of rows, which are locked, and corrects their stock, in a fixed number of statements. */
export async function changeItems(db: TenantDb, rows: readonly PlannedRow[], by: SheetWriter): Promise<void> {
  const items = rows.flatMap(({ itemId, draft, before }): (Stocked & { was: ItemDraft })[] => {
    if (itemId === undefined || !draft || !before) return [];
    const there = before.available ?? 0;
    // The stock of a product with variants is the sum of its variants.
    const after = draft.hasVariants ? 0 : (draft.available ?? there);
    return [{ id: itemId, draft, was: before, before: there, after }];
  });
  const [first] = items;
  if (!first) return;
  const columns = [...Object.keys(columnsOf(first.draft)), 'availableQuantity', 'updatedAt'];
  await db.sql
    .insertInto('catalogueItem')
    .values(items.map((item) => rowOf(db, item, by)))
    // The rows exist, so the upsert only updates: one statement for many rows.
    .onConflict((conflict) =>
      conflict
        .columns(['tenantId', 'id'])
        .doUpdateSet((is) =>
          Object.fromEntries(
            columns.map((column) => [
              column,
              (is as unknown as Excluded).ref(`excluded.${column}` as 'excluded.id'),
            ]),
          ),
        ),
    )
    .execute();
  await writeMoves(db, movesOf(items, 'CORRECTION', correctionBy(by.fileName)), by);
  await rateVariants(db, items);
}

/** Applies an item's new rate to those of its variants that had the old one. */
async function rateVariants(db: TenantDb, items: readonly (Stocked & { was: ItemDraft })[]): Promise<void> {
  const rated = items.filter(({ draft, was }) => draft.gst !== was.gst);
  if (rated.length === 0) return;
  const ids = rated.map(({ id }) => id);
  const before = rated.map(({ was }) => columnsOf(was).gstPercentage);
  const after = rated.map(({ draft }) => columnsOf(draft).gstPercentage);
  await sql`
    update catalogue_variant as variant set gst_percentage = item.after
      from unnest(${ids}::uuid[], ${before}::numeric[], ${after}::numeric[]) as item (id, before, after)
     where variant.tenant_id = ${db.tenantId} and variant.item_id = item.id
       and variant.gst_percentage = item.before
  `.execute(db.sql);
}
