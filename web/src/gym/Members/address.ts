import type { MembersPageQuery$variables } from '../../__generated__/MembersPageQuery.graphql.ts';
import type { Values } from '../../app/router/address.ts';
import { LIST_DEFAULTS, pageVariables } from '../../list/index.ts';
import { isMemberList } from './lists.ts';
import { isStatus } from './statuses.tsx';

/** Default URL parameters: all members, none open. `list` is the list's name in the graph. */
export const DEFAULTS = {
  search: '',
  branch: '',
  status: '',
  follows: '',
  order: '',
  list: '',
  ...LIST_DEFAULTS,
};

export type MembersKey = keyof typeof DEFAULTS;

/** Used instead of an id for the form of a new member. */
export const NEW = 'new';
/** Used instead of an id for the form of the plans. */
export const PLANS = 'plans';

/** Changing one of these leaves the form. */
export const FORM_PARAMS = ['open'] as const;

export const NO_FILTERS = { search: '', branch: '', status: '', follows: '', list: '' };

/** Sorts by last visit, most recent first, instead of by creation. */
export const BY_VISIT = 'visit';

/** Rows of a page (spec 3 §9). */
export const PAGE_SIZE = 10;

/** A followed plan in the URL and in a select: "workout:" or "dietPlan:" and the global id. */
export const followsText = (kind: 'workout' | 'dietPlan', id: string): string => `${kind}:${id}`;

function followedOf(follows: string) {
  const [, kind, id] = /^(workout|dietPlan):(.+)$/.exec(follows) ?? [];
  if (id === undefined) return {};
  return kind === 'workout' ? { workout: id } : { dietPlan: id };
}

/** Query variables; an unknown status is ignored. */
export function variablesOf(filters: Values<MembersKey>): MembersPageQuery$variables {
  const search = filters.search.trim();
  const { status, branch, follows, list } = filters;
  const filter = {
    ...(search !== '' && { search }),
    ...(branch !== '' && { branch }),
    ...(isStatus(status) && { status }),
    ...followedOf(follows),
    ...(isMemberList(list) && { list }),
  };
  return {
    ...pageVariables(filters, PAGE_SIZE),
    ...(filters.order === BY_VISIT && { orderBy: 'LAST_VISIT' as const }),
    ...(Object.keys(filter).length > 0 && { filter }),
  };
}
