import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK_DETECTED = '40P01';
const MOST_ATTEMPTS = 5;

/** Whether PostgreSQL aborted the transaction because of another one, so that it can simply be repeated. */
function wasSacrificed(error: unknown): boolean {
  return (
    error instanceof pg.DatabaseError &&
    (error.code === SERIALIZATION_FAILURE || error.code === DEADLOCK_DETECTED)
  );
}

/** Whether a prepared statement has a plan from before a migration changed its columns. */
function isOutdatedPlan(error: unknown): boolean {
  return (
    error instanceof pg.DatabaseError && error.code === '0A000' && error.message.startsWith('cached plan')
  );
}

/**
 * Repeats a transaction after a serialization failure or a deadlock, at most 5 times with increasing delays; and after
 * an outdated plan, once the plans are renewed.
 */
export async function retried<T>(transaction: () => Promise<T>, renewPlans?: () => void): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transaction();
    } catch (error) {
      if (attempt === MOST_ATTEMPTS) throw error;
      if (isOutdatedPlan(error)) renewPlans?.();
      else if (!wasSacrificed(error)) throw error;
      // Random delay, so that the transactions do not collide again.
      await wait(Math.random() * 10 * 2 ** attempt);
    }
  }
}
