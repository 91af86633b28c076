import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

/** Request headers allowed beyond those browsers always allow. */
const TAKEN = [
  'authorization',
  'content-type',
  'idempotency-key',
  'x-request-id',
  'apollographql-client-name',
  'apollographql-client-version',
];
/** Response headers that a page may read. */
const SHOWN = ['x-request-id', 'retry-after', 'content-disposition'];

/**
 * Allows pages of the listed origins to call, by token only: cookies are neither accepted nor set. Other origins
 * get no CORS headers, so that browsers withhold the answer from them.
 */
export async function allowOrigins(app: FastifyInstance, origins: readonly string[]): Promise<void> {
  if (origins.length === 0) return;
  const listed = new Set(origins);
  await app.register(cors, {
    origin: (origin, answer) => answer(null, origin !== undefined && listed.has(origin)),
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: TAKEN,
    exposedHeaders: SHOWN,
    credentials: false,
    maxAge: 600,
  });
}
