import { addDays, dayIn } from '@galla/domain';
import { screen, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { GraphFailure } from '../../app/graph/failure.ts';
import { storeSession } from '../../app/session/store.ts';
import { answerWith, fail, sentOperation } from '../../testing/answer.ts';
import { renderAt } from '../../testing/render.tsx';
import { visitorsRoute } from './route.ts';

const QUERY = 'VisitorListQuery';
const today = dayIn('Asia/Kolkata', new Date());

const visitor = (n: number, more: object = {}) => ({
  __typename: 'TrialVisitor',
  customerId: `c${n}`,
  name: `Visitor ${n}`,
  mobile: '9763520914',
  days: ['2025-11-20'],
  paid: '210.00',
  agreesToMessages: false,
  callAt: null,
  isCalled: false,
  ...more,
});

const answered = (trialVisitors: object[], mayAdd = true) => ({
  viewer: { mayAdd, tenant: { id: 't1', name: 'Iron Temple', trialVisitors } },
});

/** Renders the current location and its state. */
function Members() {
  const { search, state } = useLocation();
  return <p>{`${search} ${JSON.stringify(state)}`}</p>;
}

function open(address = '/Visitors') {
  storeSession({ access_token: 'secret' });
  return renderAt(address, [visitorsRoute, { path: '/Members', element: <Members /> }]);
}

const rowOf = async (name: string) => {
  const row = (await screen.findByText(name)).closest('li');
  if (!row) throw new Error('No row');
  return within(row);
};

test('first the last 30 days: who came, what was paid, the call, and the ways to reach them', async () => {
  const at = open();
  const { variables } = (await sentOperation(at.environment, QUERY)).request;
  expect(variables).toEqual({ from: addDays(today, -29), to: today });
  const called = { callAt: '2025-11-22T05:30:00.000Z', isCalled: true };
  const agrees = { agreesToMessages: true, days: ['2025-11-21', '2025-11-20'], ...called };
  await answerWith(at.environment, QUERY, answered([visitor(1), visitor(2, agrees)]));
  const first = await rowOf('Visitor 1');
  expect(first.getByText(/Came on 20 Nov 2025 · ₹210\.00 paid/)).toBeDefined();
  expect(first.getByText('No call · Has not agreed to messages')).toBeDefined();
  expect(first.getByRole('link', { name: 'Call Visitor 1' }).getAttribute('href')).toBe('tel:9763520914');
  expect(first.queryByRole('link', { name: /WhatsApp/ })).toBeNull();
  const second = await rowOf('Visitor 2');
  expect(second.getByText(/Came on 21 Nov 2025 and 1 more/)).toBeDefined();
  expect(second.getByText(/^Called, .* · Agreed to messages$/)).toBeDefined();
  const chat = second.getByRole('link', { name: 'Write to Visitor 2 in WhatsApp' }).getAttribute('href');
  expect(decodeURIComponent(chat ?? '')).toContain('training at Iron Temple on 21 Nov 2025');
});

test('a visitor becomes a member in the form, with name and number', async () => {
  const at = open();
  await answerWith(at.environment, QUERY, answered([visitor(1)]));
  await at.user.click(await screen.findByRole('button', { name: 'More of Visitor 1' }));
  await at.user.click(await screen.findByRole('menuitem', { name: 'Add as member' }));
  expect(
    await screen.findByText('?open=new {"visitor":{"name":"Visitor 1","mobile":"9763520914"}}'),
  ).toBeDefined();
});

test('who may not add members makes none', async () => {
  const at = open();
  await answerWith(at.environment, QUERY, answered([visitor(1)], false));
  await at.user.click(await screen.findByRole('button', { name: 'More of Visitor 1' }));
  await screen.findByRole('menuitem', { name: 'Open the customer' });
  expect(screen.queryByRole('menuitem', { name: 'Add as member' })).toBeNull();
});

test('days of the address, nobody, and a failure with Retry', async () => {
  const at = open('/Visitors?from=2025-11-01&to=2025-11-30');
  const { variables } = (await sentOperation(at.environment, QUERY)).request;
  expect(variables).toEqual({ from: '2025-11-01', to: '2025-11-30' });
  await fail(at.environment, QUERY, new GraphFailure('INTERNAL', '', 'r1'));
  expect(await screen.findByText('The trial visitors could not be loaded.')).toBeDefined();
  await at.user.click(screen.getByRole('button', { name: /Retry/ }));
  await answerWith(at.environment, QUERY, answered([]));
  expect(await screen.findByText('No trial visitors')).toBeDefined();
});
