/** `pnpm dev`: the client served by Vite on port 4001; gateway and upstream restart whenever their code changes. */
import { buildStalePlayground } from './start/builds.ts';
import { run } from './start/run.ts';
import { answers } from './start/answers.ts';
import { gatewayPlan } from './start/gateway.ts';
import { demoLogins } from './start/logins.ts';
import { checkPort } from './start/port.ts';
import { readSettings } from './start/settings.ts';
import { startChild, startUpstream } from './start/stack.ts';
import { inside } from './paths.ts';
import { toolEnvironment } from './tool.ts';

/** Must match web/vite.config.ts, which also has the gateway address that Vite proxies calls to. */
const VITE_PORT = 4001;
const GATEWAY_PORT = '4000';

await run(async (lifetime) => {
  const settings = readSettings({ ...process.env, PORT: GATEWAY_PORT }, process.argv.slice(2));
  await checkPort(settings.host, settings.port);
  await checkPort('localhost', VITE_PORT);
  console.log('Galla is starting for development.');
  const publicUrl = `http://localhost:${VITE_PORT}`;
  const upstream = await startUpstream(settings, lifetime, true, publicUrl);
  await buildStalePlayground(lifetime.signal);
  const plan = gatewayPlan(settings, { ...upstream.address, PUBLIC_URL: publicUrl }, undefined, true);
  const gateway = await startChild(plan, lifetime);
  const vite = await startChild(
    {
      name: 'Vite',
      args: [inside('web', 'node_modules', 'vite', 'bin', 'vite.js'), inside('web'), '--logLevel', 'warn'],
      env: toolEnvironment(),
      isReady: () => answers({ host: 'localhost', port: VITE_PORT, path: '/' }),
      stopWithin: 1_000,
    },
    lifetime,
  );
  await Promise.all([upstream.ready, gateway.ready, vite.ready]);
  console.log(`\nThe client is at http://localhost:${VITE_PORT} - Ctrl-C stops it.\n`);
  if (settings.demo && !settings.upstreamUrl) console.log(demoLogins());
});
