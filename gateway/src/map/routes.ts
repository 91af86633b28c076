import type { map } from '@galla/upstream/contract';
import type { Answer } from '../rest/arguments.ts';
import type { EmployeeRoute, LocationPoint } from '../types.generated.ts';

type Row = Answer<typeof map.employeeRoutes>['data'][number];

/** Maps a point to the graph's type. */
export const pointOf = ({
  id: key,
  latitude,
  longitude,
  created_at: at,
}: Row['locations'][number]): LocationPoint => ({
  __typename: 'LocationPoint',
  key,
  latitude,
  longitude,
  at,
});

/** Maps a route to the graph's type. */
export const routeOf = ({ locations, distance, kept_until: keptUntil }: Row): EmployeeRoute => ({
  __typename: 'EmployeeRoute',
  points: locations.map(pointOf),
  distance,
  keptUntil,
});
