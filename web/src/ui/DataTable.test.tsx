import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderUi } from '../testing/render.tsx';
import { DataTable, rowElementId } from './DataTable.tsx';
import { rowKeys } from './rowKeys.ts';
import { SearchField } from './SearchField.tsx';

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

test('the arrows walk the rows from the search field, which says which row it is, and Enter chooses', async () => {
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

test('a row that Tab reached is opened by Enter, also where nobody follows the keys', async () => {
  const onChoose = vi.fn<(row: string) => void>();
  const columns = [{ key: 'name', heading: 'Item', cell: (row: string) => row }];
  const { user } = renderUi(
    <DataTable label="Items" rows={ROWS} rowId={(row) => row} columns={columns} onChoose={onChoose} />,
  );
  await user.tab();
  await user.keyboard('{Enter}{ArrowDown}{ArrowDown}{Enter}');
  expect(onChoose.mock.calls.map(([row]) => row)).toEqual(['Bandhani dupatta', 'Leheriya saree']);
});

test('the arrows walk from a row with the focus, and take it along', async () => {
  const { user } = renderUi(<Items onChoose={() => undefined} />);
  await user.tab();
  await user.tab();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(currentRow()).toBe('Leheriya saree');
  expect(document.activeElement?.textContent?.trim()).toBe('Leheriya saree');
});

test('a click chooses the row', async () => {
  const onChoose = vi.fn<(row: string) => void>();
  const { user } = renderUi(<Items onChoose={onChoose} />);
  await user.click(within(screen.getByRole('table', { name: 'Items' })).getByText('Kota doria saree'));
  expect(onChoose).toHaveBeenCalledWith('Kota doria saree');
});
