import parameters from '../../__generated__/ProductPageQuery$parameters.ts';
import { defineRoute } from '../../app/router/defineRoute.tsx';
import { filtersIn, variablesOf } from '../list/address.ts';

export const productsRoute = defineRoute({
  path: '/products',
  title: 'list.productsTitle',
  right: 'products:view',
  query: parameters,
  variables: ({ search }) => variablesOf('PRODUCT', filtersIn(search)),
  screen: () => import('./Products.tsx'),
});
