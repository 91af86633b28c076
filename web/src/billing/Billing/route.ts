import parameters from '../../__generated__/BillingQuery$parameters.ts';
import { currentEnvironment } from '../../app/graph/environment.ts';
import { defineRoute } from '../../app/router/defineRoute.tsx';
import { prepareCatalogue } from '../../catalogue/local/catalogue.ts';

export const billingRoute = defineRoute({
  path: '/Billing',
  title: 'billing.title',
  right: 'billing:view',
  query: parameters,
  variables: ({ search }) => {
    const text = search.get('search')?.trim() ?? '';
    return { search: text === '' ? null : text };
  },
  // The cart comes next: by the time a customer is chosen, what is sold is here.
  before: () => prepareCatalogue(currentEnvironment()),
  screen: () => import('./Billing.tsx'),
});
