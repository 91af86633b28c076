import type { Table } from 'dexie';
import type { LocalDatabase } from './database.ts';
import { openDatabase } from './open.ts';

/** Items that wait on this device until the server has processed them; signing out deletes them. */
export interface Outbox<T> {
  keep(one: T): Promise<void>;
  /** The oldest items, one batch. */
  waiting(): Promise<T[]>;
  drop(sent: readonly T[]): Promise<void>;
}

/** An outbox in a table of the local database, whose index `at` is the time of the item. */
export function outboxOf<T extends { key: string; at: string }>(
  tableOf: (database: LocalDatabase) => Table<T, string>,
  batch: number,
): Outbox<T> {
  const table = async () => tableOf(await openDatabase());
  return {
    keep: async (one) => void (await (await table()).put(one)),
    waiting: async () => (await table()).orderBy('at').limit(batch).toArray(),
    drop: async (sent) => (await table()).bulkDelete(sent.map(({ key }) => key)),
  };
}

/** Sends a batch; resolves with whether the server has processed it, including refused items. */
export type Send<T> = (batch: readonly T[]) => Promise<boolean>;

/**
 * Sends waiting items in batches and removes those that the server has processed: it stores each only once, and
 * would refuse an invalid one again. Without an answer all items stay for the next time.
 */
export async function sendWaiting<T>(outbox: Outbox<T>, send: Send<T>): Promise<void> {
  const batch = await outbox.waiting();
  if (batch.length === 0 || !(await send(batch))) return;
  await outbox.drop(batch);
  await sendWaiting(outbox, send);
}
