import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderUi } from '../testing/render.tsx';
import { setWidth } from '../testing/setWidth.ts';
import { DetailDrawer } from './DetailDrawer.tsx';

const drawer = (onClose: () => void) => (
  <>
    <button type="button">A bill behind it</button>
    <DetailDrawer title="26-27/A/00413" second="Invoice" open onClose={onClose}>
      Five items
    </DetailDrawer>
  </>
);

test('leaves the list alive on a desktop; Escape closes it', async () => {
  const onClose = vi.fn<() => void>();
  const { user } = renderUi(drawer(onClose));
  expect(screen.getByRole('complementary', { name: '26-27/A/00413' }).textContent).toContain('Five items');
  await user.click(screen.getByRole('button', { name: 'A bill behind it' }));
  expect(onClose).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('is a sheet on a phone', async () => {
  setWidth(360);
  const onClose = vi.fn<() => void>();
  const { user } = renderUi(drawer(onClose));
  expect((await screen.findByRole('dialog')).textContent).toContain('26-27/A/00413');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
