import type { ChoosePinQuery } from '../../__generated__/ChoosePinQuery.graphql.ts';
import parameters from '../../__generated__/ChoosePinQuery$parameters.ts';
import { defineRoute } from '../../app/router/defineRoute.tsx';

/** The target of the first sign-in with a one-time PIN; everything else stays closed until it is changed. */
export const choosePinRoute = defineRoute<ChoosePinQuery>({
  path: '/choose-pin',
  title: 'session.choosePinTitle',
  query: parameters,
  variables: () => ({}),
  screen: () => import('./ChoosePin.tsx'),
});
