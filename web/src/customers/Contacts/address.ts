import { readAddress, type Values } from '../../app/router/address.ts';
import { LIST_DEFAULTS } from '../../list/index.ts';

/** Default URL parameters: contacts of all employees and categories. */
export const DEFAULTS = {
  search: '',
  /** Global id of the selected category. */
  category: '',
  /** Global id of the assigned employee, or NOBODY. */
  employee: '',
  ...LIST_DEFAULTS,
};

export type ContactKey = keyof typeof DEFAULTS;
export type ContactFilters = Values<ContactKey>;

/** `employee=NOBODY`: contacts without an employee. */
export const NOBODY = 'NOBODY';

/** Page size within a category, initially and on scroll (spec 2 §9). */
export const STEP = 20;

/** The filters as the query takes them. */
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

export const variablesOf = (filters: ContactFilters) => ({ filter: filterOf(filters) });

export const filtersIn = (search: URLSearchParams): ContactFilters => readAddress(search, DEFAULTS);
