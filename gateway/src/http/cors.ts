import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

/** What a caller may send beside what browsers allow unasked. */
const TAKEN = [
  'authorization',
  'content-type',
  'idempotency-key',
  'x-request-id',
  'apollographql-client-name',
  'apollographql-client-version',
];
/** What a page may read of an answer. */
const SHOWN = ['x-request-id', 'retry-after', 'content-disposition'];

/**
 * Lets pages of the listed origins call, by token only: cookies are neither taken nor set. To any other origin
 * nothing is said, so that its browser keeps the answer from it.
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
