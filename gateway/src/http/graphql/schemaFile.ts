import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { SCHEMA_FILE } from '../../schema.ts';

/** Serves the schema as a file, which code generators of other clients read without a token. */
export function serveSchema(app: FastifyInstance): void {
  const text = readFileSync(SCHEMA_FILE, 'utf8');
  app.get('/schema.graphql', (_request, reply) =>
    reply.type('application/graphql; charset=utf-8').header('cache-control', 'no-cache').send(text),
  );
}
