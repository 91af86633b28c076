import type { OrdersOfEmployeeQuery } from '../../__generated__/OrdersOfEmployeeQuery.graphql.ts';
import parameters from '../../__generated__/OrdersOfEmployeeQuery$parameters.ts';
import { defineRoute } from '../../app/router/defineRoute.tsx';

/** The orders that an employee works on (spec 3 §2.7); the specification names no route for it. */
export const employeeOrdersRoute = defineRoute<OrdersOfEmployeeQuery>({
  path: '/EmployeeOrderHistory',
  title: 'commission.orders.title',
  right: 'employees:view',
  query: parameters,
  variables: ({ search }) => ({ employee: search.get('id') ?? '' }),
  screen: () => import('./EmployeeOrders.tsx'),
});
