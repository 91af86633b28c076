import { LIST_DEFAULTS } from '../../list/index.ts';
import type { ResourceKind } from '@galla/domain';

/** The tabs in their order, as the address names them (spec 3 §2.10). */
export const TABS = [
  { tab: 'exercises', kind: 'EXERCISE', label: 'resources.exercises' },
  { tab: 'meals', kind: 'MEAL', label: 'resources.meals' },
  { tab: 'facilities', kind: 'FACILITY', label: 'resources.facilities' },
] as const;

/** What the address says where it says nothing: all exercises, none of them open. */
export const DEFAULTS = { tab: 'exercises', search: '', ...LIST_DEFAULTS };

export type GymResourcesKey = keyof typeof DEFAULTS;

/** The tab that the address asks for, whatever stands in it. */
export const tabOf = (name: string): (typeof TABS)[number] => TABS.find(({ tab }) => tab === name) ?? TABS[0];

export const kindOf = (name: string): ResourceKind => tabOf(name).kind;

/** The address of a tab; search and open resource stay behind. */
export const tabPath = (tab: string): string =>
  tab === DEFAULTS.tab ? '/GymResources' : `/GymResources?tab=${tab}`;

/** In place of the id of an open resource: the form for a new one. */
export const NEW = 'new';

/** Another value leaves the form. */
export const FORM_PARAMS = ['open', 'tab'] as const;

/** What narrows the list down, taken away. */
export const NO_FILTERS = { search: '' };

/** Rows of a page, as of the other lists of a gym (spec 3 §9). */
export const PAGE_SIZE = 10;
