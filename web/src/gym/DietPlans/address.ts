import { LIST_DEFAULTS } from '../../list/index.ts';

/** What the address says where it says nothing: all dietPlans, none of them open. */
export const DEFAULTS = { search: '', category: '', ...LIST_DEFAULTS };

export type DietPlansKey = keyof typeof DEFAULTS;

/** In place of the id of an open dietPlan: the form for a new one. */
export const NEW = 'new';

/** Another value leaves the form. */
export const FORM_PARAMS = ['open'] as const;

/** What narrows the list down, taken away. */
export const NO_FILTERS = { search: '', category: '' };

/** Rows of a page (spec 3 §9). */
export const PAGE_SIZE = 10;
