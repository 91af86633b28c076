import { createHmac } from 'node:crypto';
import type pg from 'pg';
import { APP_ROLE, createRole, OWNER_ROLE } from '../embedded/roles.ts';
import { withClient } from './session.ts';

/** Marks roles made by tests, so that tests never change the password of a real installation's role. */
const MARK = 'made by the tests of Galla';

async function prepareRole(client: pg.Client, name: string, password: string): Promise<void> {
  const { rows } = await client.query<{ mark: string | null }>(
    `select shobj_description(oid, 'pg_authid') as mark from pg_roles where rolname = $1`,
    [name],
  );
  const [existing] = rows;
  if (existing && existing.mark !== MARK) {
    throw new Error(
      `TEST_DATABASE_URL: the role ${name} of that server is in use. Give the tests a server of their own.`,
    );
  }
  if (existing) return;
  await createRole(client, name, password);
  await client.query(`comment on role ${name} is '${MARK}'`);
  // Only a superuser or a member of the role may create databases owned by it.
  await client.query(`grant ${name} to current_user`);
}

/** Creates the two roles on the server of TEST_DATABASE_URL; concurrent runs share them. */
export async function prepareForeignServer(
  adminUrl: string,
): Promise<{ ownerPassword: string; appPassword: string }> {
  // Deterministic, so that every run gets the same passwords without storing them.
  const password = (role: string) => createHmac('sha256', adminUrl).update(role).digest('base64url');
  const passwords = { ownerPassword: password(OWNER_ROLE), appPassword: password(APP_ROLE) };
  await withClient(adminUrl, async (client) => {
    await prepareRole(client, OWNER_ROLE, passwords.ownerPassword);
    await prepareRole(client, APP_ROLE, passwords.appPassword);
  });
  return passwords;
}
