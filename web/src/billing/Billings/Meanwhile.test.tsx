import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerWith, sentOperation, waiting } from '../../testing/answer.ts';
import { cart, create, created, enter, GOODS, lines, quantity, screenData } from './testing.tsx';
import { input, MUTATION, ready, total } from './testingCreate.tsx';

/** The GST status of shop and customer is unchanged. */
const { viewer, node } = screenData({});
const TERMS = { viewer: { tenant: viewer.tenant }, node };

test('sold meanwhile: the line learns what is left, says so, and the document waits', async () => {
  const at = await ready();
  await at.user.click(create());
  await answerWith(
    at.environment,
    MUTATION,
    created({
      __typename: 'StockShort',
      __isRefusal: 'StockShort',
      product: 'p2',
      variant: null,
      available: '1',
    }),
  );
  expect(await cart().findByText('Only 1 items available in stock')).toBeDefined();
  await answerWith(at.environment, 'useRefreshLinesQuery', {
    nodes: [{ ...GOODS.saree, available: '1', variants: [] }],
  });
  await answerWith(at.environment, 'useCartTermsQuery', TERMS);
  await at.user.click(create());
  expect(waiting(at.environment, MUTATION)).toBe(0);
  enter(quantity('Kota doria saree'), '1');
  expect(cart().queryByText('Only 1 items available in stock')).toBeNull();
  await at.user.click(create());
  expect((await input(at))['lines']).toEqual([{ item: 'p2', quantity: '1' }]);
});

test('changed meanwhile: the new price is shown, and asked for again under the same key', async () => {
  const at = await ready();
  await at.user.click(create());
  const first = await input(at);
  await answerWith(
    at.environment,
    MUTATION,
    created({
      __typename: 'ChangedMeanwhile',
      __isRefusal: 'ChangedMeanwhile',
      message: 'Check the new figures.',
    }),
  );
  expect(await screen.findByText('Check the new figures.')).toBeDefined();
  // Until the new figures arrive, the button shows why it is disabled.
  expect(cart().getByRole('button', { name: /^Checking prices and stock…/ })).toHaveProperty(
    'disabled',
    true,
  );
  await answerWith(at.environment, 'useRefreshLinesQuery', {
    nodes: [{ ...GOODS.saree, price: '4000.00', variants: [] }],
  });
  await answerWith(at.environment, 'useCartTermsQuery', TERMS);
  await waitFor(() => expect(total()).toMatch(/₹9,440\.00/));
  await at.user.click(create());
  expect(await input(at)).toMatchObject({ expectedTotal: '9440.00', key: first['key'] });
});

test('an item that is not sold any more is marked, and can only be removed', async () => {
  const at = await ready();
  await at.user.click(create());
  await answerWith(
    at.environment,
    MUTATION,
    created({ __typename: 'ChangedMeanwhile', __isRefusal: 'ChangedMeanwhile', message: 'Check.' }),
  );
  await answerWith(at.environment, 'useRefreshLinesQuery', { nodes: [null] });
  await answerWith(at.environment, 'useCartTermsQuery', TERMS);
  expect(await cart().findByText('This item is no longer sold. Remove it.')).toBeDefined();
  await at.user.click(cart().getByRole('button', { name: 'Remove Kota doria saree' }));
  expect(lines()).toHaveLength(0);
});

test('problems that only the server knows stand at their fields, and do not block another try', async () => {
  const at = await ready();
  await at.user.click(create());
  await answerWith(
    at.environment,
    MUTATION,
    created({
      __typename: 'InvalidInput',
      __isRefusal: 'InvalidInput',
      problems: [
        { field: 'lines.0.quantity', message: 'Too many' },
        { field: 'deliveryDate', message: 'Too soon' },
      ],
    }),
  );
  expect(await cart().findByText('Too many')).toBeDefined();
  expect(await cart().findByText('Too soon')).toBeDefined();
  await at.user.click(create());
  await sentOperation(at.environment, MUTATION);
});
