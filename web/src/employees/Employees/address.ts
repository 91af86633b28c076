import type { EmployeeFilter } from '@galla/domain';
import { LIST_DEFAULTS } from '../../list/index.ts';

/** Default URL parameters: all employees, none open. */
export const DEFAULTS = { search: '', status: '', ...LIST_DEFAULTS };

export type EmployeesKey = keyof typeof DEFAULTS;

/** The filter in the URL, for list and download. */
export const filterOf = ({ search, status }: { search: string; status: string }): EmployeeFilter => ({
  search,
  ...((status === 'active' || status === 'inactive') && { active: status === 'active' }),
});

/** Used instead of an id for the form of a new employee. */
export const NEW = 'new';

/** Changing one of these leaves the form. */
export const FORM_PARAMS = ['open'] as const;

export const NO_FILTERS = { search: '', status: '' };

/** Rows of a page (spec 3 §9). */
export const PAGE_SIZE = 10;
