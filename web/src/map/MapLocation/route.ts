import { dayIn } from '@galla/domain';
import type { MapLocationQuery } from '../../__generated__/MapLocationQuery.graphql.ts';
import parameters from '../../__generated__/MapLocationQuery$parameters.ts';
import { rememberedZone } from '../../app/clock/rememberedZone.ts';
import { readAddress } from '../../app/router/address.ts';
import { defineRoute } from '../../app/router/defineRoute.tsx';
import { DEFAULTS, variablesOf } from './address.ts';

/**
 * An employee's route of a day (spec 3 §2.8). No right is required, because everybody may see their own
 * route.
 */
export const mapLocationRoute = defineRoute<MapLocationQuery>({
  path: '/MapLocation',
  title: 'map.title',
  rail: true,
  query: parameters,
  variables: ({ search }) => variablesOf(readAddress(search, DEFAULTS), dayIn(rememberedZone(), new Date())),
  screen: () => import('./MapLocation.tsx'),
});
