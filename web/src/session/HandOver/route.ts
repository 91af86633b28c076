import { defineRoute } from '../../app/router/defineRoute.tsx';

/** The target of a hand-over; any address with the parameter is redirected here without it. */
export const handOverRoute = defineRoute({
  path: '/auth',
  title: 'session.handoverTitle',
  open: true,
  screen: () => import('./HandOver.tsx'),
});
