import { notifyAll } from '../../notifications/index.ts';
import type { Call } from '../../http/route.ts';

/** Pieces of an item that somebody is to work on at a stage from now on. */
export interface GivenPieces {
  /** The staff id of who gets them. */
  employeeId: string;
  pieceIds: readonly string[];
  item: string;
  stage: string;
}

/** Tells people that pieces are with them now; who gave them to himself knows. */
export async function tellWorkers(
  { db, caller, now }: Pick<Call, 'db' | 'caller' | 'now'>,
  /** Number of the order. */
  number: string,
  given: readonly GivenPieces[],
): Promise<void> {
  const notices = given.flatMap(({ employeeId, pieceIds, item, stage }) => {
    const [pieceId] = pieceIds;
    if (pieceId === undefined || employeeId === caller.staffId) return [];
    const facts = { pieceId, number, item, pieces: pieceIds.length, stage };
    return [{ kind: 'PIECES_GIVEN' as const, facts, to: employeeId, by: caller.staffId }];
  });
  await notifyAll(db, notices, now);
}
