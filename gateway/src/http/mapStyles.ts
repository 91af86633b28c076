import type { FastifyInstance } from 'fastify';

/** Where the tiles of the map of employees come from, by style; none are set unless the operator sets them (ADR 52). */
export interface MapTiles {
  /** Addresses with {z}, {x} and {y}; absent where none is set. */
  streets?: string;
  satellite?: string;
  dark?: string;
  /** What the map service wants to be named by. */
  attribution?: string;
}

/** An address of tiles: its origin is what pages may fetch from. */
export const isTileAddress = (address: string): boolean =>
  ['{z}', '{x}', '{y}'].every((part) => address.includes(part)) &&
  /^https?:\/\//.test(address) &&
  URL.parse(address) !== null;

/** The origins that the map asks for tiles, each once. */
export const tileOrigins = ({ streets, satellite, dark }: MapTiles): string[] => {
  const addresses = [streets, satellite, dark].filter((one) => one !== undefined);
  return [...new Set(addresses.map((address) => new URL(address).origin))];
};

/** Tells the web client which styles the map has; addresses of tiles are in every browser anyway. */
export function serveMapStyles(app: FastifyInstance, tiles: MapTiles): void {
  app.get('/map-styles.json', (_request, reply) => reply.header('cache-control', 'no-cache').send(tiles));
}
