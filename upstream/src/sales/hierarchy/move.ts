import { checkHierarchy, type Move, movePlace } from '@galla/domain';
import type { TenantDb } from '../../db/tenant.ts';
import type { Caller } from '../../http/caller.ts';
import { Refused, refuseOn } from '../../http/refused.ts';
import { refuseOwn } from './own.ts';
import { lockDesignations, placesOf } from './rows.ts';
import { savePlaces } from './savePlaces.ts';
import { refuseStale } from './write.ts';

/** A move, with the version of the moved designation that the caller saw. */
export interface DecidedMove extends Move {
  expectedVersion: number | undefined;
}

/**
 * Moves a designation with its descendants. If it was moved, changed or deleted since the caller saw it, the move is
 * refused with CHANGED_MEANWHILE or NOT_FOUND, so that nobody's move is undone unnoticed.
 */
export async function move(
  db: TenantDb,
  caller: Caller,
  { expectedVersion, ...decided }: DecidedMove,
): Promise<void> {
  const rows = await lockDesignations(db);
  const row = rows.find(({ id }) => id === decided.dragId);
  if (!row) throw new Refused('NOT_FOUND');
  const places = placesOf(rows);
  refuseOwn(caller, places, row.id);
  refuseStale(row, expectedVersion);
  const moved = movePlace(places, decided);
  if (moved === 'missing') throw new Refused('NOT_FOUND');
  if (moved === 'cycle') throw new Refused('HIERARCHY_CYCLE');
  refuseOn(checkHierarchy(moved, 'dropId'));
  await savePlaces(db, rows, moved, row.id);
}
