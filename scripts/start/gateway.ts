import { answers } from './answers.ts';
import { WATCH, type ChildPlan } from './child.ts';
import { demoLoginsJson } from './logins.ts';
import type { StartSettings } from './settings.ts';

/** Address of the REST API for the gateway. */
export type UpstreamAddress = { UPSTREAM_SOCKET: string } | { UPSTREAM_URL: string };

/** Node options for the gateway; none unless the operator sets some (docs/adr/0025). */
export function gatewayOptions(): string[] {
  return (process.env['GATEWAY_NODE_OPTIONS'] ?? '').split(' ').filter(Boolean);
}

/** Variables that only upstream may see, and those that are set again below. */
const WITHHELD = [
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
  'PEPPER',
  'PAYMENT_SALT_KEY',
  'VAPID_PRIVATE_KEY',
  'MESSAGING_KEY',
  'UPSTREAM_URL',
  'UPSTREAM_SOCKET',
];

function environment(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !WITHHELD.includes(name)));
}

function usesTls(): boolean {
  return Boolean(process.env['TLS_CERT']);
}

/** The address to open in a browser. */
export function publicAddress({ host, port }: StartSettings): string {
  return process.env['PUBLIC_URL'] || `${usesTls() ? 'https' : 'http'}://${host}:${port}`;
}

/** The gateway reads the schema as a file; Node watches it only when given every folder explicitly. */
const WATCH_WITH_SCHEMA = [
  ...WATCH,
  ...['schema.graphql', 'gateway/src', 'domain/src', 'upstream/src'].map((path) => `--watch-path=${path}`),
];

/** How to run the gateway; it serves the built client when there is one. */
export function gatewayPlan(
  { host, port, demo, upstreamUrl }: StartSettings,
  upstream: UpstreamAddress & { PUBLIC_URL?: string },
  webFolder: string | undefined,
  watch: boolean,
): ChildPlan {
  return {
    name: 'Gateway',
    args: [...(watch ? WATCH_WITH_SCHEMA : []), ...gatewayOptions(), 'gateway/src/start.ts'],
    env: {
      LOG_LEVEL: 'warn',
      ...environment(),
      ...upstream,
      HOST: host,
      PORT: String(port),
      ...(demo && upstreamUrl === undefined ? { DEMO_LOGINS: demoLoginsJson() } : {}),
      ...(webFolder ? { WEB_FOLDER: webFolder } : {}),
    },
    isReady: () => answers({ host, port, path: '/healthz' }, usesTls()),
    stopWithin: 6_000,
  };
}
