import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseRefusal } from './refusal.ts';
import { launchServer, type Server, type ServerPlan } from './server.ts';
import { dismissWorkers } from './workers.ts';

/** A server that is restarted whenever it dies. */
export interface SupervisedServer {
  /** Stops the server and its supervision. */
  stop: () => Promise<void>;
}

/** PostgreSQL's message while workers of a killed server are still exiting. */
const STILL_LEAVING = 'pre-existing shared memory';
const LEAVING_TIME = 10_000;
const LONGEST_PAUSE = 2_000;

async function launchOnceLeft(plan: ServerPlan, signal: AbortSignal): Promise<Server> {
  const deadline = Date.now() + LEAVING_TIME;
  for (;;) {
    try {
      return await launchServer(plan, signal);
    } catch (error) {
      const leaving = error instanceof DatabaseRefusal && error.message.includes(STILL_LEAVING);
      if (!leaving || signal.aborted || Date.now() > deadline) throw error;
      await dismissWorkers(plan.layout.postgres);
      await wait(100);
    }
  }
}

/**
 * Starts the server and keeps it running, always at the same socket; `onRestart` receives the reason of each restart.
 */
export async function superviseServer(
  plan: ServerPlan,
  onRestart: (reason: string) => void,
): Promise<SupervisedServer> {
  const stopping = new AbortController();
  let server: Server | undefined = await launchOnceLeft(plan, stopping.signal);

  async function keepRunning(): Promise<void> {
    let pause = 50;
    while (!stopping.signal.aborted) {
      if (server) {
        const reason = await server.ended;
        if (stopping.signal.aborted) return;
        server = undefined;
        onRestart(reason);
      }
      try {
        server = await launchOnceLeft(plan, stopping.signal);
        pause = 50;
      } catch (error) {
        if (stopping.signal.aborted) return;
        onRestart(String(error));
        await wait(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
        pause = Math.min(pause * 2, LONGEST_PAUSE);
      }
    }
  }

  const running = keepRunning();
  return {
    async stop() {
      stopping.abort();
      await server?.stop();
      await running;
      // The server may have been starting when the stop was requested.
      await server?.stop();
    },
  };
}
