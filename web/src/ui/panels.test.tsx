import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderUi } from '../testing/render.tsx';
import { EmptyState } from './EmptyState.tsx';
import { Facts } from './Facts.tsx';
import { ListRow } from './ListRow.tsx';
import { MoneyText } from './MoneyText.tsx';
import { SkeletonRows } from './SkeletonRows.tsx';
import { SumFigure } from './SumFigure.tsx';
import { SummaryStrip } from './SummaryStrip.tsx';

const pairs = (): (string | null)[][] =>
  screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent ?? null]);

test('facts are terms with their values', () => {
  renderUi(
    <Facts
      facts={[
        { label: 'Bills so far', value: 14 },
        { label: 'Last visit', value: 'Today' },
      ]}
    />,
  );
  expect(pairs()).toEqual([
    ['Bills so far', '14'],
    ['Last visit', 'Today'],
  ]);
});

test('a strip of figures is terms too, each with its small fact', () => {
  renderUi(<SummaryStrip figures={[{ label: 'Billed', fact: '9 bills', figure: '93' }]} />);
  expect(pairs()).toEqual([['Billed · 9 bills', '93']]);
});

test('the sum is announced when it changes', () => {
  const { rerender } = renderUi(<SumFigure label="Total" amount={100} />);
  rerender(<SumFigure label="Total" amount={740450} />);
  expect(screen.getByText('₹7,404.50').closest('[aria-live=polite]')).not.toBeNull();
});

test('a row of a list is one button', async () => {
  const onChoose = vi.fn<() => void>();
  const { user } = renderUi(
    <ListRow title="Priya" second="00413" figure={<MoneyText amount={100} />} current onChoose={onChoose} />,
  );
  const row = screen.getByRole('button', { name: /Priya.*00413/ });
  expect(row.getAttribute('aria-current')).toBe('true');
  await user.click(within(row).getByText('Priya'));
  expect(onChoose).toHaveBeenCalledTimes(1);
});

test('an empty place says what it is for and offers the first step', () => {
  renderUi(
    <EmptyState title="No products yet" explained="Enter what you sell once.">
      <button type="button">Add product</button>
    </EmptyState>,
  );
  expect(screen.getByText('Enter what you sell once.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Add product' })).toBeDefined();
});

test('rows to come are told once, not row by row', () => {
  renderUi(<SkeletonRows rows={20} pictures />);
  expect(screen.getByRole('status').textContent).toBe('Loading…');
});
