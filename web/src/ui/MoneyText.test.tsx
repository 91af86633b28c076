import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUi } from '../testing/render.tsx';
import { MoneyText } from './MoneyText.tsx';

test('says the amount as one word and shows both paise digits', () => {
  const { container } = renderUi(<MoneyText amount={740450} />);
  expect(screen.getByText('₹7,404.50')).toBeDefined();
  expect(container.textContent).toBe('₹7,404.50₹7,404.50');
});

test('puts the minus before the rupee sign', () => {
  const { container } = renderUi(<MoneyText amount={-25000} />);
  expect(container.querySelector('[aria-hidden]')?.textContent).toBe('− ₹250.00');
});

test('shows a dash where nothing is owed, and the zero where zero is the figure', () => {
  const owed = renderUi(<MoneyText amount={0} dashAtZero />);
  expect(owed.container.textContent).toContain('–');
  owed.unmount();
  const figure = renderUi(<MoneyText amount={0} shape="figure" />);
  expect(figure.container.textContent).toContain('0.00');
});
