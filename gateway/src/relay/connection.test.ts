import { expect, test } from 'vitest';
import { connection, pageOf } from './connection.ts';

test('takes twenty from the beginning unless told otherwise', () => {
  expect(pageOf({})).toEqual({ limit: 20, offset: 0 });
  expect(pageOf({ first: 100, after: null })).toEqual({ limit: 100, offset: 0 });
  expect(pageOf({ first: 10, after: null, offset: 30 })).toEqual({ limit: 10, offset: 30 });
});

test('pages follow each other without a gap', () => {
  const all = Array.from({ length: 45 }, (_, index) => index);
  const seen: number[] = [];
  let after: string | null = null;
  for (;;) {
    const page = pageOf({ first: 20, after });
    const { edges, pageInfo, totalCount } = connection(
      all.slice(page.offset, page.offset + page.limit),
      all.length,
      page,
    );
    seen.push(...edges.map(({ node }) => node));
    expect(totalCount).toBe(45);
    expect(pageInfo.hasPreviousPage).toBe(page.offset > 0);
    expect(pageInfo.startCursor).toBe(edges[0]?.cursor);
    after = pageInfo.endCursor;
    if (!pageInfo.hasNextPage) break;
  }
  expect(seen).toEqual(all);
});

test('pages are walked backwards too, to a first page without a cursor', () => {
  const seen: number[] = [];
  let after: string | null = connection([], 45, { limit: 20, offset: 60 }).pageInfo.previousCursor;
  while (after !== null) {
    const page = pageOf({ first: 20, after });
    seen.push(page.offset);
    after = connection([], 45, page).pageInfo.previousCursor;
  }
  expect(seen).toEqual([40, 20]);
});

test('an empty page leads nowhere', () => {
  expect(connection([], 0, { limit: 20, offset: 0 }).pageInfo).toMatchObject({
    hasNextPage: false,
    hasPreviousPage: false,
    startCursor: null,
    endCursor: null,
    previousCursor: null,
  });
  // Past the end, though more matched when the cursor was made.
  expect(connection([], 40, { limit: 20, offset: 60 }).pageInfo.hasNextPage).toBe(false);
});

const encode = (text: string) => Buffer.from(text).toString('base64url');

test.each([
  [{ first: 0 }, 'first', 'Ask for 1 to 100 at a time.'],
  [{ first: -1 }, 'first', 'Ask for 1 to 100 at a time.'],
  [{ first: 101 }, 'first', 'Ask for 1 to 100 at a time.'],
  [{ after: '' }, 'after', 'This cursor does not belong to this list.'],
  [{ after: 'x' }, 'after', 'This cursor does not belong to this list.'],
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
