import type { map } from '@galla/upstream/contract';
import type { Answer } from '../rest/arguments.ts';
import type { EmployeeRoute } from '../types.generated.ts';

type Row = Answer<typeof map.employeeRoutes>['data'][number];

/** A route as the graph has it. */
export const routeOf = ({ locations, distance, kept_until: keptUntil }: Row): EmployeeRoute => ({
  __typename: 'EmployeeRoute',
  points: locations.map(({ id: key, latitude, longitude, created_at: at }) => ({
    __typename: 'LocationPoint',
    key,
    latitude,
    longitude,
    at,
  })),
  distance,
  keptUntil,
});
