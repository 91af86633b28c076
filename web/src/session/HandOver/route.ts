import { defineRoute } from '../../app/router/defineRoute.tsx';

/** The hand-over's entry; an address with the parameter comes here without it. */
export const handOverRoute = defineRoute({
  path: '/auth',
  title: 'session.handoverTitle',
  open: true,
  screen: () => import('./HandOver.tsx'),
});
