import type { FastifyInstance } from 'fastify';

/** Tile addresses of the employee map by style; none unless the operator sets them (ADR 52). */
export interface MapTiles {
  /** Addresses with {z}, {x} and {y}; absent when not set. */
  streets?: string;
  satellite?: string;
  dark?: string;
  /** Attribution required by the map service. */
  attribution?: string;
}

/** Whether it is a tile address: pages may fetch from its origin. */
export const isTileAddress = (address: string): boolean =>
  ['{z}', '{x}', '{y}'].every((part) => address.includes(part)) &&
  /^https?:\/\//.test(address) &&
  URL.parse(address) !== null;

/** The origins of the map's tiles, without duplicates. */
export const tileOrigins = ({ streets, satellite, dark }: MapTiles): string[] => {
  const addresses = [streets, satellite, dark].filter((one) => one !== undefined);
  return [...new Set(addresses.map((address) => new URL(address).origin))];
};

/** Tells the web client which map styles exist; tile addresses are visible in every browser anyway. */
export function serveMapStyles(app: FastifyInstance, tiles: MapTiles): void {
  app.get('/map-styles.json', (_request, reply) => reply.header('cache-control', 'no-cache').send(tiles));
}
