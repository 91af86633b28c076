import type { HierarchyQuery } from '../../__generated__/HierarchyQuery.graphql.ts';
import parameters from '../../__generated__/HierarchyQuery$parameters.ts';
import { defineRoute } from '../../app/router/defineRoute.tsx';

/** Who reports to whom in the shop (spec 3 §2). */
export const hierarchyRoute = defineRoute<HierarchyQuery>({
  path: '/hierarchy-master',
  title: 'hierarchy.title',
  right: 'hierarchy-master:view',
  query: parameters,
  variables: () => ({}),
  screen: () => import('./Hierarchy.tsx'),
});
