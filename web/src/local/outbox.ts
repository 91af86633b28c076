import type { Table } from 'dexie';
import type { LocalDatabase } from './database.ts';
import { openDatabase } from './open.ts';

/** Things that wait on this device until the server has judged them; signing out deletes them. */
export interface Outbox<T> {
  keep(one: T): Promise<void>;
  /** The oldest ones, as many as go at a time. */
  waiting(): Promise<T[]>;
  drop(sent: readonly T[]): Promise<void>;
}

/** What waits in a table of the local database, whose index `at` says since when. */
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

/** What came of sending a batch: whether the server has judged it, whatever it kept. */
export type Send<T> = (batch: readonly T[]) => Promise<boolean>;

/**
 * Sends what waits, batch by batch, and lets go of what the server has judged: it keeps each once, and would refuse a bad one
 * for ever. Without an answer everything stays for the next time.
 */
export async function sendWaiting<T>(outbox: Outbox<T>, send: Send<T>): Promise<void> {
  const batch = await outbox.waiting();
  if (batch.length === 0 || !(await send(batch))) return;
  await outbox.drop(batch);
  await sendWaiting(outbox, send);
}
