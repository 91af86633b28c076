import type { LocalDatabase } from './database.ts';

let opened: Promise<LocalDatabase> | undefined;

/** The local database. Its code (Dexie) is loaded at first use, never for the login screen. */
export function openDatabase(): Promise<LocalDatabase> {
  opened ??= import('./database.ts').then(({ LocalDatabase }) => new LocalDatabase());
  return opened;
}

/** Closes the database, so that it can be deleted. */
export function closeDatabase(): void {
  void opened?.then((database) => database.close());
  opened = undefined;
}
