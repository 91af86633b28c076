import { dayIn } from '@galla/domain';
import type { CalendarQuery } from '../../__generated__/CalendarQuery.graphql.ts';
import parameters from '../../__generated__/CalendarQuery$parameters.ts';
import { rememberedZone } from '../../app/clock/rememberedZone.ts';
import { readAddress } from '../../app/router/address.ts';
import { defineRoute } from '../../app/router/defineRoute.tsx';
import { dayOf, DEFAULTS, rangeOf } from './address.ts';

/** The calendar of appointments (spec 2 §2). */
export const calendarRoute = defineRoute<CalendarQuery>({
  path: '/Calendar',
  title: 'calendar.title',
  right: 'calendar:view',
  rail: true,
  query: parameters,
  variables: ({ search }) => {
    const place = readAddress(search, DEFAULTS);
    return rangeOf(place, dayOf(place, dayIn(rememberedZone(), new Date())));
  },
  screen: () => import('./Calendar.tsx'),
});
