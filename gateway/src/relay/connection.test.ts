import { expect, test } from 'vitest';
import { fakePage } from '../testing/fakePage.ts';
import { connection, pageOf } from './connection.ts';

test('takes twenty from the beginning unless told otherwise', () => {
  expect(pageOf({})).toEqual({ limit: 20, offset: 0 });
  expect(pageOf({ first: 100, after: null })).toEqual({ limit: 100, offset: 0 });
  expect(pageOf({ first: 10, after: null, offset: 30 })).toEqual({ limit: 10, offset: 30 });
});

const all = Array.from({ length: 45 }, (_, index) => index);

/** The requested page of 45 rows. */
function read(args: Parameters<typeof pageOf>[0]) {
  const page = pageOf(args);
  const { rows, place } = fakePage(all, { ...page, include: 'count,page' });
  return connection(rows, place, page);
}

test('pages follow each other without a gap, by cursors of upstream', () => {
  const seen: number[] = [];
  let after: string | null = null;
  for (;;) {
    expect(pageOf({ after })).toEqual({ limit: 20, ...(after ? { after } : { offset: 0 }) });
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

test('an empty page leads nowhere', () => {
  expect(read({ offset: 45 })).toMatchObject({
    edges: [],
    totalCount: 45,
    pageInfo: { hasNextPage: false, hasPreviousPage: true, startCursor: null, endCursor: null },
  });
  expect(connection([], {}, { limit: 20, offset: 0 }).pageInfo).toMatchObject({
    hasNextPage: false,
    hasPreviousPage: false,
  });
});

test.each([
  [{ first: 0 }, 'first', 'Ask for 1 to 100 at a time.'],
  [{ first: -1 }, 'first', 'Ask for 1 to 100 at a time.'],
  [{ first: 101 }, 'first', 'Ask for 1 to 100 at a time.'],
  [{ after: '' }, 'after', 'This cursor does not belong to this list.'],
  [{ after: '12.x' }, 'after', 'This cursor does not belong to this list.'],
  [{ after: 'x'.repeat(2001) }, 'after', 'This cursor does not belong to this list.'],
  [{ offset: -1 }, 'offset', 'Skip 0 to 1000000 rows.'],
  [{ offset: 1_000_001 }, 'offset', 'Skip 0 to 1000000 rows.'],
  [{ offset: 0, after: 'x' }, 'offset', 'Give a cursor or an offset, not both.'],
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
