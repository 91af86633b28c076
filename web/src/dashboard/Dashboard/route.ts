import type { DashboardQuery } from '../../__generated__/DashboardQuery.graphql.ts';
import parameters from '../../__generated__/DashboardQuery$parameters.ts';
import { defineRoute } from '../../app/router/defineRoute.tsx';

/** Number of days in the charts on a desktop; a phone shows the last seven. */
const DAYS = 14;

/**
 * The dashboard (spec 2 §2). Users whose role has no access are redirected to the first screen of their menu.
 */
export const dashboardRoute = defineRoute<DashboardQuery>({
  path: '/',
  title: 'dashboard.title',
  right: 'dashboard:view',
  isHome: true,
  query: parameters,
  variables: () => ({ days: DAYS }),
  screen: () => import('./Dashboard.tsx'),
});
