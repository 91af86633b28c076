import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK_DETECTED = '40P01';
const MOST_ATTEMPTS = 5;

/** Whether PostgreSQL undid the transaction for the sake of another one, so that it may simply run again. */
function wasSacrificed(error: unknown): boolean {
  return (
    error instanceof pg.DatabaseError &&
    (error.code === SERIALIZATION_FAILURE || error.code === DEADLOCK_DETECTED)
  );
}

/** Whether a statement that PostgreSQL keeps was planned for columns that a migration has changed since. */
function isOutdatedPlan(error: unknown): boolean {
  return (
    error instanceof pg.DatabaseError && error.code === '0A000' && error.message.startsWith('cached plan')
  );
}

/**
 * Runs a transaction again after a serialization failure or a deadlock, at most 5 times, a little later each; and after
 * an outdated plan, once plans are made anew.
 */
export async function retried<T>(transaction: () => Promise<T>, renewPlans?: () => void): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transaction();
    } catch (error) {
      if (attempt === MOST_ATTEMPTS) throw error;
      if (isOutdatedPlan(error)) renewPlans?.();
      else if (!wasSacrificed(error)) throw error;
      // Not all at the same moment again.
      await wait(Math.random() * 10 * 2 ** attempt);
    }
  }
}
