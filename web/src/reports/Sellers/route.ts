import { dayIn } from '@galla/domain';
import parameters from '../../__generated__/SellersPageQuery$parameters.ts';
import { rememberedZone } from '../../app/clock/rememberedZone.ts';
import { defineRoute } from '../../app/router/defineRoute.tsx';
import { filtersIn, variablesOf } from './address.ts';

export const sellersRoute = defineRoute({
  path: '/Reports/sellers',
  title: 'sellers.title',
  right: 'reports:view',
  query: parameters,
  variables: ({ search }) => variablesOf(filtersIn(search), dayIn(rememberedZone(), new Date())),
  screen: () => import('./Sellers.tsx'),
});
