import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerWith, sentInput, waiting } from '../../testing/answer.ts';
import type { AtRoute } from '../../testing/render.tsx';
import { answerProducts, chosen, noBar, PRODUCTS, row, tick } from '../list/testing.tsx';
import { chooseTwo, open, press } from './testing.ts';

const DELETE = 'useDeleteItemsMutation';
const NAMES = 'useNamesQuery';
const STATUS = 'useUpdateStatusMutation';
const MARKET = 'useUpdateMarketplaceMutation';
const REFUSED = 'You may not do this.';

const confirm = async (at: AtRoute) =>
  at.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));

/**
 * The message of each outcome is tested in ../list/writes/outcome.test.ts; this test checks that a refusal
 * changes nothing.
 */
const refusal = (field: string) => ({
  [field]: { __typename: 'PermissionDenied', __isRefusal: 'PermissionDenied', message: REFUSED },
});

let logged: string[] = [];
beforeEach(() => {
  logged = [];
  vi.spyOn(console, 'warn').mockImplementation((...words) => void logged.push(words.join(' ')));
});
afterEach(() => vi.restoreAllMocks());

test('the chosen ones are deleted after a question, and leave the page at once', async () => {
  const at = await open();
  await chooseTwo(at);
  await press(at, 'Delete');
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText('Are you sure you want to delete 2 products?')).toBeDefined();
  expect(question.getByText("You can't undo this action.")).toBeDefined();
  await answerWith(at.environment, NAMES, {
    nodes: ['p1', 'p3'].map((id) => ({
      __typename: 'Product',
      __isCatalogueItem: 'Product',
      id,
      title: `Title ${id}`,
    })),
  });
  expect(await question.findByText('Title p1')).toBeDefined();
  expect(question.getByText('Title p3')).toBeDefined();
  await at.user.click(question.getByRole('button', { name: 'Cancel' }));
  expect(waiting(at.environment, DELETE)).toBe(0);
  await press(at, 'Delete');
  await confirm(at);
  expect(await screen.findByText('Deleting')).toBeDefined();
  const { key, items } = await sentInput(at.environment, DELETE);
  expect(items).toEqual(['p1', 'p3']);
  expect(key).toMatch(/^[0-9a-f-]{36}$/);
  await answerWith(at.environment, DELETE, {
    deleteCatalogueItems: { __typename: 'DeleteCatalogueItemsSuccess' },
  });
  expect(await screen.findByText('2 products deleted')).toBeDefined();
  expect(screen.queryByText('Deleting')).toBeNull();
  expect(screen.queryByText('Bandhani silk dupatta')).toBeNull();
  expect(noBar()).toBeNull();
  // The page is refetched.
  await answerProducts(at, { nodes: PRODUCTS.slice(3) });
  expect(await screen.findByText('1–1 of 1')).toBeDefined();
});

test('a refused deletion is told, and all stay chosen', async () => {
  const at = await open();
  await chooseTwo(at);
  await press(at, 'Delete');
  await confirm(at);
  await answerWith(at.environment, DELETE, refusal('deleteCatalogueItems'));
  expect(await screen.findByText(REFUSED)).toBeDefined();
  expect(screen.getByText('Bandhani silk dupatta')).toBeDefined();
  expect(await chosen()).toBe('2 selected');
});

test('thousands go in batches with a count, and a refusal after the first says what was done before', async () => {
  const at = await open({ totalCount: 2500 });
  await at.user.click(await tick('Bandhani silk dupatta'));
  await press(at, 'Select all 2,500');
  const catalogueIds = Array.from({ length: 2500 }, (_, n) => `p${n + 1}`);
  await answerWith(at.environment, 'useAllIdsQuery', { viewer: { tenant: { id: 't1', catalogueIds } } });
  await press(at, 'Delete');
  await confirm(at);
  expect((await sentInput(at.environment, DELETE))['items']).toHaveLength(1000);
  expect(await screen.findByText('0 of 2,500')).toBeDefined();
  await answerWith(at.environment, DELETE, {
    deleteCatalogueItems: { __typename: 'DeleteCatalogueItemsSuccess' },
  });
  expect(await screen.findByText('1,000 of 2,500')).toBeDefined();
  await answerWith(at.environment, DELETE, refusal('deleteCatalogueItems'));
  expect(await screen.findByText(`${REFUSED} 1,000 of 2,500 were done before that.`)).toBeDefined();
  expect(await chosen()).toBe('1,500 selected, 1,500 not on this page');
});

