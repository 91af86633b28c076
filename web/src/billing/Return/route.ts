import parameters from '../../__generated__/ReturnQuery$parameters.ts';
import { defineRoute } from '../../app/router/defineRoute.tsx';

/** Goods that come back against an invoice. The specification has no such screen. */
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
