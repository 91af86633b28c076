import type { MarketingQuery } from '../../__generated__/MarketingQuery.graphql.ts';
import parameters from '../../__generated__/MarketingQuery$parameters.ts';
import { defineRoute } from '../../app/router/defineRoute.tsx';

/** The shop's campaigns as cards (spec 3 §2.12). */
export const marketingRoute = defineRoute<MarketingQuery>({
  path: '/marketing',
  title: 'marketing.title',
  right: 'marketing:view',
  query: parameters,
  variables: () => ({}),
  screen: () => import('./Marketing.tsx'),
});
