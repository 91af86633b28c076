import { buildApp } from '@galla/gateway/app';
import { PATIENT, testSettings } from '@galla/gateway/testing';
import { testApi, testShop, type TestApi, type TestShop } from '@galla/upstream/testing';
import type { FastifyInstance } from 'fastify';

/** What an operation answered. */
export interface Ran<Data> {
  data: Data;
  /** Each error as "CODE: message". */
  errors: string[];
  /** How many calls upstream got for it, as the gateway tells. */
  calls: number;
}

/** An operation of the manifest by its id, or a document of one's own. */
export type Asked = { id: string } | { query: string };

/** Runs operations as somebody who is signed in. */
export type Run = <Data = unknown>(asked: Asked, variables?: Record<string, unknown>) => Promise<Ran<Data>>;

/** Gateway, upstream and PostgreSQL as they run in an installation, in this process. */
export interface Stack {
  api: TestApi;
  gateway: FastifyInstance;
  /** A paid shop. */
  shop: TestShop;
  /** Runs as the owner of the shop. */
  run: Run;
  /** Runs with another token; with none when it is empty. */
  runAs: (token: string) => Run;
  /** The same, and graphql-js executes every operation: nothing is compiled. */
  interpretAs: (token: string) => Run;
  close: () => Promise<void>;
}

/** An answer of /graphql and how many calls it took. */
function ranOf<Data>(body: string, calls: string | undefined): Ran<Data> {
  const { data, errors = [] }: { data: Data; errors?: { message: string; extensions: { code: string } }[] } =
    JSON.parse(body);
  return {
    data,
    errors: errors.map(({ message, extensions }) => `${extensions.code}: ${message}`),
    calls: Number(calls),
  };
}

const runOn =
  (server: FastifyInstance, token: string): Run =>
  async (asked, variables = {}) => {
    const { body, headers } = await server.inject({
      method: 'POST',
      url: '/graphql',
      headers: { ...(token && { authorization: `Bearer ${token}` }) },
      payload: { ...asked, variables },
    });
    return ranOf(body, headers['x-upstream-calls']?.toString());
  };

/** Starts the whole for one test file; close it in `afterAll`. */
export async function openStack(): Promise<Stack> {
  const api = await testApi();
  const shop = await testShop(api);
  const url = await api.app.listen({ host: '127.0.0.1', port: 0 });
  const settings = testSettings({ upstream: { url }, logLevel: 'silent' });
  const gateway = await buildApp({ settings, limits: PATIENT });
  const interpreter = await buildApp({
    settings: { ...settings, compilesOperations: false },
    limits: PATIENT,
  });
  return {
    api,
    gateway,
    shop,
    runAs: (token) => runOn(gateway, token),
    interpretAs: (token) => runOn(interpreter, token),
    run: runOn(gateway, shop.owner.token),
    async close() {
      await gateway.close();
      await interpreter.close();
      await api.close();
    },
  };
}
