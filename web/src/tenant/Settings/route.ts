import parameters from '../../__generated__/SettingsQuery$parameters.ts';
import { defineRoute } from '../../app/router/defineRoute.tsx';

/** "Seting" is how the specification spells it. */
export const settingsRoute = defineRoute({
  path: '/SetingQRCodeResizer',
  title: 'shell.settings',
  right: 'settings:view',
  query: parameters,
  variables: () => ({}),
  screen: () => import('./Settings.tsx'),
});
