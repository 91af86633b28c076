import type { DietPlansQuery } from '../../__generated__/DietPlansQuery.graphql.ts';
import parameters from '../../__generated__/DietPlansQuery$parameters.ts';
import { defineRoute } from '../../app/router/defineRoute.tsx';

/** The diet plans of a gym (spec 3 §2.10). */
export const dietPlansRoute = defineRoute<DietPlansQuery>({
  path: '/Dietplans',
  title: 'diets.title',
  right: 'diet-plans:view',
  query: parameters,
  variables: () => ({}),
  screen: () => import('./DietPlans.tsx'),
});
