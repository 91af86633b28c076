import type { MembersPageQuery } from '../../__generated__/MembersPageQuery.graphql.ts';
import parameters from '../../__generated__/MembersPageQuery$parameters.ts';
import { readAddress } from '../../app/router/address.ts';
import { defineRoute } from '../../app/router/defineRoute.tsx';
import { DEFAULTS, variablesOf } from './address.ts';

/** The members of a gym (spec 3 §2.10). */
export const membersRoute = defineRoute<MembersPageQuery>({
  path: '/Members',
  title: 'members.title',
  right: 'members:view',
  query: parameters,
  variables: ({ search }) => variablesOf(readAddress(search, DEFAULTS)),
  screen: () => import('./Members.tsx'),
});
