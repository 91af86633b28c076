export { isOnGlobe, metresBetween, type Coordinates } from './place.ts';
export {
  checkRoutePoints,
  checkSharingHours,
  isSharingTime,
  MAX_LOCATION_DAYS,
  POINT_LIMITS,
  pointsKeptSince,
  pointsToKeep,
  routeOf,
  SALE_NEAR,
  SHARING_RULES,
  type RoutePoint,
  type SharingRules,
} from './points.ts';
export {
  MAP_VIEW,
  ROUTE_SPEEDS,
  ROUTE_STEP,
  routeMetres,
  STOP_LASTS,
  stopsOf,
  type Stop,
  type StopKind,
} from './route.ts';
