import { isDeepStrictEqual } from 'node:util';
import { type Parentage, problem, rebuildPlaces } from '@galla/domain';
import type { TenantDb } from '../../db/tenant.ts';
import type { Caller } from '../../http/caller.ts';
import { Refused, refusedFor } from '../../http/refused.ts';
import type { IdTree } from './contract.ts';
import { pathTo } from './own.ts';
import { type DesignationRow, lockDesignations, placesOf } from './rows.ts';
import { savePlaces } from './savePlaces.ts';

const parentageOf = (tree: readonly IdTree[], parentId: string | null = null): Parentage[] =>
  tree.flatMap(({ id, children }) => [{ id, parentId }, ...parentageOf(children, id)]);

/**
 * The parents in a given tree; refuses one that does not contain every designation exactly once, and so is outdated.
 */
function checkedParentage(tree: readonly IdTree[], rows: readonly DesignationRow[]): Parentage[] {
  const parentage = parentageOf(tree);
  const named = parentage.map(({ id }) => id).toSorted();
  const there = rows.map(({ id }) => id).toSorted();
  if (isDeepStrictEqual(named, there)) return parentage;
  throw refusedFor(problem('tree', 'CHANGED_MEANWHILE', 'hierarchy.changedMeanwhile'));
}

/**
 * Renumbers the hierarchy from the given tree, or from the stored parents and order; returns the number of written
 * designations. An employee's own line must stay as it is.
 */
export async function rebuild(
  db: TenantDb,
  caller: Caller,
  tree: readonly IdTree[] | undefined,
): Promise<number> {
  const rows = await lockDesignations(db);
  const stored = rows.toSorted((one, other) => one.sort - other.sort);
  const places = rebuildPlaces(tree === undefined ? stored : checkedParentage(tree, rows));
  const pathIn = (all: typeof places) => pathTo(all, caller.designationId);
  const ownMoves = !isDeepStrictEqual(pathIn(places), pathIn(placesOf(rows)));
  if (!caller.isOwner && ownMoves) throw new Refused('OWN_DESIGNATION');
  return savePlaces(db, rows, places);
}
