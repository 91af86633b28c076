import { newId } from '../../db/id.ts';
import type { TenantDb } from '../../db/tenant.ts';
import type { Call } from '../../http/route.ts';
import { Refused } from '../../http/refused.ts';
import type { StoredPiece } from '../orders/draft.ts';
import { refuseHandedOver } from '../orders/collect.ts';
import { noteEvents } from '../orders/events.ts';
import { assignmentsOf, piecesOf, selectItems } from '../orders/items.ts';
import { moved } from '../orders/moves.ts';
import { lockOrder, touchOrder } from '../orders/orders.ts';
import { followPieces, refuseMoves } from '../orders/states.ts';
import { tellWorkers } from '../orders/tellWorkers.ts';
import { keepPhoto, requirePhotos } from '../cloth/photos.ts';
import { noteWork, takeBackWork } from '../orders/work.ts';
import { cardOfPiece, mayMove, orderOfPiece } from './cards.ts';
import { lastMoves, mayUndo } from './lastMoves.ts';

type Writer = Pick<Call, 'db' | 'caller' | 'now' | 'files'>;

/** A piece of a locked order with its item and assignments. Refuses NOT_FOUND, also when the caller may not see it. */
async function lockPiece(by: Writer, id: string) {
  const { db, caller } = by;
  const order = await lockOrder(db, caller, await orderOfPiece(db, id));
  await cardOfPiece(by, id);
  const items = await selectItems(db, caller).where('item.orderId', '=', order.id).execute();
  const pieces = await piecesOf(
    db,
    items.map((item) => item.id),
  );
  const piece = pieces.find((one) => one.id === id);
  const item = items.find((one) => one.id === piece?.itemId);
  if (!piece || !item) throw new Refused('NOT_FOUND');
  return { order, piece, item, works: await assignmentsOf(db, [item.id]) };
}

async function place(
  db: TenantDb,
  id: string,
  { state, stageId, employeeId }: Pick<StoredPiece, 'state' | 'stageId' | 'employeeId'>,
): Promise<void> {
  await db.sql
    .updateTable('boutiquePiece')
    .set({ state, stageId, employeeId })
    .where('tenantId', '=', db.tenantId)
    .where('id', '=', id)
    .execute();
}

/**
 * Marks a piece as done at the stage shown to the caller; it moves to the person of the next stage, or is finished.
 * @returns whether it moved: false when it is already at another stage, finished, or assigned to someone else
 * @param photo an upload's id; required for the last stage if the shop asks for photos
 * @throws Refused NOT_FOUND; INVALID_INPUT at `status` for an order whose pieces can't move, and at `photo`
 */
export async function finishPiece(
  by: Writer,
  id: string,
  { seenAt, photo }: { seenAt: string | null; photo: string | undefined },
): Promise<boolean> {
  const { db, caller, now } = by;
  const { order, piece, item, works } = await lockPiece(by, id);
  if (piece.stageId !== seenAt || piece.state === '2' || !mayMove(caller, piece)) return false;
  refuseMoves(order);
  const { next, ...to } = moved(piece, '2', works);
  if (photo !== undefined) await keepPhoto(by, piece, photo);
  else if (to.state === '2') await requirePhotos(db, [piece], ['photo', 'finished.missing']);
  await place(db, id, to);
  await db.sql
    .insertInto('boutiquePieceMove')
    .values({
      tenantId: db.tenantId,
      id: newId(),
      pieceId: id,
      orderId: order.id,
      fromState: piece.state,
      fromStageId: piece.stageId,
      fromEmployeeId: piece.employeeId,
      toState: to.state,
      toStageId: to.stageId,
      toEmployeeId: to.employeeId,
      movedBy: caller.staffId,
      movedAt: now,
    })
    .execute();
  await noteWork(by, order.id, [{ piece, item }]);
  const stage = works.find(({ stageId }) => stageId === piece.stageId)?.stage;
  await touchOrder(db, order.id, to.stageId === null ? {} : { stageId: to.stageId });
  await noteEvents(db, by, order.id, [
    { kind: 'DONE', facts: { item: item.name, pieces: 1, ...(stage !== undefined && { stage }) } },
  ]);
  if (next !== undefined && to.employeeId !== null)
    await tellWorkers(by, order.number, [
      { employeeId: to.employeeId, pieceIds: [id], item: item.name, stage: next },
    ]);
  await followPieces(by, order.id, true);
  return true;
}

/**
 * Undoes the caller's last report on a piece.
 * @returns whether it was undone: false after a minute, and when the piece moved on since
 * @throws Refused NOT_FOUND; INVALID_INPUT at `status` for an order whose pieces can't move
 */
export async function undoPiece(by: Writer, id: string): Promise<boolean> {
  const { db, now } = by;
  const { order, piece, item, works } = await lockPiece(by, id);
  const [move] = await lastMoves(db, [id]);
  if (!move || !mayUndo(by, move, piece)) return false;
  refuseMoves(order);
  refuseHandedOver([piece], 'id');
  await place(db, id, {
    state: move.fromState === '1' ? '1' : '0',
    stageId: move.fromStageId,
    employeeId: move.fromEmployeeId,
  });
  await db.sql
    .updateTable('boutiquePieceMove')
    .set({ undoneAt: now })
    .where('tenantId', '=', db.tenantId)
    .where('id', '=', move.id)
    .execute();
  await takeBackWork(db, [{ id, stageId: move.fromStageId }]);
  const stage = works.find(({ stageId }) => stageId === move.fromStageId)?.stage;
  await touchOrder(db, order.id, move.fromStageId === null ? {} : { stageId: move.fromStageId });
  await noteEvents(db, by, order.id, [
    { kind: 'STAGE', facts: { item: item.name, pieces: 1, ...(stage !== undefined && { stage }) } },
  ]);
  await followPieces(by, order.id, true);
  return true;
}
