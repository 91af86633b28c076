import parameters from '../../__generated__/ContactsPageQuery$parameters.ts';
import { defineRoute } from '../../app/router/defineRoute.tsx';
import { filtersIn, variablesOf } from './address.ts';

export const contactsRoute = defineRoute({
  path: '/crm',
  title: 'contacts.title',
  right: 'customers:view',
  query: parameters,
  variables: ({ search }) => variablesOf(filtersIn(search)),
  screen: () => import('./Contacts.tsx'),
});
