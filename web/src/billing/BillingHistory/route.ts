import parameters from '../../__generated__/HistoryPageQuery$parameters.ts';
import { defineRoute } from '../../app/router/defineRoute.tsx';
import { filtersIn, variablesOf } from './address.ts';

export const billingHistoryRoute = defineRoute({
  path: '/Billing-History',
  title: 'history.title',
  right: 'billing-history:view',
  rail: true,
  query: parameters,
  variables: ({ search }) => variablesOf(filtersIn(search)),
  screen: () => import('./BillingHistory.tsx'),
});
