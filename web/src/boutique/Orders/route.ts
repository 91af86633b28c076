import type { OrdersPageQuery } from '../../__generated__/OrdersPageQuery.graphql.ts';
import parameters from '../../__generated__/OrdersPageQuery$parameters.ts';
import { defineRoute } from '../../app/router/defineRoute.tsx';
import { filtersIn, variablesOf } from './address.ts';

/** All orders in pieces (spec 3 §2.4). */
export const ordersRoute = defineRoute<OrdersPageQuery>({
  path: '/order-list',
  title: 'orderList.title',
  right: 'order-list:view',
  query: parameters,
  variables: ({ search }) => variablesOf(filtersIn(search)),
  screen: () => import('./Orders.tsx'),
});
