import { LIST_DEFAULTS } from '../../list/index.ts';

/** Default URL parameters: all branches, none open. */
export const DEFAULTS = { search: '', status: '', ...LIST_DEFAULTS };

export type BranchesKey = keyof typeof DEFAULTS;

/** Used instead of an id for the form of a new branch. */
export const NEW = 'new';

/** Changing one of these leaves the form. */
export const FORM_PARAMS = ['open'] as const;

export const NO_FILTERS = { search: '', status: '' };

/** Rows of a page (spec 3 §9). */
export const PAGE_SIZE = 10;
