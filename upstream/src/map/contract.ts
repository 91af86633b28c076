import { POINT_LIMITS } from '@galla/domain';
import Type from 'typebox';
import { endpoint } from '../http/endpoint.ts';
import { Day, Id, Ids, Instant, Success } from '../http/schemas.ts';

/**
 * Where people of the shop were while they shared their route (spec 3 §7 Map; ADR 52 says the paths). None of these
 * calls needs a right: everybody sends and sees the own points, and those of others need View on Map.
 */

const Latitude = Type.Number({ description: 'Degrees of WGS 84, -90 to 90; six decimals' });
const Longitude = Type.Number({ description: 'Degrees of WGS 84, -180 to 180; six decimals' });

/** A location point (spec 3 §3). */
export const LocationPoint = Type.Object({
  id: Id,
  latitude: Latitude,
  longitude: Longitude,
  /** When the person was there. */
  created_at: Instant,
});

export const EmployeeRoute = Type.Object({
  employee_id: Id,
  locations: Type.Array(LocationPoint),
  /** The length in whole metres, in straight lines from point to point. */
  distance: Type.Integer(),
  /** The last day on which the points are there. */
  kept_until: Day,
});

export const getEmployeeLocation = endpoint({
  method: 'POST',
  path: '/get_employee_location',
  summary:
    'The points that a person shared on a day of the shop, in the order of their times; those of others need View on Map',
  tenant: 'body',
  repeat: 'safe',
  body: { employee_id: Id, date: Day },
  answer: Type.Object({ success: Success, ...EmployeeRoute.properties }),
});

export const employeeRoutes = endpoint({
  method: 'GET',
  path: '/employee_routes',
  summary:
    'The routes of several people on a day, in the order of the ids; who is not of the shop is left out',
  tenant: 'query',
  repeat: 'safe',
  query: { ids: Ids, date: Day },
  answer: Type.Object({ success: Success, data: Type.Array(EmployeeRoute) }),
});

export const getLocationById = endpoint({
  method: 'GET',
  path: '/getlocationbyid/:id',
  summary: 'One point that somebody shared, and whose it is',
  tenant: 'query',
  repeat: 'safe',
  params: { id: Id },
  answer: Type.Object({
    success: Success,
    data: Type.Object({ ...LocationPoint.properties, employee_id: Id }),
  }),
});

export const saveLocations = endpoint({
  method: 'POST',
  path: '/save_location',
  summary:
    'Sends points of the own route. Each counts once, by its id; those outside of the working hours, too old, or less than 50 m or 30 s after the one before are left out',
  tenant: 'body',
  repeat: 'keyed',
  body: {
    points: Type.Array(
      Type.Object(
        {
          /** Made by the phone that took the point. */
          id: Id,
          latitude: Latitude,
          longitude: Longitude,
          /** When the phone was there. */
          created_at: Instant,
        },
        { additionalProperties: false },
      ),
      { description: `At most ${POINT_LIMITS.batch}` },
    ),
  },
  answer: Type.Object({
    success: Success,
    message: Type.String(),
    /** Points that are stored by this call. */
    saved: Type.Integer(),
    /** Points that are not: also those that were stored before. */
    left_out: Type.Integer(),
  }),
});
