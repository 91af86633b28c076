import { act, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { renderUi } from '../testing/render.tsx';
import { DataTable } from './DataTable.tsx';

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

test('of 10,000 rows at most 60 are drawn, wherever one scrolls', () => {
  renderUi(<Long count={10_000} onEnd={() => undefined} />);
  for (const row of [0, 7, 500, 4321, 9985]) {
    scrollTo(row * 44);
    expect(drawn().length).toBeLessThanOrEqual(60);
    for (let seen = row; seen < Math.min(row + 14, 10_000); seen += 1) expect(drawn()).toContain(seen);
  }
});

test('a short list stands in the page as a whole', () => {
  renderUi(<Long count={40} onEnd={() => undefined} />);
  expect(drawn()).toHaveLength(40);
});

test('tells once that the end is near', () => {
  const onEnd = vi.fn<() => void>();
  renderUi(<Long count={100} onEnd={onEnd} />);
  expect(onEnd).not.toHaveBeenCalled();
  scrollTo(80 * 44);
  expect(drawn()).toContain(99);
  scrollTo(85 * 44);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('the keyboard’s row is brought into sight', () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollTo');
  renderUi(<Long count={1000} current={500} onEnd={() => undefined} />);
  expect(scrolled).toHaveBeenCalledWith({ top: 497 * 44 });
  scrolled.mockRestore();
});
