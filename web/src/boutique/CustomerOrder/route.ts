import { defineRoute } from '../../app/router/defineRoute.tsx';

/** The customer's page of an order, without a session. It shows only what the link grants (spec 3 §2.3). */
export const customerOrderRoute = defineRoute({
  path: '/order-customer-details',
  title: 'customerOrder.title',
  open: true,
  facesCustomer: true,
  screen: () => import('./CustomerOrder.tsx'),
});
