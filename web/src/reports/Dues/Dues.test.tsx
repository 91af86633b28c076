import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GraphFailure } from '../../app/graph/failure.ts';
import { storeSession } from '../../app/session/store.ts';
import { answerWith, fail } from '../../testing/answer.ts';
import { renderAt, type AtRoute } from '../../testing/render.tsx';
import { setWidth } from '../../testing/setWidth.ts';
import { duesRoute } from './route.ts';

const QUERY = 'DuesPageQuery';

const sums = {
  upTo30: '10.00',
  upTo60: '0.00',
  upTo90: '0.00',
  over90: '5.00',
  total: '15.00',
  bills: 2,
};
const ASHA = {
  __typename: 'CustomerDue',
  customerId: 'c1',
  name: 'Asha Rao',
  mobile: '9829000001',
  oldest: '2025-08-21',
  sums,
};

const data = (rows: readonly object[] = [ASHA], maySeeCustomers = true) => ({
  viewer: {
    maySeeCustomers,
    tenant: {
      id: 't1',
      duesByAge: {
        __typename: 'DueConnection',
        totalCount: rows.length,
        summary: sums,
        edges: rows.map((node) => ({ node })),
      },
    },
  },
});

function visit(address = ''): AtRoute {
  storeSession({ access_token: 'secret' });
  const customer = { path: '/crm/customer-details', element: <p>This is the customer</p> };
  return renderAt(`/Reports/dues${address}`, [duesRoute, customer]);
}

const asks = ({ environment }: AtRoute, variables: object): Promise<void> =>
  waitFor(() => {
    const last = environment.mock
      .getAllOperations()
      .findLast(({ request }) => request.node.operation.name === QUERY);
    expect(last?.request.variables).toMatchObject(variables);
  });

test('a customer stands with what is owed of each age, and is opened by a row', async () => {
  const at = visit();
  await answerWith(at.environment, QUERY, data());
  const row = await screen.findByRole('row', { name: /Asha Rao/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Asha Rao2 bills, the oldest of 21 Aug 2025',
    '98290 00001',
    '₹10.00₹10.00',
    '–None',
    '–None',
    '₹5.00₹5.00',
    '₹15.00₹15.00',
  ]);
  await at.user.click(row);
  expect(at.place()).toBe('/crm/customer-details?id=c1');
});

test('search and age narrow it down; nobody left can be cleared', async () => {
  const at = visit('?age=nonsense');
  await answerWith(at.environment, QUERY, data());
  await at.user.selectOptions(await screen.findByLabelText('Age of the dues'), 'OVER_90');
  await asks(at, { age: 'OVER_90' });
  await answerWith(at.environment, QUERY, data());
  fireEvent.change(screen.getByRole('searchbox', { name: 'Name or mobile' }), { target: { value: 'ash' } });
  await asks(at, { search: 'ash', age: 'OVER_90' });
  await answerWith(at.environment, QUERY, data([]));
  await at.user.click(await screen.findByRole('button', { name: 'Clear filters' }));
  expect(at.place()).toBe('/Reports/dues');
});

test('who may not see customers opens none; nobody owes; a failure', async () => {
  const at = visit();
  await answerWith(at.environment, QUERY, data([ASHA], false));
  await at.user.click(await screen.findByRole('row', { name: /Asha Rao/ }));
  expect(at.place()).toBe('/Reports/dues');
  at.unmount();
  const none = visit();
  await answerWith(none.environment, QUERY, data([]));
  expect(await screen.findByText('Nobody owes anything')).toBeDefined();
  none.unmount();
  const failed = visit();
  await fail(failed.environment, QUERY, new GraphFailure('INTERNAL', 'It broke.', 'r1'));
  expect(await screen.findByText('Failed to fetch the dues')).toBeDefined();
});

test('a phone gets a list whose rows open the customer', async () => {
  setWidth(360);
  const at = visit();
  await answerWith(at.environment, QUERY, data());
  await at.user.click(await screen.findByRole('button', { name: /Asha Rao/ }));
  expect(at.place()).toBe('/crm/customer-details?id=c1');
});
