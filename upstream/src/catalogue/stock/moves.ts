import { type InferResult, sql } from 'kysely';
import type { TenantDb } from '../../db/tenant.ts';
import { idColumn, instantColumn } from '../../lists/columns.ts';
import { type ListOrder, type Page, type PageAsked, pageOf, type PageRows } from '../../lists/page.ts';
import type { Place } from './place.ts';

/** The movements of a place, each with what was left after it. */
function movesOf(db: TenantDb, { itemId, variantId }: Place) {
  return db.sql
    .selectFrom('stockMove')
    .where('tenantId', '=', db.tenantId)
    .where('itemId', '=', itemId)
    .$if(variantId !== undefined, (moves) => moves.where('variantId', '=', variantId ?? ''))
    .select(['id', 'variantId', 'documentId', 'staffId', 'reason', 'correctionReason', 'note', 'createdAt'])
    .select([
      sql<string>`trim_scale(quantity)`.as('quantity'),
      sql<string>`trim_scale(sum(quantity) over (order by created_at, id))`.as('balance'),
    ]);
}

/** A page of the movements, newest first, with the number of the bill, the variant and the person of each. */
function selectMoves(db: TenantDb, place: Place, page: Page) {
  return db.sql
    .with('move', () => page.of(db.sql.selectFrom(movesOf(db, place).as('own')).selectAll('own')))
    .selectFrom('move')
    .leftJoin('catalogueVariant as variant', (join) =>
      join.on('variant.tenantId', '=', db.tenantId).onRef('variant.id', '=', 'move.variantId'),
    )
    .leftJoin('document', (join) =>
      join.on('document.tenantId', '=', db.tenantId).onRef('document.id', '=', 'move.documentId'),
    )
    .leftJoin('staff', (join) =>
      join.on('staff.tenantId', '=', db.tenantId).onRef('staff.id', '=', 'move.staffId'),
    )
    .selectAll('move')
    .select(['variant.sku', 'document.number', 'staff.firstName', 'staff.lastName'])
    .orderBy('move.createdAt', 'desc')
    .orderBy('move.id', 'desc');
}

export type MoveRow = InferResult<ReturnType<typeof selectMoves>>[number];

/** How many movements a place has had. */
export async function countMoves(db: TenantDb, { itemId, variantId }: Place): Promise<number> {
  const { total } = await db.sql
    .selectFrom('stockMove')
    .where('tenantId', '=', db.tenantId)
    .where('itemId', '=', itemId)
    .$if(variantId !== undefined, (moves) => moves.where('variantId', '=', variantId ?? ''))
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

const NEWEST_FIRST: ListOrder = {
  list: 'stock moves',
  columns: [instantColumn('own.created_at'), idColumn('own.id')],
  direction: 'desc',
};

/** A page of the movements of a product or variant, newest first. */
export async function listMoves(db: TenantDb, place: Place, asked: PageAsked): Promise<PageRows<MoveRow>> {
  const page = pageOf(db, NEWEST_FIRST, asked);
  return page.answer(await selectMoves(db, place, page).execute());
}
