import { LIST_DEFAULTS } from '../../list/index.ts';

/** Default URL parameters: all diet plans, none open. */
export const DEFAULTS = { search: '', category: '', ...LIST_DEFAULTS };

export type DietPlansKey = keyof typeof DEFAULTS;

/** Used instead of an id for the form of a new diet plan. */
export const NEW = 'new';

/** Changing one of these leaves the form. */
export const FORM_PARAMS = ['open'] as const;

export const NO_FILTERS = { search: '', category: '' };

/** Rows of a page (spec 3 §9). */
export const PAGE_SIZE = 10;
