import parameters from '../../__generated__/NotesPageQuery$parameters.ts';
import { defineRoute } from '../../app/router/defineRoute.tsx';
import { filtersIn, variablesOf } from './address.ts';

export const creditNotesRoute = defineRoute({
  path: '/CreditNotes',
  title: 'returns.creditNotes',
  right: 'transactions-history:view',
  query: parameters,
  variables: ({ search }) => variablesOf(filtersIn(search)),
  screen: () => import('./CreditNoteList.tsx'),
});
