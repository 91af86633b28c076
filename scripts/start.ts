/** `pnpm start`: runs the whole product with one command. */
import { buildStale } from './start/builds.ts';
import { run } from './start/run.ts';
import { gatewayPlan, publicAddress, type UpstreamAddress } from './start/gateway.ts';
import type { Lifetime } from './start/lifetime.ts';
import { demoLogins } from './start/logins.ts';
import { checkPort } from './start/port.ts';
import { readSettings, type StartSettings } from './start/settings.ts';
import { startChild, startUpstream } from './start/stack.ts';
import { WEB_FOLDER } from './start/web.ts';

async function startGateway(
  settings: StartSettings,
  upstream: UpstreamAddress,
  lifetime: Lifetime,
): Promise<void> {
  const { ready } = await startChild(gatewayPlan(settings, upstream, WEB_FOLDER, false), lifetime);
  await ready;
}

await run(async (lifetime) => {
  const settings = readSettings(process.env, process.argv.slice(2));
  await checkPort(settings.host, settings.port);
  console.log('Galla is starting.');
  // Building is bound by the processor, creating the first database by the disk: in parallel they take half the time.
  const launched = startUpstream(settings, lifetime, false);
  await Promise.all([
    launched.then(({ ready }) => ready),
    Promise.all([launched, buildStale(lifetime.signal)]).then(([{ address }]) =>
      startGateway(settings, address, lifetime),
    ),
  ]);
  console.log(`\nGalla runs at ${publicAddress(settings)} - Ctrl-C stops it.\n`);
  if (settings.demo && !settings.upstreamUrl) console.log(demoLogins());
});
