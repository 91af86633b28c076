import { optionalDbId } from '../relay/ids.ts';
import type { ContactFilter } from '../types.generated.ts';

/** A filter of contacts as upstream takes it. */
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

/** Contacts per category included in the answer with all categories: as many as a screen shows first. */
export const SHOWN = 20;
