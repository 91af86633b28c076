import type { FastifyInstance } from 'fastify';
import { Writable } from 'node:stream';
import { onTestFinished } from 'vitest';
import { buildApp } from '../http/app.ts';
import { makeLogger } from '../http/logging.ts';
import { LIMITS, type Limits } from '../rest/limits.ts';
import { openUpstream, type Upstream } from '../rest/upstream.ts';
import type { Settings } from '../settings.ts';
import { fakeUpstream, type Fake, type Received } from './fakeUpstream.ts';

/** Limits in milliseconds that even a slow machine does not reach: tests are about what happens, not how soon. */
export const PATIENT: Limits = {
  ...LIMITS,
  connect: 60_000,
  headers: 60_000,
  body: 60_000,
  operation: 60_000,
};

/** Settings for tests of the server. */
export function testSettings(changes: Partial<Settings> = {}): Settings {
  return {
    upstream: { url: 'http://127.0.0.1:1' },
    host: 'localhost',
    port: 0,
    publicUrl: undefined,
    webFolder: undefined,
    tls: undefined,
    trustProxy: [],
    operationsFile: undefined,
    compilesOperations: true,
    takesDocuments: true,
    corsOrigins: [],
    servesRest: true,
    mapTiles: {},
    tellsCalls: true,
    demoLogins: undefined,
    metricsToken: undefined,
    logLevel: 'trace',
    ...changes,
  };
}

export interface TestApp {
  app: FastifyInstance;
  /** Calls that reached the fakes. */
  received: readonly Received[];
  /** The logged lines. */
  log: readonly string[];
}

/**
 * The server, to be called with `inject`: over fakes of endpoints, or over a real REST server when the settings
 * name one. It closes with the test.
 */
export async function testApp(
  fakes: readonly Fake[] = [],
  changes: Partial<Settings> = {},
): Promise<TestApp> {
  const settings = testSettings(changes);
  const { upstream: fake, received } = fakeUpstream(fakes);
  const real = openUpstream({ place: settings.upstream, limits: PATIENT });
  const upstream: Upstream = changes.upstream ? real : { ...real, ...fake };
  const log: string[] = [];
  const stream = new Writable({
    write(line, _encoding, done) {
      log.push(String(line));
      done();
    },
  });
  const app = await buildApp({ settings, upstream, logger: makeLogger(settings.logLevel, stream) });
  onTestFinished(() => app.close());
  return { app, received, log };
}

/** A token in upstream's format: 43 characters of base64url. */
export const TOKEN = 'dGhpcyBpcyBhIHRva2VuIG9mIGEgdGVzdCwgMzIgYnl';

/** Posts an operation to /graphql. */
export function post(
  app: FastifyInstance,
  body: unknown,
  { token, ...headers }: Record<string, string | undefined> = {},
) {
  return app.inject({
    method: 'POST',
    url: '/graphql',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

/** Posts a client's own document, as a signed-in user. */
export function postFree(app: FastifyInstance, query: string, variables?: unknown) {
  return post(app, { query, variables }, { token: TOKEN });
}
