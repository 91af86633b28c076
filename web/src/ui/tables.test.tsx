import { screen, within, act } from '@testing-library/react';
import { useState, useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { renderUi } from '../testing/render.tsx';
import { DataTable, rowElementId } from './DataTable.tsx';
import { rowKeys } from './rowKeys.ts';
import { SearchField } from './SearchField.tsx';
import { TableFoot } from './TableFoot.tsx';

const ROWS = ['Bandhani dupatta', 'Leheriya saree', 'Kota doria saree'];

function Items({ onChoose }: { onChoose: (row: string) => void }) {
  const [current, setCurrent] = useState(-1);
  const choose = (index: number): void => onChoose(ROWS[index] ?? 'none');
  return (
    <>
      <SearchField
        label="Search"
        value=""
        onChange={() => undefined}
        activeRow={ROWS[current] && rowElementId(ROWS[current])}
        onKeyDown={rowKeys({ count: ROWS.length, current, onCurrent: setCurrent, onChoose: choose })}
      />
      <DataTable
        label="Items"
        rows={ROWS}
        rowId={(row) => row}
        columns={[{ key: 'name', heading: 'Item', cell: (row) => row }]}
        current={current}
        onCurrent={setCurrent}
        onChoose={(_row, index) => choose(index)}
      />
    </>
  );
}

const currentRow = (): string | undefined =>
  screen
    .getAllByRole('row')
    .find((row) => row.getAttribute('aria-current') === 'true')
    ?.textContent?.trim();

test('a table: the arrows walk the rows from the search field, which says which row it is, and Enter chooses', async () => {
  const onChoose = vi.fn<(row: string) => void>();
  const { user } = renderUi(<Items onChoose={onChoose} />);
  const search = screen.getByRole('searchbox');
  await user.click(search);
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}');
  expect(currentRow()).toBe('Leheriya saree');
  expect(search.getAttribute('aria-activedescendant')).toBe('row-Leheriya saree');
  await user.keyboard('{Enter}');
  expect(onChoose).toHaveBeenCalledWith('Leheriya saree');
});

test('a table: a row that Tab reached is opened by Enter, also where nobody follows the keys', async () => {
  const onChoose = vi.fn<(row: string) => void>();
  const columns = [{ key: 'name', heading: 'Item', cell: (row: string) => row }];
  const { user } = renderUi(
    <DataTable label="Items" rows={ROWS} rowId={(row) => row} columns={columns} onChoose={onChoose} />,
  );
  await user.tab();
  await user.keyboard('{Enter}{ArrowDown}{ArrowDown}{Enter}');
  expect(onChoose.mock.calls.map(([row]) => row)).toEqual(['Bandhani dupatta', 'Leheriya saree']);
});

test('a table: the arrows walk from a row with the focus, and take it along', async () => {
  const { user } = renderUi(<Items onChoose={() => undefined} />);
  await user.tab();
  await user.tab();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(currentRow()).toBe('Leheriya saree');
  expect(document.activeElement?.textContent?.trim()).toBe('Leheriya saree');
});

test('a table: a click chooses the row', async () => {
  const onChoose = vi.fn<(row: string) => void>();
  const { user } = renderUi(<Items onChoose={onChoose} />);
  await user.click(within(screen.getByRole('table', { name: 'Items' })).getByText('Kota doria saree'));
  expect(onChoose).toHaveBeenCalledWith('Kota doria saree');
});

test('the foot: says which rows are shown, and pages where there is a page', async () => {
  const onNext = vi.fn<() => void>();
  const { user } = renderUi(<TableFoot range={{ from: 1, to: 10, total: 148 }} onNext={onNext} />);
  expect(screen.getByText('1–10 of 148')).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous page' }).disabled).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(onNext).toHaveBeenCalledTimes(1);
});

test('the foot: has nothing to page when there is nothing', () => {
  renderUi(<TableFoot range={{ from: 0, to: 0, total: 0 }} />);
  expect(screen.queryByRole('button')).toBeNull();
});

function Long({ count, current = -1, onEnd }: { count: number; current?: number; onEnd: () => void }) {
  const scroll = useRef<HTMLDivElement>(null);
  return (
    <div ref={scroll} data-testid="scroll">
      <DataTable
        label="Numbers"
        rows={Array.from({ length: count }, (_, row) => row)}
        rowId={String}
        columns={[{ key: 'n', heading: 'N', cell: (row) => `row ${row}` }]}
        current={current}
        scroll={scroll}
        onEnd={onEnd}
      />
    </div>
  );
}

const drawn = (): number[] => screen.queryAllByText(/^row /).map((row) => Number(row.textContent?.slice(4)));

function scrollTo(top: number): void {
  const element = screen.getByTestId('scroll');
  Object.defineProperty(element, 'clientHeight', { configurable: true, value: 600 });
  act(() => {
    element.scrollTop = top;
    element.dispatchEvent(new Event('scroll'));
  });
}

test('a long list: of 10,000 rows at most 60 are drawn, wherever one scrolls', () => {
  renderUi(<Long count={10_000} onEnd={() => undefined} />);
  for (const row of [0, 7, 500, 4321, 9985]) {
    scrollTo(row * 44);
    expect(drawn().length).toBeLessThanOrEqual(60);
    for (let seen = row; seen < Math.min(row + 14, 10_000); seen += 1) expect(drawn()).toContain(seen);
  }
});

test('a long list: a short list stands in the page as a whole', () => {
  renderUi(<Long count={40} onEnd={() => undefined} />);
  expect(drawn()).toHaveLength(40);
});

test('a long list: tells once that the end is near', () => {
  const onEnd = vi.fn<() => void>();
  renderUi(<Long count={100} onEnd={onEnd} />);
  expect(onEnd).not.toHaveBeenCalled();
  scrollTo(80 * 44);
  expect(drawn()).toContain(99);
  scrollTo(85 * 44);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('a long list: the keyboard’s row is brought into sight', () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollTo');
  renderUi(<Long count={1000} current={500} onEnd={() => undefined} />);
  expect(scrolled).toHaveBeenCalledWith({ top: 497 * 44 });
  scrolled.mockRestore();
});
