import type { PatternsQuery } from '../../__generated__/PatternsQuery.graphql.ts';
import parameters from '../../__generated__/PatternsQuery$parameters.ts';
import { defineRoute } from '../../app/router/defineRoute.tsx';

/** Finished designs of each item, which customers choose from pictures (spec 3 §2.5). */
export const patternsRoute = defineRoute<PatternsQuery>({
  path: '/MasterPatterns',
  title: 'patternScreen.title',
  right: 'patterns:view',
  query: parameters,
  variables: () => ({}),
  screen: () => import('./Patterns.tsx'),
});
