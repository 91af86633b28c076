import type { RoutePoint } from '@galla/domain';
import { graphql, readInlineData } from 'react-relay';
import type { readRoute_route$key } from '../../__generated__/readRoute_route.graphql.ts';

/** A route in the form that the screen draws. */
export interface ShownRoute {
  points: readonly RoutePoint[];
  /** In whole metres. */
  distance: number;
  /** The last day before the points are deleted. */
  keptUntil: string;
}

/** Reads the route of a day, with Date objects. */
export function readRoute(route: readRoute_route$key): ShownRoute {
  const { points, distance, keptUntil } = readInlineData(
    graphql`
      fragment readRoute_route on EmployeeRoute @inline {
        points {
          latitude
          longitude
          at
        }
        distance
        keptUntil
      }
    `,
    route,
  );
  return {
    points: points.map(({ latitude, longitude, at }) => ({ latitude, longitude, at: new Date(at) })),
    distance,
    keptUntil,
  };
}
