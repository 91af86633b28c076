import { optionalDbId } from '../relay/ids.ts';
import type { ContactFilter } from '../types.generated.ts';

/** A filter over contacts as upstream takes it. */
export interface FilterOnWire {
  search?: string;
  assigned_to?: string;
  unassigned?: '1';
}

export function filterOnWire(filter: ContactFilter | null | undefined): FilterOnWire {
  const { search, assignedTo, unassigned } = filter ?? {};
  const employee = optionalDbId('Employee', assignedTo);
  return {
    ...(search && { search }),
    ...(employee !== undefined && { assigned_to: employee }),
    ...(unassigned === true && { unassigned: '1' }),
  };
}

/** Contacts that the answer with all categories has of each: what a screen shows first. */
export const SHOWN = 20;
