import type { DashboardQuery } from '../../__generated__/DashboardQuery.graphql.ts';
import parameters from '../../__generated__/DashboardQuery$parameters.ts';
import { defineRoute } from '../../app/router/defineRoute.tsx';

/** How many days the charts show on a desk; a phone has room for the last seven of them. */
const DAYS = 14;

/** What the day brings (spec 2 §2). Whom his role does not open it is led on to the first screen of his menu. */
export const dashboardRoute = defineRoute<DashboardQuery>({
  path: '/',
  title: 'dashboard.title',
  right: 'dashboard:view',
  isHome: true,
  query: parameters,
  variables: () => ({ days: DAYS }),
  screen: () => import('./Dashboard.tsx'),
});
