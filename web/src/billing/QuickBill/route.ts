import { decodeBillingData } from '@galla/domain';
import { redirect } from 'react-router-dom';
import parameters from '../../__generated__/QuickBillQuery$parameters.ts';
import { defineRoute } from '../../app/router/defineRoute.tsx';
import { prepareCatalogue } from '../../catalogue/index.ts';

export const quickBillRoute = defineRoute({
  path: '/QuickBill',
  title: 'quickBill.title',
  right: 'billing:create',
  rail: true,
  query: parameters,
  variables: ({ search }) => {
    const data = decodeBillingData(search.get('data') ?? '');
    return { customer: data?.contactId ?? '', chosen: data !== undefined };
  },
  before: ({ search }) => {
    if (!search.has('data')) throw redirect('/Billing');
    prepareCatalogue();
  },
  screen: () => import('./QuickBill.tsx'),
});
