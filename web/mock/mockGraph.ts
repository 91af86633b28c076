import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { graphql, type GraphQLSchema } from 'graphql';
import type { Connect, Plugin } from 'vite';
import { mockSchema } from './mockSchema.ts';

/** The client's operations by id, as the gateway knows them. */
export const readOperations = (): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../gateway/src/http/persisted.json'), 'utf8'));

/** Answers `{ "id", "variables" }` as the gateway does, from generated records. */
async function answer(schema: GraphQLSchema, body: string): Promise<object> {
  const { id, variables }: { id?: string; variables?: Record<string, unknown> } = JSON.parse(body || '{}');
  const source = readOperations()[id ?? ''];
  if (source === undefined) {
    return { errors: [{ message: `No operation ${id}`, extensions: { code: 'UNKNOWN_OPERATION' } }] };
  }
  return graphql({ schema, source, variableValues: variables ?? {} });
}

/** Lets Vite's dev server answer the graph itself, without gateway or database. Streams stay open and silent. */
export function mockGraph(): Plugin {
  const schema = mockSchema();
  const serve: Connect.NextHandleFunction = (request, response) => {
    if (request.url?.startsWith('/stream')) {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write(': open\n\n');
      return;
    }
    void (async () => {
      const result = await answer(schema, await text(request));
      response.setHeader('content-type', 'application/json').end(JSON.stringify(result));
    })();
  };
  return {
    name: 'galla:mock-graph',
    configureServer: ({ middlewares }) => void middlewares.use('/graphql', serve),
  };
}
