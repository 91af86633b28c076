import { defineRoute } from '../../app/router/defineRoute.tsx';

export const loginRoute = defineRoute({
  path: '/login',
  title: 'session.login',
  open: true,
  screen: () => import('./Login.tsx'),
});
