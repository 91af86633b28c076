import type { MembersQuery$variables } from '../../__generated__/MembersQuery.graphql.ts';
import type { Values } from '../../app/router/address.ts';
import { LIST_DEFAULTS, pageVariables } from '../../list/index.ts';
import { isMemberList } from './lists.ts';
import { isStatus } from './statuses.tsx';

/** What the address says where it says nothing: all members, none of them open. `list` is a list's name in the graph. */
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

/** In place of the id of an open member: the form for a new one. */
export const NEW = 'new';
/** The form of plans. */
export const PLANS = 'plans';

/** Another value leaves the form. */
export const FORM_PARAMS = ['open'] as const;

/** What narrows the list down, taken away. */
export const NO_FILTERS = { search: '', branch: '', status: '', follows: '', list: '' };

/** Another order of the rows than the latest first: who came in last first. */
export const BY_VISIT = 'visit';

/** Rows of a page (spec 3 §9). */
export const PAGE_SIZE = 10;

/** What members follow, as the address and a choice have it: "workout:" or "dietPlan:" and the global id. */
export const followsText = (kind: 'workout' | 'dietPlan', id: string): string => `${kind}:${id}`;

function followedOf(follows: string) {
  const [, kind, id] = /^(workout|dietPlan):(.+)$/.exec(follows) ?? [];
  if (id === undefined) return {};
  return kind === 'workout' ? { workout: id } : { dietPlan: id };
}

/** What is asked of the graph; a status that is none is left out. */
export function variablesOf(filters: Values<MembersKey>): MembersQuery$variables {
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
