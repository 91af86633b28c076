import type { TenantDb } from '../../db/tenant.ts';
import type { Static } from 'typebox';
import type { AlteredBy, Alters } from './schemas.ts';

/** Who worked on a piece at which stage, as stored. */
export interface SewnBy {
  stage: string;
  employeeId: string;
  name: string;
}

/** The alterations that these items are, and the alterations of their pieces. */
async function select(db: TenantDb, itemIds: readonly string[]) {
  const { sql, tenantId } = db;
  return sql
    .selectFrom('boutiqueAlteration as alteration')
    .innerJoin('boutiqueOrder as order', (join) =>
      join.onRef('order.tenantId', '=', 'alteration.tenantId').onRef('order.id', '=', 'alteration.orderId'),
    )
    .innerJoin('boutiquePiece as piece', (join) =>
      join.onRef('piece.tenantId', '=', 'alteration.tenantId').onRef('piece.id', '=', 'alteration.pieceId'),
    )
    .innerJoin('boutiqueOrderItem as original', (join) =>
      join.onRef('original.tenantId', '=', 'piece.tenantId').onRef('original.id', '=', 'piece.itemId'),
    )
    .innerJoin('boutiqueOrder as first', (join) =>
      join.onRef('first.tenantId', '=', 'piece.tenantId').onRef('first.id', '=', 'piece.orderId'),
    )
    .where('alteration.tenantId', '=', tenantId)
    .where((where) =>
      where.or([where('alteration.itemId', 'in', itemIds), where('piece.itemId', 'in', itemIds)]),
    )
    .select(['alteration.itemId', 'alteration.orderId', 'alteration.pieceId', 'alteration.cause'])
    .select(['alteration.sewnBy', 'alteration.createdAt', 'order.number', 'piece.number as pieceNumber'])
    .select(['piece.orderId as firstId', 'first.number as firstNumber', 'original.code'])
    .orderBy('alteration.createdAt')
    .execute();
}

type Row = Awaited<ReturnType<typeof select>>[number];

const toAlters = (row: Row): Static<typeof Alters> => ({
  piece_id: row.pieceId,
  piece_number: row.pieceNumber,
  order_id: row.firstId,
  order_no: row.firstNumber,
  item_key: row.code,
  cause: row.cause,
  sewn_by: (row.sewnBy as unknown as SewnBy[]).map(({ stage, employeeId, name }) => ({
    stage,
    employee_id: employeeId,
    full_name: name,
  })),
});

const toAlteredBy = (row: Row): Static<typeof AlteredBy> => ({
  order_id: row.orderId,
  order_no: row.number,
  cause: row.cause,
  created_at: row.createdAt.toISOString(),
});

/** The altered piece of each item, and the alterations of each piece. */
export async function alterationsOf(db: TenantDb, itemIds: readonly string[]) {
  const rows = itemIds.length === 0 ? [] : await select(db, itemIds);
  return {
    alters: new Map(rows.map((row) => [row.itemId, toAlters(row)])),
    alteredBy: (pieceId: string) => rows.filter((row) => row.pieceId === pieceId).map(toAlteredBy),
  };
}
