import type { AttendancePageQuery } from '../../__generated__/AttendancePageQuery.graphql.ts';
import parameters from '../../__generated__/AttendancePageQuery$parameters.ts';
import { readAddress } from '../../app/router/address.ts';
import { defineRoute } from '../../app/router/defineRoute.tsx';
import { DEFAULTS, variablesOf } from './address.ts';

/** Who is at work, and since when. No right is required: everybody may see and mark their own attendance. */
export const attendanceRoute = defineRoute<AttendancePageQuery>({
  path: '/Attendance',
  title: 'attendance.title',
  query: parameters,
  variables: ({ search }) => variablesOf(readAddress(search, DEFAULTS)),
  screen: () => import('./Attendance.tsx'),
});
