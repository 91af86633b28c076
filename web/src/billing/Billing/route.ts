import parameters from '../../__generated__/BillingQuery$parameters.ts';
import { defineRoute } from '../../app/router/defineRoute.tsx';
import { prepareCatalogue } from '../../catalogue/index.ts';

export const billingRoute = defineRoute({
  path: '/Billing',
  title: 'billing.title',
  right: 'billing:view',
  query: parameters,
  variables: ({ search }) => {
    const text = search.get('search')?.trim() ?? '';
    return { search: text === '' ? null : text };
  },
  // The cart comes next: the catalogue loads while the user chooses a customer.
  before: prepareCatalogue,
  screen: () => import('./Billing.tsx'),
});
