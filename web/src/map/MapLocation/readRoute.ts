import type { RoutePoint } from '@galla/domain';
import { graphql, readInlineData } from 'react-relay';
import type { readRoute_route$key } from '../../__generated__/readRoute_route.graphql.ts';

/** A route as the screen draws it. */
export interface ShownRoute {
  points: readonly RoutePoint[];
  /** In whole metres. */
  distance: number;
  /** The last day on which the points are there. */
  keptUntil: string;
}

/** The route of a day with its instants as dates. */
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
