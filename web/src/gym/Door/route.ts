import { defineRoute } from '../../app/router/defineRoute.tsx';

/** Who may come in (issue 14, Door). */
export const doorRoute = defineRoute({
  path: '/Door',
  title: 'door.title',
  right: 'members:edit',
  screen: () => import('./Door.tsx'),
});
