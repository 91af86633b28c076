import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GraphFailure } from '../../app/graph/failure.ts';
import { answerWith, fail, sentOperation } from '../../testing/answer.ts';
import { setWidth } from '../../testing/setWidth.ts';
import { answerProducts, bar, chosen, noBar, product, row, tick, visit } from '../list/testing.tsx';
import { productsRoute } from './route.ts';
import { chooseTwo, open, press } from './testing.ts';

test('ticks are counted, the one over them is all of the page; what is chosen stays so on the next', async () => {
  const at = await open({ totalCount: 148 });
  expect(noBar()).toBeNull();
  await chooseTwo(at);
  expect(await chosen()).toBe('2 selected');
  const all = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Select all on this page' });
  expect(all.indeterminate).toBe(true);
  await at.user.click(all);
  expect(await chosen()).toBe('4 selected');
  await at.user.click(all);
  await waitFor(() => expect(noBar()).toBeNull());
  await chooseTwo(at);
  await at.user.click(screen.getByRole('button', { name: 'Next page' }));
  await answerProducts(at, { nodes: [product('p9', 'Phulkari dupatta')], totalCount: 148 });
  await at.user.click(await tick('Phulkari dupatta'));
  expect(await chosen()).toBe('3 selected, 2 not on this page');
});

test('"Select all 148" asks for the ids of all that the filters leave; a failure is told', async () => {
  const at = visit(productsRoute, '/products?search=silk&stock=LOW');
  await answerProducts(at, { totalCount: 148 });
  await at.user.click(await tick('Bandhani silk dupatta'));
  await press(at, 'Select all 148');
  const { request } = await sentOperation(at.environment, 'useAllIdsQuery');
  expect(request.variables).toMatchObject({ kind: 'PRODUCT', filter: { search: 'silk', stock: 'LOW' } });
  await fail(at.environment, 'useAllIdsQuery', new GraphFailure('INTERNAL', 'It broke.', 'r1'));
  expect(await screen.findByText('Could not select all items')).toBeDefined();
  expect(await chosen()).toBe('1 selected');
  await press(at, 'Select all 148');
  const catalogueIds = Array.from({ length: 148 }, (_, n) => `p${n + 1}`);
  await answerWith(at.environment, 'useAllIdsQuery', { viewer: { tenant: { id: 't1', catalogueIds } } });
  expect(await chosen()).toBe('148 selected, 144 not on this page');
  expect((await bar()).queryByRole('button', { name: /Select all/ })).toBeNull();
});

test('by the keyboard X chooses, Shift reaches and comes back, Escape clears; so does a click with Shift', async () => {
  const at = await open();
  (await row('Bandhani')).focus();
  await at.user.keyboard('{ArrowDown}x');
  expect(await chosen()).toBe('1 selected');
  await at.user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  expect(await chosen()).toBe('3 selected');
  await at.user.keyboard('{Shift>}{ArrowUp}{/Shift}');
  expect(await chosen()).toBe('2 selected');
  await at.user.keyboard('{Escape}');
  await waitFor(() => expect(noBar()).toBeNull());
  await at.user.click(await tick('Bandhani silk dupatta'));
  await at.user.keyboard('{Shift>}');
  await at.user.click(await tick('Sanganeri suit piece'));
  await at.user.keyboard('{/Shift}');
  expect(await chosen()).toBe('3 selected');
});

test('on a phone a mode lets taps choose; without a choice each act says what is missing', async () => {
  setWidth(360);
  const at = visit(productsRoute, '/products');
  await answerProducts(at);
  await at.user.click(await screen.findByRole('button', { name: 'Select' }));
  expect(await chosen()).toBe('0 selected');
  await press(at, 'Delete');
  expect(await screen.findByText('Please select at least one product to delete.')).toBeDefined();
  await press(at, 'Status');
  await at.user.click(await screen.findByRole('menuitem', { name: 'Available' }));
  expect(await screen.findByText('Please select at least one product to update.')).toBeDefined();
  await at.user.click(screen.getByRole('button', { name: /Leheriya/ }));
  expect(await chosen()).toBe('1 selected');
  expect(at.place()).toBe('/products');
  await press(at, 'Clear the selection');
  await waitFor(() => expect(noBar()).toBeNull());
});
