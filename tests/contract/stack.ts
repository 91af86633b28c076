import { buildApp } from '@galla/gateway/app';
import { PATIENT, testSettings } from '@galla/gateway/testing';
import { testApi, testShop, type TestApi, type TestShop } from '@galla/upstream/testing';
import type { FastifyInstance } from 'fastify';

/** The answer of an operation. */
export interface Ran<Data> {
  data: Data;
  /** Each error as "CODE: message". */
  errors: string[];
  /** Number of upstream calls, as reported by the gateway. */
  calls: number;
}

/** An operation of the manifest by id, or a client's own document. */
export type Asked = { id: string } | { query: string };

/** Runs operations as a signed-in user. */
export type Run = <Data = unknown>(asked: Asked, variables?: Record<string, unknown>) => Promise<Ran<Data>>;

/** Gateway, upstream and PostgreSQL as in an installation, within this process. */
export interface Stack {
  api: TestApi;
  gateway: FastifyInstance;
  /** A paid shop. */
  shop: TestShop;
  /** Runs as the shop's owner. */
  run: Run;
  /** Runs with another token, or without one if it is empty. */
  runAs: (token: string) => Run;
  /** The same with graphql-js executing every operation, without compilation. */
  interpretAs: (token: string) => Run;
  close: () => Promise<void>;
}

/** An answer of /graphql and its number of calls. */
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
  (server: () => FastifyInstance | Promise<FastifyInstance>, token: string): Run =>
  async (asked, variables = {}) => {
    const { body, headers } = await (
      await server()
    ).inject({
      method: 'POST',
      url: '/graphql',
      headers: { ...(token && { authorization: `Bearer ${token}` }) },
      payload: { ...asked, variables },
    });
    return ranOf(body, headers['x-upstream-calls']?.toString());
  };

/** Starts the whole stack for one test file; close it in `afterAll`. */
export async function openStack(): Promise<Stack> {
  const api = await testApi();
  const shop = await testShop(api);
  const url = await api.app.listen({ host: '127.0.0.1', port: 0 });
  const settings = testSettings({ upstream: { url }, logLevel: 'silent' });
  const gateway = await buildApp({ settings, limits: PATIENT });
  // Made on use: most files do without it.
  let interpreter: Promise<FastifyInstance> | undefined;
  const interpreting = () =>
    (interpreter ??= buildApp({ settings: { ...settings, compilesOperations: false }, limits: PATIENT }));
  return {
    api,
    gateway,
    shop,
    runAs: (token) => runOn(() => gateway, token),
    interpretAs: (token) => runOn(interpreting, token),
    run: runOn(() => gateway, shop.owner.token),
    async close() {
      await gateway.close();
      await (await interpreter)?.close();
      await api.close();
    },
  };
}
