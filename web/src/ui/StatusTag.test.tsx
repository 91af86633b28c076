import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUi } from '../testing/render.tsx';
import { StatusTag } from './StatusTag.tsx';

test.each([
  ['UNPAID', 100, 'Unpaid', 0],
  ['PARTIAL', 75, 'Partial', 1],
  ['PAID', 0, 'Paid', 1],
  ['CANCELED', 100, 'Canceled', 1],
] as const)('%s has its word, and its coin', (status, pending, word, marks) => {
  const { container } = renderUi(<StatusTag status={status} total={100} pending={pending} />);
  expect(screen.getByText(word)).toBeDefined();
  expect(container.querySelectorAll('svg path')).toHaveLength(marks);
});

test('a small share still shows in the coin, and a large one does not look full', () => {
  const { container } = renderUi(
    <>
      <StatusTag status="PARTIAL" total={100000} pending={99999} />
      <StatusTag status="PARTIAL" total={100000} pending={1} />
    </>,
  );
  const [small, large] = container.querySelectorAll('svg path');
  expect(small?.getAttribute('d')).toContain('0 0 1');
  expect(large?.getAttribute('d')).toContain('0 1 1');
  expect(container.querySelectorAll('circle[fill=currentColor]')).toHaveLength(0);
});
