import parameters from '../../__generated__/BulkPageQuery$parameters.ts';
import { defineRoute } from '../../app/router/defineRoute.tsx';
import { filtersIn, variablesOf } from './address.ts';

export const bulkUpdateRoute = defineRoute({
  path: '/crm/bulk-contact-update',
  title: 'contacts.bulkTitle',
  right: 'customers:edit',
  query: parameters,
  variables: ({ search }) => variablesOf(filtersIn(search)),
  screen: () => import('./BulkUpdate.tsx'),
});
