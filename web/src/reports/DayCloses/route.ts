import parameters from '../../__generated__/DayClosesPageQuery$parameters.ts';
import { defineRoute } from '../../app/router/defineRoute.tsx';
import { filtersIn, variablesOf } from './address.ts';

export const dayClosesRoute = defineRoute({
  path: '/Reports/day-closes',
  title: 'dayClose.tab',
  right: 'reports:create',
  query: parameters,
  variables: ({ search }) => variablesOf(filtersIn(search)),
  screen: () => import('./DayCloses.tsx'),
});
