import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { storeSession } from '../../app/session/store.ts';
import { GraphFailure } from '../../app/graph/failure.ts';
import { answerWith, fail, sentInput, sentOperation } from '../../testing/answer.ts';
import { renderAt, type AtRoute } from '../../testing/render.tsx';
import { doorRoute } from './route.ts';
import { answered, DOOR_QUERY, openDoor } from './testing.tsx';

const MUTATION = 'doorEntriesMutation';

const type = async (at: AtRoute, digits: string): Promise<void> =>
  at.user.type(screen.getByRole('textbox', { name: 'Last four digits' }), digits);

/** The text on screen when the door is open. */
const verdict = async () => (await screen.findByText('Come in')).closest('[role=status]')?.textContent;

test('four digits say who comes in, and note it', async () => {
  const at = await openDoor();
  expect(screen.getByRole('heading', { name: 'Door, Kothrud' })).toBeDefined();
  await type(at, '1001');
  expect(await verdict()).toContain('Member 1');
  expect(await sentInput(at.environment, MUTATION)).toMatchObject({
    branch: 'b1',
    entries: [{ member: 'm1' }],
  });
  const came = within(screen.getByRole('region', { name: 'Came in' }));
  expect(came.getByText('42 visits today')).toBeDefined();
  expect(came.getByText('Member 1')).toBeDefined();
  // A second visit within two minutes is not counted again.
  await type(at, '1001');
  expect(await screen.findByText(/already\. It counts once\./)).toBeDefined();
  expect(came.getByText('42 visits today')).toBeDefined();
});

test('who is not let in is told why; each entry takes a session, and says how many are left', async () => {
  const at = await openDoor();
  const came = within(screen.getByRole('region', { name: 'Came in' }));
  for (const [digits, word] of [
    ['1002', 'Expired on 12 Nov 2026'],
    ['1003', 'Suspended'],
    ['1004', '₹2,400.01 due'],
    ['1008', 'No sessions left'],
  ] as const) {
    await type(at, digits);
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(word));
    expect(screen.getByRole('region', { name: 'To come in' })).toBeDefined();
  }
  expect(came.getAllByText(/not let in$/)).toHaveLength(4);
  await type(at, '1009');
  expect(await screen.findByText('3 sessions left')).toBeDefined();
});

test('a note lets in whoever is kept out; without one nothing is noted', async () => {
  const at = await openDoor();
  await type(at, '1002');
  await at.user.click(await screen.findByRole('button', { name: 'Let in with a note' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Let Member 2 in' }));
  await at.user.click(dialog.getByRole('button', { name: 'Let in with a note' }));
  expect(await dialog.findByText('Say why.')).toBeDefined();
  // In one event: typed key by key, it would pass for a scanner.
  fireEvent.change(dialog.getByRole('textbox', { name: /^Note/ }), { target: { value: 'Pays tomorrow' } });
  await at.user.click(dialog.getByRole('button', { name: 'Let in with a note' }));
  expect(await verdict()).toContain('Member 2');
  expect(screen.getByText('Member 2, let in: Pays tomorrow')).toBeDefined();
});

test('members whose mobiles end alike are chosen from; unknown digits are told', async () => {
  const at = await openDoor();
  await type(at, '9999');
  expect(await screen.findByText('No member’s mobile ends with 9999.')).toBeDefined();
  await type(at, '7777');
  const dialog = within(await screen.findByRole('dialog', { name: 'Who is it?' }));
  await at.user.click(dialog.getByRole('button', { name: /Member 6/ }));
  expect(await verdict()).toContain('Member 6');
});

test('a list that cannot be loaded says so, and is asked for again', async () => {
  storeSession({ access_token: 'secret' });
  const at = renderAt('/Door', [doorRoute]);
  await fail(at.environment, DOOR_QUERY, new GraphFailure('INTERNAL', '', 'r1'));
  expect(await screen.findByText('The list of members could not be loaded.')).toBeDefined();
  await at.user.click(screen.getByRole('button', { name: /Retry/ }));
  await answerWith(at.environment, DOOR_QUERY, answered());
  expect(await screen.findByText('23 in now')).toBeDefined();
});

test('without a branch there is no door, and the way to add one', async () => {
  storeSession({ access_token: 'secret' });
  const at = renderAt('/Door', [doorRoute]);
  await answerWith(at.environment, DOOR_QUERY, answered({}, []));
  expect(await screen.findByText('A door belongs to a branch. Add one first.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Branches' })).toBeDefined();
});

test('what may be due is set', async () => {
  const at = await openDoor();
  expect(screen.getByText('Whoever owes more than ₹2,400.00 is not let in.')).toBeDefined();
  await at.user.click(screen.getByRole('button', { name: 'Set' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Dues at the door' }));
  const field = dialog.getByRole('textbox', { name: /^Maximum dues/ });
  await at.user.clear(field);
  await at.user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await sentInput(at.environment, 'DoorSettingsMutation')).toMatchObject({ limit: null });
});

test('who has a day pass comes in by it again', async () => {
  const at = await openDoor();
  await type(at, '3333');
  expect(await verdict()).toContain('Day pass');
  expect(screen.getByText('Day pass, valid today')).toBeDefined();
  const { entries } = await sentInput(at.environment, MUTATION);
  expect(entries).toMatchObject([{ pass: 'p1' }]);
  expect(JSON.stringify(entries)).not.toContain('"member"');
});

const renewal = (more: object = {}) => ({
  viewer: {
    tenant: {
      __typename: 'Tenant',
      id: 't1',
      gymRenewalFigures: {
        planName: 'Monthly',
        startsOn: '2026-11-20',
        endsOn: '2026-12-19',
        total: '1890.00',
        ...more,
      },
    },
  },
});

test('whose time is over reads what a renewal costs, and when it runs', async () => {
  const at = await openDoor();
  await type(at, '1002');
  await answerWith(at.environment, 'RenewalFactsQuery', renewal());
  const region = within(screen.getByRole('region', { name: 'To come in' }));
  expect(await region.findByText('Renewal, Monthly')).toBeDefined();
  expect(region.getByText('₹1,890.00')).toBeDefined();
  expect(region.getByText('20 Nov 2026 to 19 Dec 2026')).toBeDefined();
  expect(region.getByRole('button', { name: 'Renew' })).toBeDefined();
});

test('the price of a renewal that can not be loaded is told, with Retry', async () => {
  const at = await openDoor();
  await type(at, '1002');
  await fail(at.environment, 'RenewalFactsQuery', new GraphFailure('UPSTREAM_UNAVAILABLE', 'x', 'r1'));
  expect(await screen.findByText('The price of the renewal could not be loaded.')).toBeDefined();
  await at.user.click(screen.getByRole('button', { name: /Retry/ }));
  await answerWith(at.environment, 'RenewalFactsQuery', renewal({ planName: null, total: null }));
  expect(await screen.findByText('No price: only the time')).toBeDefined();
});

test('a door that could not be loaded asks again by itself', async () => {
  storeSession({ access_token: 'secret' });
  const at = renderAt('/Door', [doorRoute]);
  const asked = await sentOperation(at.environment, DOOR_QUERY);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const gone = new GraphFailure('UPSTREAM_UNAVAILABLE', 'x', 'r1');
  await act(async () => at.environment.mock.reject(asked, gone));
  expect(screen.getByRole('button', { name: 'Retry' })).toBeDefined();
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  vi.useRealTimers();
  await answerWith(at.environment, DOOR_QUERY, answered());
  expect(await screen.findByText('23 in now')).toBeDefined();
});
