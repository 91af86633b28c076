/** A position in degrees of WGS 84: latitude from -90 to 90, longitude from -180 to 180. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** The mean radius of the Earth, in metres. */
const EARTH = 6_371_008.8;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Whether the coordinates are within range. */
export const isOnGlobe = ({ latitude, longitude }: Coordinates): boolean =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;

/** Distance in metres along the surface of a sphere: within 0.6 % of the ellipsoid's. */
export function metresBetween(one: Coordinates, other: Coordinates): number {
  const north = Math.sin(radians(other.latitude - one.latitude) / 2);
  const east = Math.sin(radians(other.longitude - one.longitude) / 2);
  const chord =
    north * north + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * east * east;
  return 2 * EARTH * Math.asin(Math.min(1, Math.sqrt(chord)));
}
