import { randomUUID } from 'node:crypto';
import { startThrowAwayDatabase } from '../embedded/index.ts';
import { OWNER_ROLE } from '../embedded/roles.ts';
import { migrate } from '../migrate.ts';
import { addressOf } from './address.ts';
import { prepareForeignServer } from './foreignServer.ts';
import type { TestServer } from './provided.ts';
import { withClient } from './session.ts';

/** The server of one test run. */
export interface RunningTestServer extends TestServer {
  /** Removes everything created by the run. */
  stop: () => Promise<void>;
}

type Access = Pick<TestServer, 'adminUrl' | 'ownerPassword' | 'appPassword'> & { stop: () => Promise<void> };

async function access(): Promise<Access> {
  // Never DATABASE_URL, which may hold a shop's books.
  const adminUrl = process.env['TEST_DATABASE_URL'];
  if (adminUrl) return { adminUrl, ...(await prepareForeignServer(adminUrl)), stop: () => Promise.resolve() };
  const { superuserUrl, secrets, stop } = await startThrowAwayDatabase();
  return {
    adminUrl: superuserUrl,
    ownerPassword: secrets.ownerPassword,
    appPassword: secrets.appPassword,
    stop,
  };
}

async function dropAll(adminUrl: string, prefix: string): Promise<void> {
  await withClient(adminUrl, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      'select datname as name from pg_database where starts_with(datname, $1)',
      [prefix],
    );
    for (const { name } of rows) {
      await client.query(`drop database if exists ${client.escapeIdentifier(name)} with (force)`);
    }
  });
}

/** Starts the server of a test run and creates the migrated template on it. */
export async function startTestServer(): Promise<RunningTestServer> {
  const { stop, ...server } = await access();
  const prefix = `galla_test_${randomUUID().slice(0, 8)}_`;
  const template = `${prefix}template`;
  const owner = { name: OWNER_ROLE, password: server.ownerPassword };
  const stopAll = async () => {
    // A disposable server is removed as a whole.
    if (process.env['TEST_DATABASE_URL']) await dropAll(server.adminUrl, prefix);
    await stop();
  };
  try {
    await withClient(server.adminUrl, (client) =>
      client.query(`create database ${template} owner ${OWNER_ROLE}`),
    );
    await migrate(addressOf(server.adminUrl, template, owner));
  } catch (error) {
    await stopAll();
    throw error;
  }
  return { ...server, prefix, template, stop: stopAll };
}
