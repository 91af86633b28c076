import { SUPERUSER } from './initialise.ts';
import { APP_ROLE, DATABASE_NAME, OWNER_ROLE } from './roles.ts';
import type { Secrets } from './secrets.ts';

/** Connection strings for node-postgres over the Unix socket. */
export interface DatabaseUrls {
  /** For migrations: the role that owns the database. */
  ownerUrl: string;
  /** For requests: the role that is subject to row-level security. */
  appUrl: string;
  /** For creating roles and databases only: the superuser, on the maintenance database. */
  superuserUrl: string;
}

/** Connection strings for the database with its socket in that folder. */
export function databaseUrls(socketFolder: string, secrets: Secrets): DatabaseUrls {
  // The port is part of the socket's file name; set explicitly, so that PGPORT has no effect.
  const place = `host=${encodeURIComponent(socketFolder)}&port=5432`;
  const url = (role: string, password: string, database: string) =>
    `postgres://${role}:${encodeURIComponent(password)}@/${database}?${place}`;
  return {
    ownerUrl: url(OWNER_ROLE, secrets.ownerPassword, DATABASE_NAME),
    appUrl: url(APP_ROLE, secrets.appPassword, DATABASE_NAME),
    superuserUrl: url(SUPERUSER, secrets.superuserPassword, 'postgres'),
  };
}
