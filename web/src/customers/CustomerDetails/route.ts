import parameters from '../../__generated__/CustomerDetailsQuery$parameters.ts';
import { defineRoute } from '../../app/router/defineRoute.tsx';

/** `?id=` is the customer's global id. */
export const customerDetailsRoute = defineRoute({
  path: '/crm/customer-details',
  title: 'customers.details',
  right: 'customers:view',
  rail: true,
  query: parameters,
  variables: ({ search }) => ({ id: search.get('id') ?? '' }),
  screen: () => import('./CustomerDetails.tsx'),
});

/** The same customer with the status dialog open (spec 2 §2). */
export const statusUpdateRoute = defineRoute({
  path: '/crm/status-update',
  title: 'customers.updateStatus',
  right: 'customers:view',
  rail: true,
  query: parameters,
  variables: ({ search }) => ({ id: search.get('id') ?? '' }),
  screen: () => import('../StatusUpdate/StatusUpdate.tsx'),
});
