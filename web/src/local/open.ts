import type { LocalDatabase } from './database.ts';

let opened: Promise<LocalDatabase> | undefined;

/** The local database; its code (Dexie) is fetched at first use, never for the login screen. */
export function openDatabase(): Promise<LocalDatabase> {
  opened ??= import('./database.ts').then(({ LocalDatabase }) => new LocalDatabase());
  return opened;
}

/** Lets go of the database, so that it can be deleted. */
export function closeDatabase(): void {
  void opened?.then((database) => database.close());
  opened = undefined;
}
