import { notifyAll } from '../../notifications/index.ts';
import type { Call } from '../../http/route.ts';

/** Pieces of an item that are newly assigned to a person at a stage. */
export interface GivenPieces {
  /** Staff id of the assigned person. */
  employeeId: string;
  pieceIds: readonly string[];
  item: string;
  stage: string;
}

/** Notifies people about pieces assigned to them, except by themselves. */
export async function tellWorkers(
  { db, caller, now }: Pick<Call, 'db' | 'caller' | 'now'>,
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
