import { readAddress, type Values } from '../../app/router/address.ts';
import { LIST_DEFAULTS } from '../../list/index.ts';

/** What the address says where it says nothing: everybody's contacts of all categories. */
export const DEFAULTS = {
  search: '',
  /** Global id of the one category that is shown. */
  category: '',
  /** Global id of the employee who looks after them, or NOBODY. */
  employee: '',
  ...LIST_DEFAULTS,
};

export type ContactKey = keyof typeof DEFAULTS;
export type ContactFilters = Values<ContactKey>;

/** `employee=NOBODY`: those whom nobody looks after. */
export const NOBODY = 'NOBODY';

/** Contacts of a category that are shown first, and fetched on scroll (spec 2 §9). */
export const STEP = 20;

/** Filters as the graph takes them. */
export interface GraphFilter {
  search?: string;
  assignedTo?: string;
  unassigned?: boolean;
}

export function filterOf({ search, employee }: Pick<ContactFilters, 'search' | 'employee'>): GraphFilter {
  const text = search.trim().slice(0, 100);
  return {
    ...(text !== '' && { search: text }),
    ...(employee === NOBODY && { unassigned: true }),
    ...(employee !== '' && employee !== NOBODY && { assignedTo: employee }),
  };
}

/** What the graph is asked for. */
export const variablesOf = (filters: ContactFilters) => ({ filter: filterOf(filters) });

/** What an address shows. */
export const filtersIn = (search: URLSearchParams): ContactFilters => readAddress(search, DEFAULTS);
