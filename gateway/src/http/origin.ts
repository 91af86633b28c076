import type { Server } from 'node:http';
import type { Settings } from '../settings.ts';

/** Bind addresses that nobody can open. */
const EVERYWHERE = new Set(['0.0.0.0', '::']);

type Place = Pick<Settings, 'publicUrl' | 'host' | 'port' | 'tls'>;

/** The public origin: the configured one, else where the server listens. */
export function originOf({ publicUrl, host, port, tls }: Place, server?: Server): string {
  if (publicUrl !== undefined) return publicUrl;
  const address = server?.address() ?? null;
  const own = address !== null && typeof address === 'object' ? address.port : port;
  const name = EVERYWHERE.has(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return new URL(`${tls ? 'https' : 'http'}://${name}:${own}`).origin;
}
