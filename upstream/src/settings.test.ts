import { expect, test } from 'vitest';
import { readSettings, SettingsError } from './settings.ts';

const GOOD = {
  DATABASE_URL: 'postgres://galla_app@/galla?host=/run',
  PEPPER: 'x'.repeat(32),
  FILES_FOLDER: '/data/files',
};

test('what is not said has a default', () => {
  expect(readSettings(GOOD)).toEqual({
    databaseUrl: GOOD.DATABASE_URL,
    databaseOwnerUrl: undefined,
    pepper: GOOD.PEPPER,
    filesFolder: GOOD.FILES_FOLDER,
    listen: { host: 'localhost', port: 4002 },
    demo: false,
    logLevel: 'info',
    namedStatements: true,
    limits: { tenant: 3_000, address: 2_000, key: 600, link: 60 },
    linkDays: 30,
    trustProxy: [],
    rawTokens: false,
    payment: { publicUrl: 'http://localhost:4000', provider: { kind: 'none' } },
    messaging: { webPush: undefined, other: undefined },
  });
});

test('a socket goes before host and port', () => {
  const environment = { ...GOOD, UPSTREAM_SOCKET: '/run/galla/up.sock', PORT: '4002', HOST: '' };
  expect(readSettings(environment).listen).toEqual({ path: '/run/galla/up.sock' });
});

test.each([
  ['DATABASE_URL', 'mysql://x'],
  ['DATABASE_OWNER_URL', 'x'],
  ['PEPPER', 'short'],
  ['PEPPER', ''],
  ['FILES_FOLDER', ''],
  ['UPSTREAM_SOCKET', `/${'x'.repeat(107)}`],
  ['LINK_DAYS', '0'],
  ['LINK_DAYS', '366'],
  ['RATE_LIMIT_LINK', 'many'],
  ['PORT', 'eighty'],
  ['PORT', '65536'],
  ['DEMO', 'yes'],
  ['LOG_LEVEL', 'loud'],
  ['RATE_LIMIT_TENANT', '0'],
  ['RATE_LIMIT_ADDRESS', '-1'],
  ['HANDOVER_RAW_TOKEN', 'yes'],
])('a bad %s is named, with what it is for: "%s"', (name, value) => {
  const read = () => readSettings({ ...GOOD, [name]: value });
  expect(read).toThrow(SettingsError);
  expect(read).toThrow(`${name} must be`);
});

test('every bad one is named at once', () => {
  expect(() => readSettings({})).toThrow(/DATABASE_URL[\s\S]*PEPPER[\s\S]*FILES_FOLDER/);
});
