import type { AddressInfo } from 'node:net';
import { buildApp, type AppOptions } from './http/app.ts';

/** A running gateway. */
export interface RunningGateway {
  /** Where it listens. */
  url: string;
  /** Accepts no more requests, finishes those in progress, and disconnects from upstream. */
  stop(): Promise<void>;
}

/** Starts the gateway. Throws when it cannot listen. */
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
