import parameters from '../../__generated__/TransactionPageQuery$parameters.ts';
import { defineRoute } from '../../app/router/defineRoute.tsx';
import { filtersIn, variablesOf } from './address.ts';

export const transactionHistoryRoute = defineRoute({
  path: '/Transaction-History',
  title: 'transactions.title',
  right: 'transactions-history:view',
  rail: true,
  query: parameters,
  variables: ({ search }) => variablesOf(filtersIn(search)),
  screen: () => import('./TransactionHistory.tsx'),
});
