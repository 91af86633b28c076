import { type InferResult, sql } from 'kysely';
import type { TenantDb } from '../../db/tenant.ts';
import type { Place } from './place.ts';

/** The movements of a place, each with what was left after it and with how many there are in all. */
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
      sql<string>`count(*) over ()`.as('total'),
    ]);
}

/** A page of the movements, newest first, with the number of the bill, the variant and the person of each. */
function selectMoves(db: TenantDb, place: Place, page: { limit: number; offset: number }) {
  return db.sql
    .with('move', () =>
      movesOf(db, place)
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .limit(page.limit)
        .offset(page.offset),
    )
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
async function countMoves(db: TenantDb, place: Place): Promise<number> {
  const { total } = await db.sql
    .selectFrom(movesOf(db, place).as('move'))
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** A page of the movements of a product or variant, newest first, and how many there are. */
export async function listMoves(
  db: TenantDb,
  place: Place,
  page: { limit: number; offset: number },
): Promise<{ rows: MoveRow[]; total: number }> {
  const rows = await selectMoves(db, place, page).execute();
  const [first] = rows;
  // Behind the last page no row tells how many there are.
  return { rows, total: first ? Number(first.total) : await countMoves(db, place) };
}
