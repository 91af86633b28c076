import type { AddressInfo } from 'node:net';
import { buildApp, type AppOptions } from './http/app.ts';

/** A running gateway. */
export interface RunningGateway {
  /** Where it listens. */
  url: string;
  /** Takes no more requests, finishes those under way, and lets go of upstream. */
  stop(): Promise<void>;
}

/** Starts the gateway. Throws when it can't listen. */
export async function startGateway(options: AppOptions): Promise<RunningGateway> {
  const { host, port, tls } = options.settings;
  const app = await buildApp(options);
  await app.listen({ host, port });
  const address = app.server.address() as AddressInfo;
  return {
    url: `${tls ? 'https' : 'http'}://${host}:${address.port}`,
    stop: () => app.close(),
  };
}
