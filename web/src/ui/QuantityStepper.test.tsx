import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderUi } from '../testing/render.tsx';
import { QuantityStepper } from './QuantityStepper.tsx';

function Fabric({ max }: { max?: number }) {
  const [quantity, setQuantity] = useState(2500);
  return (
    <>
      <QuantityStepper name="Fabric" value={quantity} onValue={setQuantity} max={max} />
      <output>{quantity}</output>
    </>
  );
}

const field = (): HTMLInputElement => screen.getByRole('textbox', { name: 'Quantity, Fabric' });

test('steps by one and takes a number typed over, also in parts of the unit', async () => {
  const { user } = renderUi(<Fabric />);
  await user.click(screen.getByRole('button', { name: 'One more Fabric' }));
  expect(field().value).toBe('3.5');
  await user.click(field());
  await user.keyboard('0.25');
  expect(screen.getByRole('status').textContent).toBe('250');
});

test('never goes to zero: not by the button, not by typing', async () => {
  const { user } = renderUi(<Fabric />);
  const less = screen.getByRole<HTMLButtonElement>('button', { name: 'One less Fabric' });
  await user.click(less);
  await user.click(less);
  expect(field().value).toBe('0.5');
  expect(less.disabled).toBe(true);
  await user.click(field());
  await user.keyboard('0');
  expect(screen.getByRole('status').textContent).toBe('500');
  await user.tab();
  expect(field().value).toBe('0.5');
});

test('stops at what is in stock', async () => {
  const { user } = renderUi(<Fabric max={3500} />);
  const more = screen.getByRole<HTMLButtonElement>('button', { name: 'One more Fabric' });
  await user.click(more);
  expect(more.disabled).toBe(true);
});
