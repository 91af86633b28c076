import type { EmployeeFilter } from '@galla/domain';
import { LIST_DEFAULTS } from '../../list/index.ts';

/** What the address says where it says nothing: everybody, nobody open. */
export const DEFAULTS = { search: '', status: '', ...LIST_DEFAULTS };

export type EmployeesKey = keyof typeof DEFAULTS;

/** Whom the address asks for: in the list and in its download alike. */
export const filterOf = ({ search, status }: { search: string; status: string }): EmployeeFilter => ({
  search,
  ...((status === 'active' || status === 'inactive') && { active: status === 'active' }),
});

/** In place of the id of an open employee: the form for a new one. */
export const NEW = 'new';

/** Another value leaves the form. */
export const FORM_PARAMS = ['open'] as const;

/** What narrows the list down, taken away. */
export const NO_FILTERS = { search: '', status: '' };

/** Rows of a page (spec 3 §9). */
export const PAGE_SIZE = 10;
