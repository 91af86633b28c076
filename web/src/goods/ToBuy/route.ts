import parameters from '../../__generated__/ToBuyPageQuery$parameters.ts';
import { defineRoute } from '../../app/router/defineRoute.tsx';
import { filtersIn, variablesOf } from './address.ts';

export const toBuyRoute = defineRoute({
  path: '/products/to-buy',
  title: 'goods.toBuy',
  right: 'products:view',
  query: parameters,
  variables: ({ search }) => variablesOf(filtersIn(search)),
  screen: () => import('./ToBuy.tsx'),
});
