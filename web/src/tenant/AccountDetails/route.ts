import parameters from '../../__generated__/AccountDetailsQuery$parameters.ts';
import { defineRoute } from '../../app/router/defineRoute.tsx';

/**
 * Open to every user who may see the UPI account, which bills show; users who may not change it see it read-only.
 */
export const accountDetailsRoute = defineRoute({
  path: '/account-details',
  title: 'tenant.upiTitle',
  query: parameters,
  variables: () => ({}),
  screen: () => import('./AccountDetails.tsx'),
});
