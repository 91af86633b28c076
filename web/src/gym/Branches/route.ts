import type { BranchesQuery } from '../../__generated__/BranchesQuery.graphql.ts';
import parameters from '../../__generated__/BranchesQuery$parameters.ts';
import { defineRoute } from '../../app/router/defineRoute.tsx';

/** The gym's branches, where members train (spec 3 §2.10). */
export const branchesRoute = defineRoute<BranchesQuery>({
  path: '/Branches',
  title: 'branches.title',
  right: 'branches:view',
  query: parameters,
  variables: () => ({}),
  screen: () => import('./Branches.tsx'),
});
