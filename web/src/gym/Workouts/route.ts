import type { WorkoutsQuery } from '../../__generated__/WorkoutsQuery.graphql.ts';
import parameters from '../../__generated__/WorkoutsQuery$parameters.ts';
import { defineRoute } from '../../app/router/defineRoute.tsx';

/** The weekly training plans of a gym (spec 3 §2.10). */
export const workoutsRoute = defineRoute<WorkoutsQuery>({
  path: '/Workouts',
  title: 'workouts.title',
  right: 'workouts:view',
  rail: true,
  query: parameters,
  variables: () => ({}),
  screen: () => import('./Workouts.tsx'),
});
