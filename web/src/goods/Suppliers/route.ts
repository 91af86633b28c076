import parameters from '../../__generated__/SuppliersPageQuery$parameters.ts';
import { defineRoute } from '../../app/router/defineRoute.tsx';
import { filtersIn, variablesOf } from './address.ts';

export const suppliersRoute = defineRoute({
  path: '/products/suppliers',
  title: 'goods.suppliers',
  right: 'products:view',
  query: parameters,
  variables: ({ search }) => variablesOf(filtersIn(search)),
  screen: () => import('./Suppliers.tsx'),
});
