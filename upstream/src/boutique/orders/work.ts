import { dayIn, rupees, stagePay } from '@galla/domain';
import { sql } from 'kysely';
import { newId } from '../../db/id.ts';
import { paiseOf } from '../../db/numeric.ts';
import type { TenantDb } from '../../db/tenant.ts';
import type { Call } from '../../http/route.ts';
import type { StoredPiece } from './draft.ts';
import { agreedOf, type ItemRecord } from './items.ts';

type Writer = Pick<Call, 'db' | 'caller' | 'now'>;

/** What a stage is paid per piece of an item, as agreed with the order. */
function payOf(item: ItemRecord, stageId: string) {
  const { designs, addOns, patterns } = agreedOf(item);
  const prices = [...designs, ...addOns, ...patterns].flatMap(({ stages = [] }) => stages);
  return stagePay(
    prices.map((price) => ({ stageId: price.stageId, amount: paiseOf(price.amount) })),
    stageId,
  );
}

/**
 * Records what finished pieces earn for the people who had them, given the pieces before the move: the piece-rate rows
 * of a statement. Each stage of a piece is paid once, even if the piece returns to it.
 */
export async function noteWork(
  { db, caller, now }: Writer,
  orderId: string,
  finished: readonly { piece: StoredPiece; item: ItemRecord }[],
): Promise<void> {
  const rows = finished.flatMap(({ piece: { id: pieceId, stageId, employeeId }, item }) => {
    const amount = stageId === null ? 0 : payOf(item, stageId);
    if (stageId === null || employeeId === null || amount <= 0) return [];
    const made = { tenantId: db.tenantId, id: newId(), doneOn: dayIn(caller.timeZone, now), doneAt: now };
    return [{ ...made, orderId, pieceId, stageId, employeeId, amount: rupees(amount) }];
  });
  if (rows.length === 0) return;
  await db.sql
    .insertInto('boutiquePieceWork')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['tenantId', 'pieceId', 'stageId']).doNothing())
    .execute();
}

/** Removes the earnings of pieces that moved back to a stage. */
export async function takeBackWork(
  db: TenantDb,
  pieces: readonly { id: string; stageId: string | null }[],
): Promise<void> {
  const at = pieces.flatMap(({ id, stageId }) =>
    stageId === null ? [] : [sql`(${id}::uuid, ${stageId}::uuid)`],
  );
  if (at.length === 0) return;
  await db.sql
    .deleteFrom('boutiquePieceWork')
    .where('tenantId', '=', db.tenantId)
    .where(sql<boolean>`(piece_id, stage_id) in (${sql.join(at)})`)
    .execute();
}
