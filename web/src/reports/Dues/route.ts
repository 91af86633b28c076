import parameters from '../../__generated__/DuesPageQuery$parameters.ts';
import { defineRoute } from '../../app/router/defineRoute.tsx';
import { filtersIn, variablesOf } from './address.ts';

export const duesRoute = defineRoute({
  path: '/Reports/dues',
  title: 'dues.title',
  right: 'reports:view',
  query: parameters,
  variables: ({ search }) => variablesOf(filtersIn(search)),
  screen: () => import('./Dues.tsx'),
});
