import type { MastersQuery } from '../../__generated__/MastersQuery.graphql.ts';
import parameters from '../../__generated__/MastersQuery$parameters.ts';
import { defineRoute } from '../../app/router/defineRoute.tsx';

/** Statuses and stages of orders in pieces (spec 3 §2.6). */
export const mastersRoute = defineRoute<MastersQuery>({
  path: '/StatusAndStagePage',
  title: 'boutique.mastersTitle',
  right: 'pattern-settings:view',
  query: parameters,
  variables: () => ({}),
  screen: () => import('./Masters.tsx'),
});
