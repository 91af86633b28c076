import type { DesignsQuery } from '../../__generated__/DesignsQuery.graphql.ts';
import parameters from '../../__generated__/DesignsQuery$parameters.ts';
import { defineRoute } from '../../app/router/defineRoute.tsx';

/** The design options of each item and their prices (spec 3 §2.5). */
export const designsRoute = defineRoute<DesignsQuery>({
  path: '/design-pattern',
  title: 'designScreen.title',
  right: 'default-item-list:view',
  query: parameters,
  variables: () => ({}),
  screen: () => import('./Designs.tsx'),
});
