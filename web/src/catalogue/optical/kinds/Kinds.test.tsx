import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GraphFailure } from '../../../app/graph/failure.ts';
import { answerWith, fail, waiting } from '../../../testing/answer.ts';
import type { AtRoute } from '../../../testing/render.tsx';
import { answerProducts, asks, product, visit } from '../../list/testing.tsx';
import { productsRoute } from '../../products/route.ts';

const CATEGORIES = [
  { type: 'frame', typeLabel: 'Frame', name: 'Full rim', itemCount: 12 },
  { type: 'lens', typeLabel: 'Lens', name: 'Single vision', itemCount: 30 },
  { type: 'lens', typeLabel: 'Lens', name: null, itemCount: 2 },
  { type: null, typeLabel: null, name: 'Cases', itemCount: 4 },
];

const optician = { capabilities: ['LENS_VARIANTS'], rights: { seesKinds: true } };

async function openKinds(): Promise<AtRoute> {
  const at = visit(productsRoute, '/products');
  await answerProducts(at, optician);
  return at;
}

const answerKinds = (at: AtRoute, opticalCategories: readonly object[] = CATEGORIES) =>
  answerWith(at.environment, 'KindsQuery', { viewer: { tenant: { id: 't1', opticalCategories } } });

const headings = (): (string | null)[] =>
  screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

test('an optical catalogue shows its kinds and their categories first, each the way to its list', async () => {
  const at = await openKinds();
  await answerKinds(at);
  const kinds = within(await screen.findByRole('list', { name: 'Kinds of products' }));
  expect(kinds.getByRole('link', { name: /^Lens ?32$/ })).toBeDefined();
  expect(kinds.getByRole('link', { name: /^Other products ?4$/ }).getAttribute('href')).toBe(
    '/products?type=NONE',
  );
  expect(screen.queryByRole('columnheader')).toBeNull();
  await at.user.click(kinds.getByRole('link', { name: /^Single vision ?30$/ }));
  await asks(at, 'ProductPageQuery', {
    first: 10,
    type: 'lens',
    ofKind: true,
    filter: { types: ['lens'], categories: ['Single vision'] },
  });
});

test('lenses have columns for power and coating, other kinds for size and colour', async () => {
  const at = visit(productsRoute, '/products?type=lens');
  const variants = ['-1.00', '-2.00', '+1.00'].map((power) => ({
    power,
    coating: 'Anti-glare',
    size: null,
    color: null,
  }));
  const lens = product('p1', 'Blue-cut lens', { size: null, color: null, variants });
  const opticalCategories = [{ typeLabel: 'Lens', name: 'Single vision' }];
  await answerProducts(at, { ...optician, nodes: [lens], opticalCategories });
  expect((await screen.findByRole('row', { name: /Blue-cut/ })).textContent).toMatch(
    /−2\.00 to \+1\.00.*Anti-glare/,
  );
  expect(headings()).toEqual(expect.arrayContaining(['Power', 'Coating']));
  expect(screen.getByRole('heading', { name: 'Lens' })).toBeDefined();
  const filter = screen.getByRole('combobox', { name: 'Category' });
  expect(
    within(filter)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['All categories', 'Single vision']);
  await at.user.click(screen.getByRole('link', { name: 'Kinds of products' }));
  await waitFor(() => expect(at.place()).toBe('/products'));
});

test('kinds that can not be fetched are told at their place, with Retry', async () => {
  const at = await openKinds();
  await fail(at.environment, 'KindsQuery', new GraphFailure('INTERNAL', 'x', 'r1'));
  expect(await screen.findByText('Failed to load categories.')).toBeDefined();
  expect(screen.getByRole('searchbox')).toBeDefined();
  await at.user.click(screen.getByRole('button', { name: /Retry/ }));
  await answerKinds(at);
  expect(await screen.findByRole('link', { name: /^Frame ?12$/ })).toBeDefined();
});

test.each([
  ['without the menu permission', { capabilities: ['LENS_VARIANTS'] }],
  ['that is no optician', { rights: { seesKinds: true } }],
])('a shop %s sees its list at once', async (_, answered) => {
  const at = visit(productsRoute, '/products');
  await answerProducts(at, answered);
  expect(await screen.findByRole('row', { name: /Bandhani/ })).toBeDefined();
  expect(waiting(at.environment, 'KindsQuery')).toBe(0);
});
