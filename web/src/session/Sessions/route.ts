import type { SessionsQuery } from '../../__generated__/SessionsQuery.graphql.ts';
import parameters from '../../__generated__/SessionsQuery$parameters.ts';
import { defineRoute } from '../../app/router/defineRoute.tsx';

/** Everybody's own devices; whoever may edit employees makes their one-time PINs here too. */
export const sessionsRoute = defineRoute<SessionsQuery>({
  path: '/sessions',
  title: 'session.sessionsTitle',
  query: parameters,
  variables: () => ({}),
  screen: () => import('./Sessions.tsx'),
});
