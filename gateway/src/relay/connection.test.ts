import { expect, test } from 'vitest';
import { fakePage } from '../testing/fakePage.ts';
import { connection, onWire, pageOf } from './connection.ts';

test('takes twenty from the beginning unless told otherwise', () => {
  expect(pageOf({})).toEqual({ limit: 20, offset: 0 });
  expect(pageOf({ first: 100, after: null })).toEqual({ limit: 100, offset: 0 });
  expect(pageOf({ first: 10, after: null, offset: 30 })).toEqual({ limit: 10, offset: 30 });
});

const all = Array.from({ length: 45 }, (_, index) => index);

/** The page of 45 rows that arguments ask for. */
function read(args: Parameters<typeof pageOf>[0]) {
  const page = pageOf(args);
  const { rows, place } = fakePage(all, { ...onWire(page), include: 'count,page' });
  return connection(rows, place, page);
}

test('pages follow each other without a gap, by cursors of upstream', () => {
  const seen: number[] = [];
  let after: string | null = null;
  for (;;) {
    expect(onWire(pageOf({ after }))).toEqual(
      after ? { limit: 20, after: after.split('.')[1] } : { limit: 20, offset: 0 },
    );
    const { edges, pageInfo, totalCount } = read({ after });
    expect(totalCount).toBe(45);
    expect(pageInfo.hasPreviousPage).toBe(seen.length > 0);
    expect(pageInfo.startCursor).toBe(edges[0]?.cursor);
    seen.push(...edges.map(({ node }) => node));
    after = pageInfo.endCursor;
    if (!pageInfo.hasNextPage) break;
  }
  expect(seen).toEqual(all);
});

test('pages are walked backwards too, to a first page without a cursor', () => {
  const seen: number[] = [];
  let after: string | null = read({ offset: 60 }).pageInfo.previousCursor;
  while (after !== null) {
    seen.push(pageOf({ first: 20, after }).offset);
    after = read({ after }).pageInfo.previousCursor;
  }
  expect(seen).toEqual([40, 20]);
});

test('an empty page leads nowhere', () => {
  expect(read({ offset: 45 })).toMatchObject({
    edges: [],
    totalCount: 45,
    pageInfo: { hasNextPage: false, hasPreviousPage: true, startCursor: null, endCursor: null },
  });
  expect(connection([], {}, { limit: 20, offset: 0 }).pageInfo).toMatchObject({
    hasNextPage: false,
    hasPreviousPage: false,
    previousCursor: null,
  });
});

const encode = (text: string) => Buffer.from(text).toString('base64url');

test.each([
  [{ first: 0 }, 'first', 'Ask for 1 to 100 at a time.'],
  [{ first: -1 }, 'first', 'Ask for 1 to 100 at a time.'],
  [{ first: 101 }, 'first', 'Ask for 1 to 100 at a time.'],
  [{ after: '' }, 'after', 'This cursor does not belong to this list.'],
  [{ after: 'x' }, 'after', 'This cursor does not belong to this list.'],
  [{ after: '12.' }, 'after', 'This cursor does not belong to this list.'],
  [{ after: encode('offset:-1') }, 'after', 'This cursor does not belong to this list.'],
  [{ after: encode('offset:1000000') }, 'after', 'This cursor does not belong to this list.'],
  [{ offset: -1 }, 'offset', 'Skip 0 to 1000000 rows.'],
  [{ offset: 1_000_001 }, 'offset', 'Skip 0 to 1000000 rows.'],
  [{ offset: 0, after: encode('offset:19') }, 'offset', 'Give a cursor or an offset, not both.'],
])('refuses %j at its argument, and says why', (args, field, message) => {
  expect(() => pageOf(args)).toThrow(
    expect.objectContaining({
      extensions: expect.objectContaining({
        code: 'INVALID_INPUT',
        problems: [expect.objectContaining({ field, message })],
      }),
    }),
  );
});
