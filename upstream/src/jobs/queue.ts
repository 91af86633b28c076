import type { fromKysely, PgBoss } from 'pg-boss';
import type { Database } from '../db/database.ts';
import { endBefore, runForQueue } from '../db/forQueue.ts';

/** The only queue, created by the migration. */
export const QUEUE = 'later';
export const SCHEMA = 'jobs';
const DAY = 86_400;

/** The library's queue, and the adapter that runs its statements in a transaction. */
interface Queue {
  boss: PgBoss;
  through: typeof fromKysely;
}

const queues = new WeakMap<Database, Promise<Queue>>();

/** Timers that do not keep the process alive. */
const clock = {
  now: () => Date.now(),
  setTimeout: (work: () => void, pause: number) => setTimeout(work, pause).unref(),
  clearTimeout: (timer: unknown) => clearTimeout(timer as NodeJS.Timeout),
  setInterval: (work: () => void, pause: number) => setInterval(work, pause).unref(),
  clearInterval: (timer: unknown) => clearInterval(timer as NodeJS.Timeout),
};

async function open(database: Database): Promise<Queue> {
  // The library takes a quarter of a second to load, so it is loaded on first use rather than at start.
  const library = await import('pg-boss');
  const boss = new library.PgBoss({
    schema: SCHEMA,
    clock,
    db: { executeSql: (text, values) => runForQueue(database, text, values) },
    // Our migrations create the schema, and finished jobs are deleted immediately, so the library needs no background
    // tasks.
    migrate: false,
    createSchema: false,
    schedule: false,
    supervise: false,
    registerInstance: false,
    queueCacheIntervalSeconds: DAY,
    openTelemetry: { enabled: false },
  });
  // Without a listener an error would end the process; callers receive their own errors anyway.
  boss.on('error', () => undefined);
  await boss.start();
  endBefore(database, () => boss.stop({ graceful: false, close: false }));
  return { boss, through: library.fromKysely };
}

/** The library's queue on a database, opened on first use. */
export function queueOf(database: Database): Promise<Queue> {
  const known = queues.get(database);
  if (known) return known;
  const opened = open(database);
  queues.set(database, opened);
  // Allows another attempt after the database was unavailable.
  opened.catch(() => queues.delete(database));
  return opened;
}