test('a status is set for the chosen ones', async () => {
  const at = await open();
  await chooseTwo(at);
  await press(at, 'Status');
  await at.user.click(await screen.findByRole('menuitem', { name: 'Hidden' }));
  expect(await screen.findByText('Updating Status')).toBeDefined();
  expect(await sentInput(at.environment, STATUS)).toMatchObject({ items: ['p1', 'p3'], status: 'HIDDEN' });
  await answerWith(at.environment, STATUS, {
    updateCatalogueStatus: {
      __typename: 'UpdateCatalogueStatusSuccess',
      items: ['p1', 'p3'].map((id) => ({ __typename: 'Product', id, status: 'HIDDEN' })),
    },
  });
  expect(await screen.findByText('2 products: Hidden')).toBeDefined();
  expect((await row('Bandhani')).textContent).toMatch(/Hidden/);
  expect(await chosen()).toBe('2 selected');
});

test('a refused status is told, and nothing changes', async () => {
  const at = await open();
  await chooseTwo(at);
  await press(at, 'Status');
  await at.user.click(await screen.findByRole('menuitem', { name: 'Hidden' }));
  await answerWith(at.environment, STATUS, refusal('updateCatalogueStatus'));
  expect(await screen.findByText(REFUSED)).toBeDefined();
  expect((await row('Bandhani')).textContent).not.toMatch(/Hidden/);
});

test('"Add to Cart" marks the chosen ones at once', async () => {
  const at = await open();
  await chooseTwo(at);
  await press(at, 'Add to Cart');
  expect(await screen.findByText('Adding to Cart')).toBeDefined();
  expect(await sentInput(at.environment, MARKET)).toMatchObject({ items: ['p1', 'p3'], listed: true });
  await waitFor(async () => expect((await row('Sanganeri')).textContent).toMatch(/Added/));
  await answerWith(at.environment, MARKET, {
    updateMarketplace: {
      __typename: 'UpdateMarketplaceSuccess',
      items: ['p1', 'p3'].map((id) => ({ __typename: 'Product', id, inMarketplace: true })),
    },
  });
  expect(await screen.findByText('2 products are on the market place')).toBeDefined();
  expect((await row('Sanganeri')).textContent).toMatch(/Added/);
});

test('refused, the mark goes back, which is logged and quietly told', async () => {
  const at = await open();
  await at.user.click(await tick('Sanganeri suit piece'));
  await press(at, 'Add to Cart');
  await waitFor(async () => expect((await row('Sanganeri')).textContent).toMatch(/Added/));
  await answerWith(at.environment, MARKET, refusal('updateMarketplace'));
  expect(await screen.findByText(REFUSED)).toBeDefined();
  expect((await row('Sanganeri')).textContent).not.toMatch(/Added/);
  expect(logged).toContain(`Not on the market place: ${REFUSED}`);
});

test('one is deleted, or taken off the market place, from the menu of its row', async () => {
  const at = await open();
  await at.user.click(screen.getByRole('button', { name: 'Actions for Bandhani silk dupatta' }));
  await at.user.click(await screen.findByRole('menuitem', { name: 'Remove from market place' }));
  expect(await sentInput(at.environment, MARKET)).toMatchObject({ items: ['p1'], listed: false });
  await answerWith(at.environment, MARKET, {
    updateMarketplace: {
      __typename: 'UpdateMarketplaceSuccess',
      items: [{ __typename: 'Product', id: 'p1', inMarketplace: false }],
    },
  });
  await at.user.click(await screen.findByRole('button', { name: 'Actions for Bandhani silk dupatta' }));
  await at.user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  expect(await screen.findByText('Are you sure you want to delete this product?')).toBeDefined();
});

test('the picture of one is changed over the list, from the menu of its row', async () => {
  const at = await open();
  await at.user.click(screen.getByRole('button', { name: 'Actions for Bandhani silk dupatta' }));
  await at.user.click(await screen.findByRole('menuitem', { name: 'Change picture' }));
  await waitFor(() => expect(at.place()).toBe('/products?picture=p1'));
  await answerWith(at.environment, 'PictureDialogQuery', { node: { __isNode: 'Product', ...PRODUCTS[0] } });
  expect(await screen.findByRole('button', { name: 'Save picture' })).toBeDefined();
});

test('the Delete key without anything chosen says what is missing', async () => {
  const at = await open();
  (await row('Bandhani')).focus();
  await at.user.keyboard('{Delete}');
  expect(await screen.findByText('Please select at least one product to delete.')).toBeDefined();
});
