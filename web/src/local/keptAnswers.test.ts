import { beforeEach, expect, test, vi } from 'vitest';
import { storeSession } from '../app/session/store.ts';
import { dropAnswer, keepAnswer, readAnswer } from './keptAnswers.ts';

const rows = new Map<string, { key: string; value: unknown; until: number }>();
const broken = { is: false };

const table = {
  get: async (key: string) => rows.get(key),
  delete: async (key: string) => void rows.delete(key),
  put: async (row: { key: string; value: unknown; until: number }) => void rows.set(row.key, row),
};

vi.mock('./open.ts', () => ({
  openDatabase: async () => {
    if (broken.is) throw new Error('Nothing can be kept here');
    return { qrSettings: table };
  },
}));

const signIn = (token: string, emp_id: string) =>
  storeSession({ access_token: token, tenant_schema: 's_1', emp_id });

beforeEach(() => {
  rows.clear();
  broken.is = false;
  signIn('secret', 'e1');
});

test('is there again for the same person, and for nobody else on the device', async () => {
  await keepAnswer('qrSettings', 'q', { size: 98 }, 'secret');
  expect(await readAnswer('qrSettings', 'q')).toEqual({ size: 98 });
  signIn('other', 'e2');
  expect(await readAnswer('qrSettings', 'q')).toBeUndefined();
});

test('is gone once it is not true any more', async () => {
  await keepAnswer('qrSettings', 'q', 1, 'secret');
  await dropAnswer('qrSettings', 'q', 'of another session');
  expect(await readAnswer('qrSettings', 'q')).toBe(1);
  await dropAnswer('qrSettings', 'q', 'secret');
  expect(await readAnswer('qrSettings', 'q')).toBeUndefined();
});

test('is good for a day', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await keepAnswer('qrSettings', 'q', 1, 'secret');
  vi.setSystemTime(Date.now() + 86_399_999);
  expect(await readAnswer('qrSettings', 'q')).toBe(1);
  vi.setSystemTime(Date.now() + 1);
  expect(await readAnswer('qrSettings', 'q')).toBeUndefined();
  vi.useRealTimers();
});

test('an answer that comes after the logout, or for another session, leaves nothing behind', async () => {
  localStorage.clear();
  await keepAnswer('qrSettings', 'q', 1, 'secret');
  signIn('newer', 'e1');
  await keepAnswer('qrSettings', 'q', 1, 'secret');
  await keepAnswer('qrSettings', 'q', 1, null);
  expect(rows.size).toBe(0);
});

test('where nothing can be kept, nothing is', async () => {
  broken.is = true;
  await keepAnswer('qrSettings', 'q', 1, 'secret');
  expect(await readAnswer('qrSettings', 'q')).toBeUndefined();
});
