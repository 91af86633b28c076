import { LIST_DEFAULTS } from '../../list/index.ts';
import type { ResourceKind } from '@galla/domain';

/** The tabs in order, with their names in the URL (spec 3 §2.10). */
export const TABS = [
  { tab: 'exercises', kind: 'EXERCISE', label: 'resources.exercises' },
  { tab: 'meals', kind: 'MEAL', label: 'resources.meals' },
  { tab: 'facilities', kind: 'FACILITY', label: 'resources.facilities' },
] as const;

/** Default URL parameters: all exercises, none open. */
export const DEFAULTS = { tab: 'exercises', search: '', ...LIST_DEFAULTS };

export type GymResourcesKey = keyof typeof DEFAULTS;

/** The tab that the URL asks for; the first one if it is unknown. */
export const tabOf = (name: string): (typeof TABS)[number] => TABS.find(({ tab }) => tab === name) ?? TABS[0];

export const kindOf = (name: string): ResourceKind => tabOf(name).kind;

/** URL of a tab, without search and open resource. */
export const tabPath = (tab: string): string =>
  tab === DEFAULTS.tab ? '/GymResources' : `/GymResources?tab=${tab}`;

/** Used instead of an id for the form of a new resource. */
export const NEW = 'new';

/** Changing one of these leaves the form. */
export const FORM_PARAMS = ['open', 'tab'] as const;

export const NO_FILTERS = { search: '' };

/** Rows of a page, as in the gym's other lists (spec 3 §9). */
export const PAGE_SIZE = 10;
