import type { SubscriptionQuery } from '../../__generated__/SubscriptionQuery.graphql.ts';
import parameters from '../../__generated__/SubscriptionQuery$parameters.ts';
import { defineRoute } from '../../app/router/defineRoute.tsx';

/** The plans on offer, the shop's plan, and its payments (spec 3 §2.12). */
export const subscriptionRoute = defineRoute<SubscriptionQuery>({
  path: '/subscription',
  title: 'subscription.title',
  right: 'subscription:view',
  unpaid: true,
  query: parameters,
  variables: () => ({}),
  screen: () => import('./Subscription.tsx'),
});
