import type { fromKysely, PgBoss } from 'pg-boss';
import type { Database } from '../db/database.ts';
import { endBefore, runForQueue } from '../db/forQueue.ts';

/** The one queue, made by the migration. */
export const QUEUE = 'later';
/** Its schema. */
export const SCHEMA = 'jobs';
const DAY = 86_400;

/** The library's queue, and how its statements become part of a transaction. */
interface Queue {
  boss: PgBoss;
  through: typeof fromKysely;
}

const queues = new WeakMap<Database, Promise<Queue>>();

/** Timers that keep no process alive. */
const clock = {
  now: () => Date.now(),
  setTimeout: (work: () => void, pause: number) => setTimeout(work, pause).unref(),
  clearTimeout: (timer: unknown) => clearTimeout(timer as NodeJS.Timeout),
  setInterval: (work: () => void, pause: number) => setInterval(work, pause).unref(),
  clearInterval: (timer: unknown) => clearInterval(timer as NodeJS.Timeout),
};

async function open(database: Database): Promise<Queue> {
  // The library takes a quarter of a second to load: whoever needs it first waits, and not every start.
  const library = await import('pg-boss');
  const boss = new library.PgBoss({
    schema: SCHEMA,
    clock,
    db: { executeSql: (text, values) => runForQueue(database, text, values) },
    // The schema is our migrations' business, and nothing is left behind that would have to be tidied up: a job is
    // deleted when it is done. So nothing runs by itself.
    migrate: false,
    createSchema: false,
    schedule: false,
    supervise: false,
    registerInstance: false,
    queueCacheIntervalSeconds: DAY,
    openTelemetry: { enabled: false },
  });
  // Without a listener an error would end the process; whoever asks for something hears of its failure.
  boss.on('error', () => undefined);
  await boss.start();
  endBefore(database, () => boss.stop({ graceful: false, close: false }));
  return { boss, through: library.fromKysely };
}

/** The library's queue on a database, opened by whoever needs it first. */
export function queueOf(database: Database): Promise<Queue> {
  const known = queues.get(database);
  if (known) return known;
  const opened = open(database);
  queues.set(database, opened);
  // A database that was away is tried again.
  opened.catch(() => queues.delete(database));
  return opened;
}
