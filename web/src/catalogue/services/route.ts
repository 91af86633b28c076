import parameters from '../../__generated__/ServicePageQuery$parameters.ts';
import { defineRoute } from '../../app/router/defineRoute.tsx';
import { filtersIn, variablesOf } from '../list/address.ts';

export const servicesRoute = defineRoute({
  path: '/services',
  title: 'list.servicesTitle',
  right: 'services:view',
  query: parameters,
  variables: ({ search }) => variablesOf('SERVICE', filtersIn(search)),
  screen: () => import('./Services.tsx'),
});
