import { join } from 'node:path';
import { startDatabase, type VapidKeys } from '../../upstream/src/db/embedded/index.ts';
import { step } from '../terminal.ts';
import { superviseChild, type ChildPlan } from './child.ts';
import { publicAddress, type UpstreamAddress } from './gateway.ts';
import type { Lifetime } from './lifetime.ts';
import type { DatabaseChoice, StartSettings } from './settings.ts';
import { createSocketFolder, upstreamPlan, type UpstreamPlace } from './upstream.ts';

function log(line: string): void {
  console.error(`  ${line}`);
}

function onRestart(reason: string): void {
  log(`PostgreSQL ended (${reason}) and is started again.`);
}

/** VAPID keys from the environment, else those stored in the data folder. */
function vapidKeys(
  kept: VapidKeys | undefined,
): Pick<UpstreamPlace, 'VAPID_PUBLIC_KEY' | 'VAPID_PRIVATE_KEY'> {
  if (!kept || process.env['VAPID_PRIVATE_KEY']) return {};
  return { VAPID_PUBLIC_KEY: kept.publicKey, VAPID_PRIVATE_KEY: kept.privateKey };
}

async function startPlace(choice: DatabaseChoice, lifetime: Lifetime): Promise<UpstreamPlace> {
  if (choice.kind === 'own') return { DATABASE_URL: choice.url, DATABASE_OWNER_URL: choice.ownerUrl };
  const { dataFolder } = choice;
  const database = await step('PostgreSQL is ready', () =>
    lifetime.adopt(() => startDatabase({ dataFolder, onRestart })),
  );
  return {
    DATABASE_URL: database.appUrl,
    DATABASE_OWNER_URL: database.ownerUrl,
    PEPPER: process.env['PEPPER'] || database.secrets.pepper,
    FILES_FOLDER: process.env['FILES_FOLDER'] || database.filesFolder,
    ...vapidKeys(database.secrets.vapid),
    PAYMENT_PROVIDER: process.env['PAYMENT_PROVIDER'] || 'sandbox',
  };
}

/** Starts a child process and reports when it is ready. */
export async function startChild(plan: ChildPlan, lifetime: Lifetime): Promise<{ ready: Promise<void> }> {
  const child = await lifetime.adopt(() => superviseChild(plan, log));
  return { ready: step(`${plan.name} is ready`, () => child.ready) };
}

/**
 * Starts the database and upstream, unless an external REST API is configured, and returns its address. The gateway can
 * start in parallel; the product works once both are ready.
 * @param publicUrl where people open the product: a payment service redirects them back there
 */
export async function startUpstream(
  settings: StartSettings,
  lifetime: Lifetime,
  watch: boolean,
  publicUrl: string = publicAddress(settings),
): Promise<{ address: UpstreamAddress; ready: Promise<void> }> {
  if (settings.upstreamUrl)
    return { address: { UPSTREAM_URL: settings.upstreamUrl }, ready: Promise.resolve() };
  const place = await startPlace(settings.database, lifetime);
  const folder = await lifetime.adopt(createSocketFolder);
  const socket = join(folder.path, 'upstream.sock');
  const { ready } = await startChild(
    upstreamPlan(socket, place, { demo: settings.demo, publicUrl, watch }),
    lifetime,
  );
  return { address: { UPSTREAM_SOCKET: socket }, ready };
}
