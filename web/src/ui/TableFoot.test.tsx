import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderUi } from '../testing/render.tsx';
import { TableFoot } from './TableFoot.tsx';

test('says which rows are shown, and pages where there is a page', async () => {
  const onNext = vi.fn<() => void>();
  const { user } = renderUi(<TableFoot range={{ from: 1, to: 10, total: 148 }} onNext={onNext} />);
  expect(screen.getByText('1–10 of 148')).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous page' }).disabled).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(onNext).toHaveBeenCalledTimes(1);
});

test('has nothing to page when there is nothing', () => {
  renderUi(<TableFoot range={{ from: 0, to: 0, total: 0 }} />);
  expect(screen.queryByRole('button')).toBeNull();
});
