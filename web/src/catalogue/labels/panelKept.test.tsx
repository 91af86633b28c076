import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerWith } from '../../testing/answer.ts';
import { renderUi } from '../../testing/render.tsx';
import { useLabelPanel } from './panel.ts';
import { answerLook, button, open, opened, product, variant } from './testing.tsx';

vi.mock(import('./draw/fonts.ts'), async (original) => ({
  ...(await original()),
  loadFonts: async () => undefined,
  // jsdom has no text metrics.
  textMeasure: () => (text: string) => text.length * 0.55,
}));

// The panel's contents are kept per user, so each test gets its own user.
let people = 0;
beforeEach(() => {
  people += 1;
  localStorage.setItem('emp_id', `${people}`);
});

const VARIANTS = [variant, { ...variant, id: 'v2', size: 'L' }];

/** Shows the products kept while the panel is closed. */
const Held = () => <output>{`held ${useLabelPanel().products.join()}`}</output>;

test('closed and opened again it holds what was chosen: quantities, what was added, and what was taken out', async () => {
  const first = await opened(product(1), product(2, { variants: VARIANTS }));
  await first.user.click(await button('As many as in stock'));
  await first.user.click(await button('Remove Kurta 2, M · Red, KUR-2-M'));
  expect(await screen.findByText('10 labels on 1 page')).toBeDefined();
  first.unmount();
  await opened(product(1), product(2, { variants: VARIANTS }));
  expect(await screen.findByText('10 labels on 1 page')).toBeDefined();
});

test('what is added in it joins the panel of the list, and leaves it when it is taken out', async () => {
  const { user, environment } = await opened(product(1));
  renderUi(<Held />);
  await user.type(screen.getByRole('searchbox'), 'two');
  await answerWith(environment, 'AddProductQuery', {
    viewer: { tenant: { id: 't1', products: { edges: [{ node: product(2) }] } } },
  });
  const list = await screen.findByRole('list', { name: 'Add a product' });
  await user.click(within(list).getByRole('button'));
  expect(await screen.findByText('held p2')).toBeDefined();
  await user.click(await button('Remove all'));
  expect(await screen.findByText('held')).toBeDefined();
  expect(screen.getByText('No items to generate QR codes for.')).toBeDefined();
});

test('of hundreds only those in sight are drawn, and each says its place', async () => {
  const many = Array.from({ length: 300 }, (_, at) => product(at + 1));
  await answerLook(await open(many, ['p1']));
  expect(await screen.findByText(/^300 labels on \d+ pages$/)).toBeDefined();
  const rows = screen.getAllByRole('listitem').filter((row) => row.ariaSetSize !== null);
  expect(rows.length).toBeLessThanOrEqual(60);
  expect(rows[0]?.getAttribute('aria-setsize')).toBe('300');
});
