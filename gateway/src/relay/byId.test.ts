import { expect, test } from 'vitest';
import { byId } from './byId.ts';
import { byPath } from './byPath.ts';

interface Row {
  id: string;
  name: string;
}

/** A loader over rows that counts its batches. */
function loaderOf(rows: Row[]) {
  const batches: string[][] = [];
  const loader = byId<Row>(
    async (ids) => {
      batches.push(ids);
      // Not in the requested order, as upstream may answer.
      return rows.filter(({ id }) => ids.includes(id)).toReversed();
    },
    ({ id }) => id,
  );
  return { loader, batches };
}

const row = (id: string): Row => ({ id, name: `Name of ${id}` });

test('fetches once for all that are asked for together, and matches by id', async () => {
  const { loader, batches } = loaderOf([row('a'), row('b')]);
  const found = await Promise.all(['a', 'b', 'c', 'a'].map(async (id) => loader.load(id)));
  expect(found).toEqual([row('a'), row('b'), null, row('a')]);
  expect(batches).toEqual([['a', 'b', 'c']]);
});

test('asks for at most a hundred at once', async () => {
  const rows = Array.from({ length: 150 }, (_, index) => row(`r${index}`));
  const { loader, batches } = loaderOf(rows);
  await loader.fetch(rows.map(({ id }) => id));
  expect(batches.map((ids) => ids.length)).toEqual([100, 50]);
});

test('answers without a promise what it has: fetched, primed, or known to be missing', async () => {
  const { loader, batches } = loaderOf([row('a')]);
  expect(loader.peek('a')).toBeUndefined();
  await loader.fetch(['a', 'gone', null, 'a']);
  loader.prime([row('b')]);
  expect([loader.load('a'), loader.load('b'), loader.load('gone')]).toEqual([row('a'), row('b'), null]);
  expect(loader.peek('gone')).toBeNull();
  await loader.fetch(['a', 'b', 'gone']);
  expect(batches).toEqual([['a', 'gone']]);
});

test('the newest of what it was told counts', () => {
  const { loader } = loaderOf([]);
  loader.prime([row('a')]);
  loader.prime([{ id: 'a', name: 'New' }]);
  expect(loader.load('a')).toEqual({ id: 'a', name: 'New' });
});

/** A loader whose answer waits for `answer`. */
function slowLoader() {
  const { promise, resolve: answer } = Promise.withResolvers<Row[]>();
  let calls = 0;
  const loader = byId<Row>(
    async () => {
      calls += 1;
      return promise;
    },
    ({ id }) => id,
  );
  return { loader, answer, calls: () => calls };
}

test('a batch in flight does not overwrite what is told meanwhile', async () => {
  const { loader, answer } = slowLoader();
  const fetching = loader.fetch(['a']);
  await new Promise(setImmediate);
  loader.prime([{ id: 'a', name: 'New' }]);
  answer([row('a')]);
  await fetching;
  expect(loader.load('a')).toEqual({ id: 'a', name: 'New' });
});

test('what is forgotten while it is fetched is asked for anew', async () => {
  const { loader, answer, calls } = slowLoader();
  const fetching = loader.fetch(['a']);
  await new Promise(setImmediate);
  loader.forget('a');
  answer([row('a')]);
  await fetching;
  expect(loader.peek('a')).toBeUndefined();
  await loader.load('a');
  expect(calls()).toBe(2);
});

test('a field that can not be null says that the record is not there', async () => {
  const { loader } = loaderOf([row('a')]);
  expect(await loader.loadNonNull('a')).toEqual(row('a'));
  await expect(loader.loadNonNull('gone')).rejects.toMatchObject({ extensions: { code: 'NOT_FOUND' } });
  expect(() => loader.loadNonNull('gone')).toThrow('This was not found');
});

test('a question without a batch is asked once', async () => {
  const asked: string[] = [];
  const loader = byPath(async (name: string) => {
    asked.push(name);
    return name.toUpperCase();
  });
  expect(await Promise.all([loader.load('a'), loader.load('b'), loader.load('a')])).toEqual(['A', 'B', 'A']);
  expect(asked).toEqual(['a', 'b']);
});
