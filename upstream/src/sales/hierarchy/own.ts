import { isWithin, type Place } from '@galla/domain';
import type { Caller } from '../../http/caller.ts';
import { Refused } from '../../http/refused.ts';

/**
 * Only the owner may change their own designation or one above it, because those determine earnings and superiors.
 * Designations beside or below may be changed with the right.
 */
export function refuseOwn(caller: Caller, places: readonly Place[], id: string): void {
  if (caller.isOwner || caller.designationId === null) return;
  const own = places.find((place) => place.id === caller.designationId);
  const other = places.find((place) => place.id === id);
  if (own && other && isWithin(own, other)) throw new Refused('OWN_DESIGNATION');
}

/** The designations from the root to one, which a rebuild by an employee must not change. */
export function pathTo(places: readonly Place[], id: string | null): string[] {
  const place = places.find((one) => one.id === id);
  return place ? [...pathTo(places, place.parentId), place.id] : [];
}
