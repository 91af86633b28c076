import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

test('nothing said: the embedded database with demo shops, on localhost:4000', () => {
  expect(readSettings({}, [])).toEqual({
    host: 'localhost',
    port: 4000,
    upstreamUrl: undefined,
    database: { kind: 'embedded', dataFolder: undefined },
    demo: true,
  });
});

test('an own database gets demo shops only when they are asked for', () => {
  const own = { DATABASE_URL: 'postgres://app@db/galla', DATABASE_OWNER_URL: 'postgres://owner@db/galla' };
  expect(readSettings(own, [])).toMatchObject({
    database: { kind: 'own', url: own.DATABASE_URL, ownerUrl: own.DATABASE_OWNER_URL },
    demo: false,
  });
  expect(readSettings(own, ['--demo']).demo).toBe(true);
  expect(readSettings({ ...own, DEMO: '1' }, []).demo).toBe(true);
});

test('demo shops can be declined', () => {
  expect(readSettings({ DEMO: '0' }, []).demo).toBe(false);
  expect(readSettings({ DEMO: '1' }, ['--no-demo']).demo).toBe(false);
});

test.each([
  [{ PORT: 'http' }, [], 'PORT is "http"'],
  [{ PORT: '70000' }, [], 'from 1 to 65535'],
  [{ DEMO: 'yes' }, [], 'DEMO is "yes"'],
  [{ DATABASE_URL: 'postgres://app@db/galla' }, [], 'DATABASE_OWNER_URL is not'],
  [{ DATABASE_OWNER_URL: 'postgres://owner@db/galla' }, [], 'DATABASE_URL is not'],
  [{}, ['--dmeo'], '"--dmeo" is not an option'],
])('%j with %j is refused by name', (env, args, words) => {
  expect(() => readSettings(env, args)).toThrow(words);
});
