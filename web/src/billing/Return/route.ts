import parameters from '../../__generated__/ReturnQuery$parameters.ts';
import { defineRoute } from '../../app/router/defineRoute.tsx';

/** Returns against an invoice; not in the specification. */
export const returnRoute = defineRoute({
  path: '/Return',
  title: 'returns.title',
  rail: true,
  query: parameters,
  variables: ({ search }) => {
    const document = search.get('document') ?? '';
    return { document, known: document !== '' };
  },
  screen: () => import('./Return.tsx'),
});
