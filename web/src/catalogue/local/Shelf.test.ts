import { beforeEach, expect, test, vi } from 'vitest';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import { unreachable } from '../../app/graph/failure.ts';
import { entry } from '../testing.ts';
import type { CatalogueEntry } from './entry.ts';
import { Shelf } from './Shelf.ts';

// Mocks the device's store, since jsdom has no IndexedDB.
const device = vi.hoisted(() => ({ kept: [] as CatalogueEntry[] }));
vi.mock(import('./keptShelf.ts'), () => ({
  shelfKeeper: () => ({
    read: async () => device.kept,
    keep: (entries: readonly CatalogueEntry[]) => {
      device.kept = [...entries];
    },
  }),
}));
beforeEach(() => {
  device.kept = [];
});

interface Page {
  ids: string[];
  next?: string;
  total?: number;
}

const product = (id: string) => ({
  id,
  title: `Saree ${id}`,
  sku: `SAR-${id}`,
  price: '1850.00',
  gstPercentage: '5',
  available: '12',
  mrp: null,
  lowStock: null,
});

function setUp() {
  const environment = createMockEnvironment();
  const shelf = new Shelf(environment, 'PRODUCT');
  /** Answers the latest request for a page, and lets the shelf process it. */
  const answer = async ({ ids, next, total = ids.length }: Page): Promise<void> => {
    const operation = environment.mock.getMostRecentOperation();
    environment.mock.resolve(
      operation,
      MockPayloadGenerator.generate(operation, {
        ProductConnection: () => ({
          totalCount: total,
          pageInfo: { hasNextPage: next !== undefined, endCursor: next ?? null },
          edges: ids.map((id) => ({ node: product(id) })),
        }),
      }),
    );
    await vi.waitFor(() => expect(environment.mock.getAllOperations()).not.toContain(operation));
    await Promise.resolve();
  };
  const ids = () => shelf.state().entries.map(({ id }) => id);
  return { environment, shelf, answer, ids };
}

test('fills itself page by page, and shows each page as it comes', async () => {
  const { environment, shelf, answer, ids } = setUp();
  const loading = shelf.load();
  expect(shelf.state()).toMatchObject({ total: undefined, complete: false, entries: [] });
  await answer({ ids: ['1', '2'], next: 'two', total: 3 });
  await vi.waitFor(() =>
    expect(environment.mock.getMostRecentOperation().request.variables).toMatchObject({ after: 'two' }),
  );
  expect(ids()).toEqual(['1', '2']);
  expect(shelf.state()).toMatchObject({ total: 3, complete: false });
  await answer({ ids: ['3'], total: 3 });
  await loading;
  expect(ids()).toEqual(['1', '2', '3']);
  expect(shelf.state()).toMatchObject({ complete: true, failure: undefined });
  expect(shelf.state().entries[0]).toMatchObject({ price: 185_000, gst: 500, available: 12_000 });
});

test('loads once however many screens ask, and not again while it is fresh', async () => {
  const { environment, shelf, answer } = setUp();
  const both = Promise.all([shelf.load(), shelf.load()]);
  expect(environment.mock.getAllOperations()).toHaveLength(1);
  await answer({ ids: ['1'] });
  await both;
  await shelf.load();
  expect(environment.mock.getAllOperations()).toHaveLength(0);
});

test('is read anew after a while, with the old rows in sight until the new ones are here', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { shelf, answer, ids } = setUp();
  const first = shelf.load();
  await answer({ ids: ['1', '2'] });
  await first;
  vi.setSystemTime(Date.now() + 11 * 60_000);
  const second = shelf.load();
  expect(ids()).toEqual(['1', '2']);
  await answer({ ids: ['2', '3'] });
  await second;
  expect(ids()).toEqual(['2', '3']);
  vi.useRealTimers();
});

test('a failure is told, what is there stays, and the next load tries again', async () => {
  const { environment, shelf, answer, ids } = setUp();
  const first = shelf.load();
  await answer({ ids: ['1'], next: 'two', total: 2 });
  await vi.waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  const failure = unreachable('r1');
  environment.mock.rejectMostRecentOperation(failure);
  await first;
  expect(shelf.state().failure).toBe(failure);
  expect(ids()).toEqual(['1']);
  const again = shelf.load();
  await answer({ ids: ['1', '2'] });
  await again;
  expect(shelf.state()).toMatchObject({ complete: true, failure: undefined });
});

test('what the server finds beside is there afterwards, once', async () => {
  const { environment, shelf, answer, ids } = setUp();
  const loading = shelf.load();
  await answer({ ids: ['1', '2'] });
  await loading;
  const asking = shelf.ask({ search: 'new' });
  expect(environment.mock.getMostRecentOperation().request.variables).toMatchObject({
    filter: { search: 'new' },
    after: null,
  });
  await answer({ ids: ['2', '9'] });
  await asking;
  expect(ids()).toEqual(['1', '2', '9']);
  expect(shelf.state().complete).toBe(true);
});

test('a search that failed is forgotten by the next load, although all was read lately', async () => {
  const { environment, shelf, answer } = setUp();
  const first = shelf.load();
  await answer({ ids: ['1'] });
  await first;
  const asking = shelf.ask({ search: 'new' });
  environment.mock.rejectMostRecentOperation(unreachable('r1'));
  await asking;
  const again = shelf.load();
  await answer({ ids: ['1'] });
  await again;
  expect(shelf.state().failure).toBeUndefined();
});

test('a price that is saved elsewhere on the screen is in the shelf at once', async () => {
  const { environment, shelf, answer } = setUp();
  const loading = shelf.load();
  await answer({ ids: ['1'] });
  await loading;
  const listener = vi.fn<() => void>();
  const stop = shelf.subscribe(listener);
  environment.commitUpdate((store) => store.get('1')?.setValue('1999.00', 'price'));
  expect(shelf.state().entries[0]?.price).toBe(199_900);
  expect(listener).toHaveBeenCalled();
  stop();
});

test('what was kept on the device shows at once, gives way to what comes, and is then what has come', async () => {
  device.kept = [entry({ id: '1', title: 'Old name' }), entry({ id: 'gone' })];
  const { shelf, answer, ids } = setUp();
  const loading = shelf.load();
  await vi.waitFor(() => expect(ids()).toEqual(['1', 'gone']));
  expect(shelf.state()).toMatchObject({ complete: false, total: 2 });
  await answer({ ids: ['1'], next: 'two', total: 2 });
  await vi.waitFor(() => expect(ids()).toEqual(['1', 'gone']));
  expect(shelf.state().entries[0]?.title).toBe('Saree 1');
  await answer({ ids: ['2'], total: 2 });
  await loading;
  expect(ids()).toEqual(['1', '2']);
  expect(device.kept.map(({ id }) => id)).toEqual(['1', '2']);
});

test('after something was added it is read anew, at once and although it was read lately', async () => {
  const { environment, shelf, answer, ids } = setUp();
  const loading = shelf.load();
  await answer({ ids: ['1'] });
  await loading;
  shelf.subscribe(() => undefined);
  const again = shelf.refresh();
  await vi.waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  await answer({ ids: ['1', '2'] });
  await again;
  expect(ids()).toEqual(['1', '2']);
});
