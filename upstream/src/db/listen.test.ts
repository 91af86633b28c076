import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openDatabase } from './database.ts';
import { type TestDatabase, testDatabase } from './testing/index.ts';
import { withClient } from './testing/session.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const send = (payload: string) =>
  withClient(database.appUrl, (client) => client.query(`select pg_notify('test', $1)`, [payload]));

test('what is told after a broken connection arrives over the next one, and the break is told', async () => {
  const opened = openDatabase(database.appUrl);
  const heard: string[] = [];
  const listening = opened.listen('test', {
    onReady: () => heard.push('ready'),
    onMessage: (payload) => heard.push(payload),
    onLost: () => heard.push('lost'),
  });
  await vi.waitFor(() => expect(heard).toEqual(['ready']));
  await send('first');
  await vi.waitFor(() => expect(heard).toEqual(['ready', 'first']));
  await withClient(database.appUrl, (client) =>
    client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'galla live' and datname = current_database()`,
    ),
  );
  await vi.waitFor(() => expect(heard).toEqual(['ready', 'first', 'lost', 'ready']));
  await send('second');
  await vi.waitFor(() => expect(heard.at(-1)).toBe('second'));
  await listening.stop();
  await opened.close();
});

test('nothing is heard of a transaction that was undone', async () => {
  const opened = openDatabase(database.appUrl);
  const heard: string[] = [];
  const listening = opened.listen('test', {
    onReady: () => heard.push('ready'),
    onMessage: (payload) => heard.push(payload),
    onLost: () => undefined,
  });
  await vi.waitFor(() => expect(heard).toEqual(['ready']));
  await withClient(database.appUrl, async (client) => {
    await client.query('begin');
    await client.query(`select pg_notify('test', 'undone')`);
    await client.query('rollback');
  });
  await send('done');
  await vi.waitFor(() => expect(heard).toEqual(['ready', 'done']));
  await listening.stop();
  await opened.close();
});
