import type { AttendancePageQuery } from '../../__generated__/AttendancePageQuery.graphql.ts';
import parameters from '../../__generated__/AttendancePageQuery$parameters.ts';
import { readAddress } from '../../app/router/address.ts';
import { defineRoute } from '../../app/router/defineRoute.tsx';
import { DEFAULTS, variablesOf } from './address.ts';

/** Who is there, and since when. Without a right to it: everybody sees and marks the own attendance. */
export const attendanceRoute = defineRoute<AttendancePageQuery>({
  path: '/Attendance',
  title: 'attendance.title',
  query: parameters,
  variables: ({ search }) => variablesOf(readAddress(search, DEFAULTS)),
  screen: () => import('./Attendance.tsx'),
});
