import type { SessionsQuery } from '../../__generated__/SessionsQuery.graphql.ts';
import parameters from '../../__generated__/SessionsQuery$parameters.ts';
import { defineRoute } from '../../app/router/defineRoute.tsx';

/** The user's own devices; users who may edit employees also create one-time PINs here. */
export const sessionsRoute = defineRoute<SessionsQuery>({
  path: '/sessions',
  title: 'session.sessionsTitle',
  query: parameters,
  variables: () => ({}),
  screen: () => import('./Sessions.tsx'),
});
