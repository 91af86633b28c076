import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderUi } from '../testing/render.tsx';
import { MoneyInput } from './MoneyInput.tsx';

function Advance({ onChange }: { onChange: (amount: number | undefined) => void }) {
  const [amount, setAmount] = useState<number | undefined>(200000);
  return (
    <MoneyInput
      aria-label="Advance"
      value={amount}
      onValue={(next) => {
        setAmount(next);
        onChange(next);
      }}
    />
  );
}

test('selects all on focus, so that typing replaces the amount, and shows paise when left', async () => {
  const onChange = vi.fn<(amount: number | undefined) => void>();
  const { user } = renderUi(<Advance onChange={onChange} />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Advance' });
  expect(field.value).toBe('2,000.00');
  await user.click(field);
  await user.keyboard('1234.5');
  expect(field.value).toBe('1234.5');
  expect(onChange).toHaveBeenLastCalledWith(123450);
  await user.tab();
  expect(field.value).toBe('1,234.50');
});

test('who asks is told of text that is no amount, which then stays until it is corrected', async () => {
  const unreadable = vi.fn<(is: boolean, text: string) => void>();
  const { user } = renderUi(
    <MoneyInput aria-label="Advance" value={2200} onValue={() => undefined} onUnreadable={unreadable} />,
  );
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Advance' });
  await user.click(field);
  await user.keyboard('1o');
  expect(unreadable).toHaveBeenLastCalledWith(true, '1o');
  await user.tab();
  expect(field.value).toBe('1o');
  await user.click(field);
  await user.keyboard('10');
  expect(unreadable).toHaveBeenLastCalledWith(false, '10');
  await user.tab();
  expect(field.value).toBe('22.00');
});

test('tells that what is typed is no amount, and keeps it as typed', async () => {
  const onChange = vi.fn<(amount: number | undefined) => void>();
  const { user } = renderUi(<Advance onChange={onChange} />);
  await user.click(screen.getByRole('textbox', { name: 'Advance' }));
  await user.keyboard('12x');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Advance' }).value).toBe('12x');
  expect(onChange).toHaveBeenLastCalledWith(undefined);
});
