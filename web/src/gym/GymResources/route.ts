import type { GymResourcesQuery } from '../../__generated__/GymResourcesQuery.graphql.ts';
import parameters from '../../__generated__/GymResourcesQuery$parameters.ts';
import { defineRoute } from '../../app/router/defineRoute.tsx';

/** The exercises, meals and facilities of a gym (spec 3 §2.10). */
export const gymResourcesRoute = defineRoute<GymResourcesQuery>({
  path: '/GymResources',
  title: 'resources.title',
  right: 'gym-resources:view',
  query: parameters,
  variables: () => ({}),
  screen: () => import('./GymResources.tsx'),
});
