import { dayIn } from '@galla/domain';
import type { PaymentHistoryQuery } from '../../__generated__/PaymentHistoryQuery.graphql.ts';
import parameters from '../../__generated__/PaymentHistoryQuery$parameters.ts';
import { rememberedZone } from '../../app/clock/rememberedZone.ts';
import { defineRoute } from '../../app/router/defineRoute.tsx';
import { variablesOf } from './address.ts';

/** The payments of one document (spec 2 §2). */
export const paymentHistoryRoute = defineRoute<PaymentHistoryQuery>({
  path: '/PaymentHistoryPage/:id?',
  title: 'payments.title',
  query: parameters,
  variables: ({ params, search }) =>
    variablesOf(params['id'] ?? '', search, dayIn(rememberedZone(), new Date())),
  screen: () => import('./PaymentHistory.tsx'),
});
