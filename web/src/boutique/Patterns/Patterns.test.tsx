import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GraphFailure } from '../../app/graph/failure.ts';
import { storeSession } from '../../app/session/store.ts';
import { answerWith, fail, sentInput, waiting } from '../../testing/answer.ts';
import { type AtRoute, renderAt } from '../../testing/render.tsx';
import { patternsRoute } from './route.ts';

const CREATE = 'useWritePatternsCreateMutation';
const UPDATE = 'useWritePatternsUpdateMutation';
const DELETE = 'useWritePatternsDeleteMutation';

const PATTERN = {
  __typename: 'Pattern',
  id: 'p1',
  name: 'Bridal',
  price: '900.00',
  images: ['/files/a.jpg', '/files/b.jpg'],
  stagePrices: [{ name: 'Cutting', amount: '100.00', stage: { id: 's1' } }],
  version: 'v1',
};
const BLOUSE = { __typename: 'Garment', __isNode: 'Garment', id: 'g1', name: 'Blouse' };

async function visit(address: string, garments: readonly object[]): Promise<AtRoute> {
  storeSession({ access_token: 'secret', tenant_schema: 's_1', emp_id: 'e1' });
  const at = renderAt(address, [patternsRoute]);
  await answerWith(at.environment, 'PatternsQuery', {
    viewer: {
      mayAdd: true,
      mayEdit: true,
      mayDelete: true,
      mayOrder: true,
      tenant: { id: 't1', garments, stages: [{ id: 's1', name: 'Cutting' }] },
    },
  });
  return at;
}

async function open(address = '/MasterPatterns', patterns: readonly object[] = [PATTERN]): Promise<AtRoute> {
  const at = await visit(address, [BLOUSE]);
  await answerWith(at.environment, 'PatternCardsQuery', { node: { ...BLOUSE, patterns } });
  return at;
}

const button = (name: string) => screen.findByRole('button', { name });
const change = async (label: string, value: string): Promise<void> => {
  fireEvent.change(await screen.findByRole('textbox', { name: label }), { target: { value } });
};

test('a card shows pictures, price and stage prices; it goes after "Confirm Deletion"', async () => {
  const at = await open();
  expect(await screen.findByRole('heading', { name: 'Bridal' })).toBeDefined();
  expect(screen.getByRole('list', { name: 'Stage prices' }).textContent).toContain('Cutting');
  await at.user.click(await button('Show picture 2 of Bridal'));
  expect(await screen.findByRole('img', { name: 'Picture 2 of Bridal' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Create Order' }).getAttribute('href')).toBe('/create-order');
  await at.user.click(await button('Delete Bridal'));
  const dialog = await screen.findByRole('alertdialog', { name: 'Confirm Deletion' });
  await at.user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await sentInput(at.environment, DELETE)).toMatchObject({ pattern: 'p1', expectedVersion: 'v1' });
  await answerWith(at.environment, DELETE, {
    deletePattern: { __typename: 'DeletePatternSuccess', garment: { ...BLOUSE, patterns: [] } },
  });
  expect(await screen.findByText('No patterns yet')).toBeDefined();
});

test('no items yet: it says so', async () => {
  await visit('/MasterPatterns', []);
  expect(await screen.findByText('No items yet')).toBeDefined();
});

test('without a name, a price and a picture nothing is sent', async () => {
  const at = await open('/MasterPatterns', []);
  expect(await screen.findByText('No patterns yet')).toBeDefined();
  await at.user.click(await button('Add Pattern'));
  await at.user.click(await button('Save'));
  expect((await screen.findAllByText('Please fill all fields and upload an image.')).length).toBeGreaterThan(
    0,
  );
  expect(waiting(at.environment, CREATE)).toBe(0);
});

test('an edit keeps its pictures; stage prices above the price are refused', async () => {
  const at = await open();
  await at.user.click(await button('Edit Bridal'));
  await change('Price of Cutting', '901');
  await at.user.click(await button('Save'));
  expect(await screen.findByText('Total stage price cannot exceed customer price.')).toBeDefined();
  expect(waiting(at.environment, UPDATE)).toBe(0);
  await change('Price of Cutting', '900');
  await at.user.click(await button('Remove picture 1'));
  await at.user.click(await button('Save'));
  const { key: _, ...input } = await sentInput(at.environment, UPDATE);
  expect(input).toEqual({
    pattern: 'p1',
    name: 'Bridal',
    price: '900.00',
    images: [{ image: '/files/b.jpg' }],
    stagePrices: [{ stage: 's1', amount: '900.00' }],
    expectedVersion: 'v1',
  });
  await fail(at.environment, UPDATE, new GraphFailure('INTERNAL', 'x', 'r1'));
  expect(await screen.findByText('Failed to update pattern')).toBeDefined();
});
