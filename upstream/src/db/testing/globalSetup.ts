import type { TestProject } from 'vitest/node';
import { makeTemplate } from '../embedded/throwAway.ts';
import { startTestServer, type RunningTestServer } from './testServer.ts';

declare global {
  /** One server for all projects of a run: each project runs its own copy of this module in the same process. */
  var gallaTestServer: { server: Promise<RunningTestServer>; users: number } | undefined;
}

/** All data folders of the run's tests are copies of one. */
async function startFromTemplate(): Promise<RunningTestServer> {
  const template = await makeTemplate();
  process.env['INITDB_TEMPLATE'] = template.folder;
  try {
    const server = await startTestServer();
    const stop = async () => {
      try {
        await server.stop();
      } finally {
        await template.remove();
      }
    };
    return { ...server, stop };
  } catch (error) {
    await template.remove();
    throw error;
  }
}

async function startOrTell(): Promise<RunningTestServer> {
  try {
    return await startFromTemplate();
  } catch (error) {
    // Vitest fails to print an error of a global setup because of its stack, which would hide the reason.
    process.stderr.write(`\nThe database of the tests does not start: ${String(error)}\n`);
    throw error;
  }
}

/** Vitest's global setup: starts the server with the first project that needs it, and stops it with the last. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const shared = (globalThis.gallaTestServer ??= { server: startOrTell(), users: 0 });
  shared.users += 1;
  const { stop, ...server } = await shared.server;
  project.provide('testServer', server);
  return async () => {
    shared.users -= 1;
    if (shared.users > 0) return;
    globalThis.gallaTestServer = undefined;
    await stop();
  };
}
