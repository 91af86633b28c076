import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WATCH, type ChildPlan } from './child.ts';
import { answers } from './answers.ts';

/** What upstream needs to know of its database. */
export interface UpstreamPlace {
  DATABASE_URL: string;
  DATABASE_OWNER_URL: string;
  /** Said for the embedded database; an own database comes with its own, from the environment. */
  PEPPER?: string;
  FILES_FOLDER?: string;
  /** Said for the embedded database, where a trial payment gives nothing away. */
  PAYMENT_PROVIDER?: string;
  /** Said for the embedded database, whose data folder keeps them. */
  VAPID_PUBLIC_KEY?: string;
  VAPID_PRIVATE_KEY?: string;
}

/** A fresh folder, closed to others, for the socket between gateway and upstream. */
export function createSocketFolder(): { path: string; stop: () => Promise<void> } {
  // Paths of sockets must stay below 104 bytes.
  const base = tmpdir().length < 60 ? tmpdir() : '/tmp';
  const path = mkdtempSync(join(base, 'galla-'));
  return { path, stop: () => Promise.resolve(rmSync(path, { recursive: true, force: true })) };
}

/** Upstream on a Unix socket. */
export function upstreamPlan(
  socket: string,
  place: UpstreamPlace,
  { demo, publicUrl, watch }: { demo: boolean; publicUrl: string; watch: boolean },
): ChildPlan {
  return {
    name: 'Upstream',
    args: [...(watch ? WATCH : []), 'upstream/src/start.ts'],
    env: {
      LOG_LEVEL: 'warn',
      ...process.env,
      ...place,
      UPSTREAM_SOCKET: socket,
      PUBLIC_URL: publicUrl,
      DEMO: demo ? '1' : '0',
    },
    isReady: () => answers({ socketPath: socket, path: '/readyz' }),
    // One that was killed leaves its socket, on which the next can't listen.
    prepare: () => rmSync(socket, { force: true }),
    // Its only caller, the gateway, has finished by then.
    stopWithin: 2_000,
  };
}
