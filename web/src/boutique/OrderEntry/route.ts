import type { CreateOrderQuery } from '../../__generated__/CreateOrderQuery.graphql.ts';
import createParameters from '../../__generated__/CreateOrderQuery$parameters.ts';
import type { EditOrderQuery } from '../../__generated__/EditOrderQuery.graphql.ts';
import editParameters from '../../__generated__/EditOrderQuery$parameters.ts';
import { defineRoute } from '../../app/router/defineRoute.tsx';

/** Takes an order in pieces (spec 3 §2.1). */
export const createOrderRoute = defineRoute<CreateOrderQuery>({
  path: '/create-order',
  title: 'orderEntry.title',
  right: 'create-order:create',
  rail: true,
  query: createParameters,
  variables: () => ({}),
  screen: () => import('./CreateOrder.tsx'),
});

/** Edits an order in pieces (spec 3 §2.1). */
export const editOrderRoute = defineRoute<EditOrderQuery>({
  path: '/EditOrder',
  title: 'orderEntry.editTitle',
  right: 'order-list:edit',
  rail: true,
  query: editParameters,
  variables: ({ search }) => {
    const order = search.get('orderId') ?? '';
    return { order, chosen: order !== '' };
  },
  screen: () => import('./EditOrder.tsx'),
});
