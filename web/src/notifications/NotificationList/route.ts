import type { NotificationPageQuery } from '../../__generated__/NotificationPageQuery.graphql.ts';
import parameters from '../../__generated__/NotificationPageQuery$parameters.ts';
import { defineRoute } from '../../app/router/defineRoute.tsx';
import { filtersIn, variablesOf } from './address.ts';

/** Open to everybody: each notification is addressed to users individually (spec 3 §2.12). */
export const notificationListRoute = defineRoute<NotificationPageQuery>({
  path: '/NotificationList',
  title: 'notifications.title',
  query: parameters,
  variables: ({ search }) => variablesOf(filtersIn(search)),
  screen: () => import('./NotificationList.tsx'),
});
