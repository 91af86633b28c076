import type { Discount } from '@galla/domain';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderUi } from '../testing/render.tsx';
import { DiscountField } from './DiscountField.tsx';

const onUnreadable = vi.fn<(problem: string | undefined) => void>();

function Field() {
  const [value, setValue] = useState<Discount | null>(null);
  return (
    <>
      <DiscountField value={value} onValue={setValue} onUnreadable={onUnreadable} error={undefined} />
      <output>{JSON.stringify(value)}</output>
    </>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Discount' });
const value = () => JSON.parse(screen.getByRole('status').textContent) as Discount | null;
const percent = () => screen.getByRole<HTMLInputElement>('radio', { name: /per cent/i });

test('a sign of per cent behind the figures chooses the unit', async () => {
  const user = userEvent.setup();
  renderUi(<Field />);
  await user.type(field(), '6%');
  expect(value()).toEqual({ kind: 'PERCENT', value: 600 });
  expect(percent().checked).toBe(true);
  expect(field().value).toBe('6');
  expect(onUnreadable).toHaveBeenLastCalledWith(undefined);
});

test('what is no per cent is told as such', async () => {
  const user = userEvent.setup();
  renderUi(<Field />);
  await user.type(field(), '120%');
  expect(value()).toBeNull();
  expect(onUnreadable).toHaveBeenLastCalledWith(expect.stringMatching(/100/));
});

test('without the sign figures are rupees', async () => {
  const user = userEvent.setup();
  renderUi(<Field />);
  await user.type(field(), '6.50');
  expect(value()).toEqual({ kind: 'AMOUNT', value: 650 });
});
