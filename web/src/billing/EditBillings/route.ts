import { decodeBillingData } from '@galla/domain';
import parameters from '../../__generated__/EditBillingsQuery$parameters.ts';
import { defineRoute } from '../../app/router/defineRoute.tsx';
import { prepareCatalogue } from '../../catalogue/index.ts';

export const editBillingsRoute = defineRoute({
  path: '/EditBillings',
  title: 'billing.editScreen',
  right: 'billing:view',
  rail: true,
  query: parameters,
  variables: ({ search }) => {
    const document = search.get('document') ?? '';
    const customer = decodeBillingData(search.get('data') ?? '')?.contactId ?? '';
    return { document, edits: document !== '', customer, chosen: document === '' && customer !== '' };
  },
  before: prepareCatalogue,
  screen: () => import('./EditBillings.tsx'),
});
