import { undoUntil } from '@galla/domain';
import { sql } from 'kysely';
import type { TenantDb } from '../../db/tenant.ts';
import type { Call } from '../../http/route.ts';
import type { StoredPiece } from '../orders/draft.ts';

/** The last move of each piece that was not undone. */
export async function lastMoves(db: TenantDb, pieces: readonly string[]) {
  if (pieces.length === 0) return [];
  return db.sql
    .selectFrom('boutiquePieceMove')
    .distinctOn('pieceId')
    .where('tenantId', '=', db.tenantId)
    .where('pieceId', 'in', pieces)
    .where('undoneAt', 'is', null)
    .selectAll()
    .orderBy('pieceId')
    .orderBy('movedAt', 'desc')
    .orderBy(sql`id`, 'desc')
    .execute();
}

type Move = Awaited<ReturnType<typeof lastMoves>>[number];

/** Whether the caller may undo a move: their own, within a minute, while the piece is still as the move left it. */
export function mayUndo(
  { caller, now }: Pick<Call, 'caller' | 'now'>,
  move: Move,
  piece: StoredPiece | undefined,
): boolean {
  return (
    piece !== undefined &&
    move.movedBy === caller.staffId &&
    now <= undoUntil(move.movedAt) &&
    piece.state === move.toState &&
    piece.stageId === move.toStageId &&
    piece.employeeId === move.toEmployeeId
  );
}

/** Until when the caller may undo the last move of each piece; pieces that can't be undone are missing. */
export async function undoOf(
  call: Pick<Call, 'db' | 'caller' | 'now'>,
  pieces: readonly StoredPiece[],
): Promise<Map<string, string>> {
  const moves = await lastMoves(
    call.db,
    pieces.map(({ id }) => id),
  );
  const open = moves.filter((move) =>
    mayUndo(
      call,
      move,
      pieces.find(({ id }) => id === move.pieceId),
    ),
  );
  return new Map(open.map(({ pieceId, movedAt }) => [pieceId, undoUntil(movedAt).toISOString()]));
}
