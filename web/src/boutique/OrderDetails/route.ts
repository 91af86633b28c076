import type { OrderDetailsQuery } from '../../__generated__/OrderDetailsQuery.graphql.ts';
import parameters from '../../__generated__/OrderDetailsQuery$parameters.ts';
import { defineRoute } from '../../app/router/defineRoute.tsx';
import { customerPath } from '../order/paths.ts';

/**
 * The staff's page of an order (spec 3 §2.2). Its documented URL is public but shows nothing of the order
 * without a session: it redirects to the login or, with a link's secret, to the customer's page.
 */
export const orderDetailsRoute = defineRoute<OrderDetailsQuery>({
  path: '/order-details',
  title: 'orderDetails.title',
  right: 'order-list:view',
  rail: true,
  guest: (search) => (search.get('k') ? customerPath(search) : undefined),
  query: parameters,
  variables: ({ search }) => ({ id: search.get('id') ?? '' }),
  screen: () => import('./OrderDetails.tsx'),
});
