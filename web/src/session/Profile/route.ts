import parameters from '../../__generated__/ProfileQuery$parameters.ts';
import { defineRoute } from '../../app/router/defineRoute.tsx';

/** `?edit=1` opens the form. */
export const profileRoute = defineRoute({
  path: '/profile',
  title: 'profile.title',
  right: 'profile:view',
  query: parameters,
  variables: () => ({}),
  screen: () => import('./Profile.tsx'),
});
