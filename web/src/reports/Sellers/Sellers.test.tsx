import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GraphFailure } from '../../app/graph/failure.ts';
import { storeSession } from '../../app/session/store.ts';
import { answerWith, fail } from '../../testing/answer.ts';
import { renderAt, type AtRoute } from '../../testing/render.tsx';
import { setWidth } from '../../testing/setWidth.ts';
import { askedOf, DEFAULTS } from './address.ts';
import { sellersRoute } from './route.ts';

const QUERY = 'SellersPageQuery';

const KURTA = {
  __typename: 'Seller',
  itemId: 'p1',
  name: 'Chikankari kurti',
  category: 'Kurtis',
  unit: 'pc',
  quantity: '12',
  amount: '10680.00',
  bills: 9,
  stock: '4',
  stockValue: '3560.00',
  profit: null,
};
const STITCHING = {
  ...KURTA,
  itemId: 's1',
  name: 'Stitching',
  category: null,
  stock: null,
  stockValue: null,
  bills: 1,
};

const data = (rows: readonly object[] = [KURTA, STITCHING], sum: string | null = null) => ({
  viewer: {
    tenant: {
      id: 't1',
      sellers: {
        __typename: 'SellerConnection',
        totalCount: rows.length,
        summary: { amount: '21360.00', profit: sum, stockValue: '3560.00' },
        edges: rows.map((node) => ({ node })),
      },
    },
  },
});

function visit(address = ''): AtRoute {
  storeSession({ access_token: 'secret' });
  return renderAt(`/Reports/sellers${address}`, [sellersRoute]);
}

const asks = ({ environment }: AtRoute, variables: object): Promise<void> =>
  waitFor(() => {
    const last = environment.mock
      .getAllOperations()
      .findLast(({ request }) => request.node.operation.name === QUERY);
    expect(last?.request.variables).toMatchObject(variables);
  });

test('the owner sees what each item brought above its cost; nobody else sees a column of it', async () => {
  const at = visit();
  await answerWith(at.environment, QUERY, data([{ ...KURTA, profit: '4280.00' }, STITCHING], '4280.00'));
  expect(await screen.findByRole('columnheader', { name: 'Profit' })).toBeDefined();
  expect(screen.getByText('Profit, where the cost is known')).toBeDefined();
  const [, first, second] = screen.getAllByRole('row');
  expect(first?.textContent).toContain('₹4,280.00');
  expect(second?.textContent).toContain('–');
});

test('without days the last thirty are asked for; a last day alone leaves the first open', () => {
  expect(askedOf(DEFAULTS, '2026-11-30')).toEqual({ view: 'AMOUNT', from: '2026-11-01' });
  expect(askedOf({ ...DEFAULTS, view: 'slow', to: '2026-10-31', kind: 'x' }, '2026-11-30')).toEqual({
    view: 'SLOW',
    to: '2026-10-31',
  });
});

test('an item stands with what was sold and what is in stock; without a known cost there is no profit', async () => {
  const at = visit();
  await answerWith(at.environment, QUERY, data());
  const row = await screen.findByRole('row', { name: /Chikankari kurti/ });
  const cells = within(row).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    'Chikankari kurtiKurtis · 9 bills',
    '12 pc',
    '₹10,680.00₹10,680.00',
    '4 pc',
    '₹3,560.00₹3,560.00',
  ]);
  const service = screen.getByRole('row', { name: /Stitching/ });
  expect(within(service).getAllByText('–')).toHaveLength(2);
  expect(screen.queryByText(/Profit/)).toBeNull();
});

test('the slow ones are asked for, with their stock alone; so are services', async () => {
  const at = visit();
  await answerWith(at.environment, QUERY, data());
  await screen.findByRole('row', { name: /Stitching/ });
  await at.user.click(screen.getByRole('radio', { name: 'Slow' }));
  await asks(at, { view: 'SLOW' });
  await answerWith(at.environment, QUERY, data([KURTA]));
  await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Quantity' })).toBeNull());
  await at.user.selectOptions(screen.getByLabelText('Products or services'), 'PRODUCT');
  await asks(at, { view: 'SLOW', kind: 'PRODUCT' });
  await answerWith(at.environment, QUERY, data([]));
  expect(await screen.findByText('No slow stock')).toBeDefined();
});

test('nothing was sold; a failure; a phone', async () => {
  const none = visit();
  await answerWith(none.environment, QUERY, data([]));
  expect(await screen.findByText('Nothing was sold')).toBeDefined();
  none.unmount();
  const failed = visit();
  await fail(failed.environment, QUERY, new GraphFailure('INTERNAL', 'It broke.', 'r1'));
  expect(await screen.findByText('Failed to fetch the best sellers')).toBeDefined();
  failed.unmount();
  setWidth(360);
  const at = visit();
  await answerWith(at.environment, QUERY, data([KURTA]));
  expect(await screen.findByText('12 pc · Kurtis · 9 bills')).toBeDefined();
});
