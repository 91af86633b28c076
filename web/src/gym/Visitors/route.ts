import { defineRoute } from '../../app/router/defineRoute.tsx';

/** People who tried the gym and did not join. */
export const visitorsRoute = defineRoute({
  path: '/Visitors',
  title: 'visitors.title',
  right: 'members:view',
  screen: () => import('./Visitors.tsx'),
});
