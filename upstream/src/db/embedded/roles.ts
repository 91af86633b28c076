import pg from 'pg';
import type { Secrets } from './secrets.ts';

/** Owns and migrates the database; neither superuser nor exempt from row-level security. */
export const OWNER_ROLE = 'galla_owner';
/** Serves requests; owns nothing. */
export const APP_ROLE = 'galla_app';
/** The single database of an installation. */
export const DATABASE_NAME = 'galla';

const PLAIN = 'LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS';

/** Creates a role that may only log in, unless it exists. */
export async function createRole(client: pg.Client, name: string, password: string): Promise<void> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [name]);
  if (rowCount) return;
  await client.query(
    `create role ${client.escapeIdentifier(name)} ${PLAIN} password ${client.escapeLiteral(password)}`,
  );
}

/** Creates the two roles and the database where missing, so that an interrupted first start is completed. */
export async function createRoles(superuserUrl: string, secrets: Secrets): Promise<void> {
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  try {
    await createRole(client, OWNER_ROLE, secrets.ownerPassword);
    await createRole(client, APP_ROLE, secrets.appPassword);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE_NAME]);
    if (!rowCount) await client.query(`create database ${DATABASE_NAME} owner ${OWNER_ROLE}`);
  } finally {
    await client.end();
  }
}
