import parameters from '../../__generated__/PermissionsQuery$parameters.ts';
import { defineRoute } from '../../app/router/defineRoute.tsx';

export const permissionsRoute = defineRoute({
  path: '/SalesSettingMaster',
  title: 'permissions.title',
  right: 'sales-setting-master:view',
  query: parameters,
  variables: () => ({}),
  screen: () => import('./Permissions.tsx'),
});
