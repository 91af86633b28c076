import { defineRoute } from '../../app/router/defineRoute.tsx';

/** Checks who may come in. */
export const doorRoute = defineRoute({
  path: '/Door',
  title: 'door.title',
  right: 'members:edit',
  screen: () => import('./Door.tsx'),
});
