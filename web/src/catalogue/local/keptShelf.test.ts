import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storeSession } from '../../app/session/store.ts';
import type { LocalItem, LocalValue } from '../../local/database.ts';
import { entry } from '../testing.ts';
import { shelfKeeper } from './keptShelf.ts';

const rows = new Map<string, LocalItem>();
const values = new Map<string, LocalValue>();
const written: string[] = [];
const broken = { is: false };

/** Mocks IndexedDB: its two tables, and what was written to the first. */
const database = {
  items: {
    where: () => ({
      equals: (kind: string) => ({
        delete: async () => {
          for (const row of rows.values()) if (row.kind === kind) rows.delete(row.id);
        },
        toArray: async () => [...rows.values()].filter((row) => row.kind === kind),
      }),
    }),
    bulkDelete: async (ids: string[]) => {
      for (const id of ids) rows.delete(id);
    },
    bulkPut: async (some: LocalItem[]) => {
      for (const row of some) rows.set(row.id, row);
      written.push(some.map(({ id }) => id).join(' '));
    },
  },
  apiCache: {
    get: async (key: string) => values.get(key),
    put: async (value: LocalValue) => void values.set(value.key, value),
    delete: async (key: string) => void values.delete(key),
  },
};
vi.mock('../../local/open.ts', () => ({
  openDatabase: async () => {
    if (broken.is) throw new Error('Nothing can be kept here');
    return database;
  },
}));

const signIn = (token: string, emp_id: string) =>
  storeSession({ access_token: token, tenant_schema: 's_1', emp_id });

beforeEach(() => {
  vi.useFakeTimers();
  rows.clear();
  values.clear();
  written.length = 0;
  broken.is = false;
  signIn('secret', 'e1');
});
afterEach(() => vi.useRealTimers());

const settled = () => vi.advanceTimersByTimeAsync(1000);
const saree = entry({ id: 'p2', title: 'Kota doria saree' });

test('what was kept is there at the next start, with its words, and only once', async () => {
  const { keep } = shelfKeeper('PRODUCT');
  keep([saree]);
  keep([entry(), saree]);
  await settled();
  expect(written).toEqual(['p1 p2']);
  expect(rows.get('p2')?.words).toEqual(expect.arrayContaining(['kota', 'doria', 'saree']));
  expect(await shelfKeeper('PRODUCT').read()).toEqual([entry(), saree]);
  expect(await shelfKeeper('SERVICE').read()).toEqual([]);
});

test('of a change only what changed is written, and what is deleted goes', async () => {
  const { keep } = shelfKeeper('PRODUCT');
  const first = entry();
  keep([first, saree]);
  await settled();
  const dearer = { ...saree, price: 1 };
  keep([first, dearer]);
  await settled();
  expect(written).toEqual(['p1 p2', 'p2']);
  keep([dearer]);
  await settled();
  expect([...rows.keys()]).toEqual(['p2']);
});

test("another person's, an older version's, and what is a day old is not shown", async () => {
  shelfKeeper('PRODUCT').keep([saree]);
  await settled();
  signIn('other', 'e2');
  expect(await shelfKeeper('PRODUCT').read()).toEqual([]);
  signIn('secret', 'e1');
  expect(await shelfKeeper('PRODUCT').read()).toHaveLength(1);
  rows.set('p2', { ...(rows.get('p2') as LocalItem), entry: { id: 'p2', title: 'of last year' } });
  expect(await shelfKeeper('PRODUCT').read()).toEqual([]);
  rows.set('p2', { ...(rows.get('p2') as LocalItem), entry: saree });
  vi.setSystemTime(Date.now() + 86_400_001);
  expect(await shelfKeeper('PRODUCT').read()).toEqual([]);
});

test('nothing is written for a session that has ended meanwhile', async () => {
  shelfKeeper('PRODUCT').keep([saree]);
  signIn('other', 'e2');
  await settled();
  expect(rows.size).toBe(0);
});

test('where nothing can be kept nothing is, and nobody is stopped by it', async () => {
  broken.is = true;
  const keeper = shelfKeeper('PRODUCT');
  keeper.keep([saree]);
  await settled();
  expect(await keeper.read()).toEqual([]);
  broken.is = false;
  keeper.keep([saree]);
  await settled();
  expect(await keeper.read()).toEqual([saree]);
});
