import { doDueJobs, type JobsOptions } from './run.ts';

/** How late something may be, in milliseconds: one statement each time where nothing is due. */
const LOOK_EVERY = 30_000;

/**
 * Does jobs as they come due, what was missed while no process ran at once. Each process of upstream does this; the
 * queue's locks give a job to one of them.
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
