import { expect, test } from 'vitest';
import type { PageAsked } from '../../lists/page.ts';
import { everyRow } from './workbook.ts';

/** A list of `length` rows whose cursors are their indexes. */
const listOf = (length: number, asked: PageAsked[]) => (page: PageAsked) => {
  asked.push(page);
  const from = page.after == null ? 0 : Number(page.after) + 1;
  const rows = Array.from({ length: Math.min(page.limit, length - from) }, (_, at) => from + at);
  const place = { cursors: rows.map(String), has_more: from + rows.length < length };
  return Promise.resolve({ rows, page: place });
};

test('every row comes once, page by page behind the one before; nothing is asked after the last', async () => {
  const asked: PageAsked[] = [];
  const rows: number[] = [];
  for await (const row of everyRow(listOf(1_200, asked))) rows.push(row);
  expect(rows).toEqual(Array.from({ length: 1_200 }, (_, at) => at));
  expect(asked.map(({ after }) => after)).toEqual([undefined, '499', '999']);
});

test('who stops in the middle reads no further page', async () => {
  const asked: PageAsked[] = [];
  for await (const row of everyRow(listOf(20_000, asked))) if (row === 600) break;
  expect(asked).toHaveLength(2);
});
