import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerWith, sentInput } from '../../testing/answer.ts';
import type { AtRoute } from '../../testing/render.tsx';
import { setWidth } from '../../testing/setWidth.ts';
import { answerServices, asks, bar, row, service, tick, visit } from '../list/testing.tsx';
import { servicesRoute } from './route.ts';

const SERVICES = [
  service('s1', 'Blouse stitching', { offer: '550.00' }),
  service('s2', 'Saree fall and pico', { duration: null, category: null }),
];

async function open(address = '/services'): Promise<AtRoute> {
  const at = visit(servicesRoute, address);
  await answerServices(at, { nodes: SERVICES });
  return at;
}

test('twenty rows of skeleton, then what each costs and how long it takes', async () => {
  const at = visit(servicesRoute, '/services');
  await asks(at, 'ServicePageQuery', { first: 10 });
  await answerServices(at, { nodes: SERVICES });
  expect((await row('Blouse')).textContent).toMatch(/SKU-s1.*Stitching.*3 days.*18 %.*₹600\.00.*₹550\.00/);
  const offered = within(await row('Blouse'));
  expect(offered.getByText('₹600.00').closest('s')).not.toBeNull();
  expect(offered.getByText('₹550.00').closest('s')).toBeNull();
  expect(screen.getByText('2 services')).toBeDefined();
  const headings = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headings).not.toContain('Market place');
});

test('a service is deleted after the question of the specification', async () => {
  const at = await open();
  await at.user.click(await screen.findByRole('button', { name: 'Actions for Blouse stitching' }));
  await at.user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText('Are you sure you want to delete this service?')).toBeDefined();
  expect(question.getByText("You can't undo this action.")).toBeDefined();
  await at.user.click(question.getByRole('button', { name: 'Delete' }));
  expect(await sentInput(at.environment, 'useDeleteItemsMutation')).toMatchObject({ items: ['s1'] });
  await answerWith(at.environment, 'useDeleteItemsMutation', {
    deleteCatalogueItems: { __typename: 'DeleteCatalogueItemsSuccess' },
  });
  expect(await screen.findByText('1 service deleted')).toBeDefined();
  expect(screen.queryByText('Blouse stitching')).toBeNull();
});

test('many get a status, none goes into a cart', async () => {
  const at = await open();
  await at.user.click(await tick('Blouse stitching'));
  const acts = (await bar()).getAllByRole('button').map(({ textContent }) => textContent);
  expect(acts).toEqual(['Select all 2', 'Status', 'Download', 'Delete', '']);
});

test('without a choice the acts say which words are theirs', async () => {
  setWidth(360);
  const at = await open();
  await at.user.click(await screen.findByRole('button', { name: 'Select' }));
  await at.user.click((await bar()).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Please select at least one service to delete.')).toBeDefined();
});
