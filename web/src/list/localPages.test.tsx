import { renderHook, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderUi } from '../testing/render.tsx';
import { TableFoot } from '../ui/TableFoot.tsx';
import { localPage, useLocalPage, useLocalPages } from './localPages.ts';

const ROWS = ['a', 'b', 'c', 'd', 'e'];

test('a page has its rows, its range and the ways to the pages beside it', () => {
  const onPage = vi.fn<(page: number) => void>();
  const {
    rows,
    pagination: { range, onPrevious, onNext },
  } = localPage(ROWS, 2, 2, onPage);
  expect(rows).toEqual(['c', 'd']);
  expect(range).toEqual({ from: 3, to: 4, total: 5 });
  onPrevious?.();
  onNext?.();
  expect(onPage.mock.calls).toEqual([[1], [3]]);
});

test('a page behind the last is the last, what is no page the first', () => {
  const pages = [9, 0, -1, Number.NaN].map((wanted) => localPage(ROWS, wanted, 2, () => undefined));
  expect(pages.map(({ page }) => page)).toEqual([3, 1, 1, 1]);
  expect(pages[0]).toMatchObject({ rows: ['e'], pagination: { onNext: undefined } });
  expect(localPage([], 1, 2, () => undefined)).toMatchObject({
    page: 1,
    pagination: { onPrevious: undefined, onNext: undefined },
  });
});

function Rows({ rows }: { rows: readonly string[] }) {
  const { rows: shown, pagination } = useLocalPages(rows, 2);
  return (
    <>
      <p>{shown.join(' ')}</p>
      <TableFoot {...pagination} />
    </>
  );
}

test('the foot turns the pages', async () => {
  const { user } = renderUi(<Rows rows={ROWS} />);
  expect(screen.getByText('a b')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(screen.getByText('c d')).toBeDefined();
  expect(screen.getByText('3–4 of 5')).toBeDefined();
});

test('rows that are drawn apart are the same array until they are others', () => {
  const { result, rerender } = renderHook(({ page }) => useLocalPage(ROWS, page, 2, () => undefined), {
    initialProps: { page: 2 },
  });
  const { rows } = result.current;
  expect(rows).toEqual(['c', 'd']);
  rerender({ page: 2 });
  expect(result.current.rows).toBe(rows);
  rerender({ page: 9 });
  expect(result.current).toMatchObject({ rows: ['e'], page: 3 });
});
