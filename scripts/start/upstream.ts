import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WATCH, type ChildPlan } from './child.ts';
import { answers } from './answers.ts';

/** What upstream needs to know about its database. */
export interface UpstreamPlace {
  DATABASE_URL: string;
  DATABASE_OWNER_URL: string;
  /** Set for the embedded database only; with an external database it comes from the environment. */
  PEPPER?: string;
  FILES_FOLDER?: string;
  /** Set for the embedded database only, where the trial provider gives nothing away for free. */
  PAYMENT_PROVIDER?: string;
  /** Set for the embedded database only; the data folder stores the keys. */
  VAPID_PUBLIC_KEY?: string;
  VAPID_PRIVATE_KEY?: string;
}

/** A new private folder for the socket between gateway and upstream. */
export function createSocketFolder(): { path: string; stop: () => Promise<void> } {
  // Socket paths must be shorter than 104 bytes.
  const base = tmpdir().length < 60 ? tmpdir() : '/tmp';
  const path = mkdtempSync(join(base, 'galla-'));
  return { path, stop: () => Promise.resolve(rmSync(path, { recursive: true, force: true })) };
}

/** How to run upstream on a Unix socket. */
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
    // A killed process leaves its socket behind, which blocks the next one from listening.
    prepare: () => rmSync(socket, { force: true }),
    // The gateway, its only caller, has already stopped by then.
    stopWithin: 2_000,
  };
}
