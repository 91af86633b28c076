import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderUi } from '../testing/render.tsx';
import { hasFocus } from '../testing/hasFocus.ts';
import { setWidth } from '../testing/setWidth.ts';
import { MoneyColumn } from './MoneyColumn.tsx';

function Cart() {
  const [open, setOpen] = useState(false);
  return (
    <MoneyColumn
      title="Cart"
      width="cart"
      figure="₹7,404.50"
      openLabel="Open cart"
      open={open}
      onOpen={setOpen}
      foot={<button type="button">Create invoice</button>}
    >
      Five items
    </MoneyColumn>
  );
}

test('stands beside the content of a desktop', () => {
  renderUi(<Cart />);
  expect(screen.getByRole('complementary', { name: 'Cart' }).textContent).toContain('Five items');
  expect(screen.queryByText('Open cart')).toBeNull();
});

test.each([360, 768])('is a bar with the figure at %i px, and opens as a sheet', async (width) => {
  setWidth(width);
  const { user } = renderUi(<Cart />);
  expect(screen.getByText('₹7,404.50')).toBeDefined();
  expect(screen.queryByText('Five items')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Open cart' }));
  const sheet = await screen.findByRole('dialog', { name: 'Cart' });
  expect(sheet.textContent).toContain('Create invoice');
  await hasFocus(sheet);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
