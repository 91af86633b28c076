import type { map } from '@galla/upstream/contract';
import type { Answer } from '../rest/arguments.ts';
import type { EmployeeRoute, LocationPoint } from '../types.generated.ts';

type Row = Answer<typeof map.employeeRoutes>['data'][number];

/** A point as the graph has it. */
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

/** A route as the graph has it. */
export const routeOf = ({ locations, distance, kept_until: keptUntil }: Row): EmployeeRoute => ({
  __typename: 'EmployeeRoute',
  points: locations.map(pointOf),
  distance,
  keptUntil,
});
