import parameters from '../../__generated__/AccountDetailsQuery$parameters.ts';
import { defineRoute } from '../../app/router/defineRoute.tsx';

/** Open to everybody who may see where payments go: bills show it. Who may not change it reads it. */
export const accountDetailsRoute = defineRoute({
  path: '/account-details',
  title: 'tenant.upiTitle',
  query: parameters,
  variables: () => ({}),
  screen: () => import('./AccountDetails.tsx'),
});
