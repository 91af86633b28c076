import { isWithin, type Place } from '@galla/domain';
import type { Caller } from '../../http/caller.ts';
import { Refused } from '../../http/refused.ts';

/**
 * Nobody but the owner changes his own designation, nor one that stands above it: those decide what he earns and whom
 * he answers to. What stands beside or below is his to change, if he has the right.
 */
export function refuseOwn(caller: Caller, places: readonly Place[], id: string): void {
  if (caller.isOwner || caller.designationId === null) return;
  const own = places.find((place) => place.id === caller.designationId);
  const other = places.find((place) => place.id === id);
  if (own && other && isWithin(own, other)) throw new Refused('OWN_DESIGNATION');
}

/** The designations from the root down to one, which a rebuilding must leave to an employee as they are. */
export function pathTo(places: readonly Place[], id: string | null): string[] {
  const place = places.find((one) => one.id === id);
  return place ? [...pathTo(places, place.parentId), place.id] : [];
}
