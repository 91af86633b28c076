import { doDueJobs, type JobsOptions } from './run.ts';

/** Polling interval, and so the maximum delay, in milliseconds; one statement each time when nothing is due. */
const LOOK_EVERY = 30_000;

/**
 * Runs jobs when they are due; jobs missed while no process ran are run immediately. Every upstream process does this;
 * the queue's locks assign each job to one of them.
 */
export function startJobs(options: JobsOptions): { stop(): Promise<void> } {
  const stopping = new AbortController();
  let running: Promise<void> | undefined;
  const look = (): void => {
    running ??= doDueJobs(options, stopping.signal)
      .catch((error: unknown) => options.log.warn({ err: error }, 'the queue of jobs could not be looked at'))
      .finally(() => {
        running = undefined;
      });
  };
  const timer = setInterval(look, LOOK_EVERY).unref();
  look();
  return {
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await running;
    },
  };
}
